"""An isolated desktop session: a virtual screen, a message bus and a speech server."""

import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from support.browsers.waiting import wait_for
from support.tools import SCREEN_READER

PATIENCE_S: Final = 60
END_S: Final = 3

# A speech module that writes text to a file. Although it is silent, it starts only with an audio
# output. No delimiters are set, because the text would be split at them.
SPEECH: Final = """\
LogLevel 1
LogDir "{folder}"
DefaultLanguage "en"
AudioOutputMethod "libao"
AddModule "written" "sd_generic" "written.conf"
DefaultModule "written"
"""
# The pause stands in for speech. Without it, a message would end before the client's ``speak`` has
# registered it. The client would miss the end, and Orca would stop reading.
VOICE: Final = """\
GenericExecuteSynth "printf '%s\\\\n' \\'$DATA\\' >> {spoken}; sleep 0.02"
GenericMaxChunkLength 5000
GenericDelimiters ""
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en"
"""
# The window manager has no key bindings, so that every key reaches the screen reader.
WINDOWS: Final = """\
<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>
"""


class Desktop:
    """Runs programs on a virtual screen; ``spoken`` is the file with all speech output."""

    def __init__(self, folder: Path, log: IO[bytes]) -> None:
        self.folder = folder
        self.spoken = folder / "spoken.txt"
        self.spoken.touch()
        self.environment = os.environ | {
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={folder}/bus",
            "LC_ALL": "C.UTF-8",
            "GSETTINGS_BACKEND": "memory",
            "GTK_MODULES": "gail:atk-bridge",
            "GNOME_ACCESSIBILITY": "1",
        }
        self._log = log
        self._children: list[subprocess.Popen[bytes]] = []

    def configure(self, path: str, text: str) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        """Start a program that is ended with the desktop."""
        child = subprocess.Popen(
            command,
            env=self.environment,
            stdout=self._log,
            stderr=self._log,
            process_group=self._children[0].pid if self._children else 0,
        )
        self._children.append(child)
        return child

    def run(self, *command: str) -> None:
        assert self.start(*command).wait() == 0, command

    def begin(self) -> None:
        """Start the screen, the message bus, the window manager and the speech server."""
        # ``-r`` turns off key repeat, because on a slow machine a single press would count twice.
        xvfb = "Xvfb -r -displayfd 1 -nolisten tcp -screen 0 1600x1000x24"
        self.start("sh", "-c", f"exec {xvfb} >{self.folder}/display")
        display = wait_for((self.folder / "display").read_text, "Xvfb", excused=OSError)
        self.environment["DISPLAY"] = f":{display.strip()}"
        bus, speech = self.folder / "bus", self.folder / "speech-dispatcher" / "speechd.sock"
        self.start("dbus-daemon", "--session", "--nofork", f"--address=unix:path={bus}")
        wait_for(bus.exists, "the message bus", patience_s=PATIENCE_S)
        self.start("/usr/libexec/at-spi-bus-launcher", "--a11y=1", "--screen-reader=1")
        self.run("gdbus", "wait", "--session", "org.a11y.Bus")
        self.configure(".config/openbox/rc.xml", WINDOWS)
        self.start("openbox")
        self.configure("speech/speechd.conf", SPEECH.format(folder=self.folder))
        self.configure("speech/modules/written.conf", VOICE.format(spoken=self.spoken))
        self.start("speech-dispatcher", "-s", "-C", f"{self.folder}/speech", "-t", "0")
        wait_for(speech.exists, "speech-dispatcher", patience_s=PATIENCE_S)

    def end(self) -> None:
        """End every process of this desktop, including those started by its message bus."""
        group, *others = self._children
        os.killpg(group.pid, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            for child in others:
                child.wait(END_S)
        os.killpg(group.pid, signal.SIGKILL)
        for child in self._children:
            child.wait()


@contextmanager
def private_desktop() -> Iterator[Desktop]:
    """Start a desktop with its own home folder, and end all of its processes afterwards."""
    for tool in SCREEN_READER:
        tool.path()
    with (
        tempfile.TemporaryDirectory(prefix="desktop.", ignore_cleanup_errors=True) as folder,
        Path(folder, "log.txt").open("wb") as log,
    ):
        desktop = Desktop(Path(folder), log)
        try:
            desktop.begin()
            yield desktop
        finally:
            desktop.end()
