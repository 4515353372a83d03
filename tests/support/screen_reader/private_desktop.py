"""An isolated desktop session: a virtual screen, a message bus and a speech server."""

import os
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from support.browsers.waiting import wait_for

PATIENCE_S: Final = 60

# A speech module that writes text to a file. It is silent but does not start without an audio
# output. No delimiters are set, since text would be split at them.
SPEECH: Final = """\
LogLevel 1
LogDir "{folder}"
DefaultLanguage "en"
AudioOutputMethod "libao"
AddModule "written" "sd_generic" "written.conf"
DefaultModule "written"
"""
# The pause stands for speech: speechd's client loses the end of a message that ends before its
# ``speak`` has registered it, and Orca would stop reading.
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


class PrivateDesktop:
    """Runs programs on a virtual screen; ``spoken`` is the file with all speech output."""

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="desktop."))
        self.spoken = self.folder / "spoken.txt"
        self.spoken.touch()
        self._children: list[subprocess.Popen[bytes]] = []
        self._log = (self.folder / "log.txt").open("wb")
        home = str(self.folder)
        self.environment = os.environ | {
            "HOME": home,
            "XDG_RUNTIME_DIR": home,
            "LC_ALL": "C.UTF-8",
            "GSETTINGS_BACKEND": "memory",
            "GTK_MODULES": "gail:atk-bridge",
            "GNOME_ACCESSIBILITY": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        try:
            self._begin()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """End every process of this desktop, including those started by its message bus."""
        for ending in (signal.SIGTERM, signal.SIGKILL):
            for process in self._processes():
                with suppress(ProcessLookupError):
                    os.kill(process, ending)
            with suppress(TimeoutError):
                wait_for(lambda: not self._processes(), "the desktop to end", patience_s=3)
        for child in self._children:
            child.wait()
        self._log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def configure(self, path: str, text: str) -> None:
        """Write a file to the home folder of this desktop."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def start(self, *command: str) -> None:
        """Start a program that ends with the desktop."""
        self._children.append(
            subprocess.Popen(command, env=self.environment, stdout=self._log, stderr=self._log)
        )

    def run(self, *command: str) -> None:
        """Run a command and wait for it to end."""
        subprocess.run(
            command, env=self.environment, stdout=self._log, stderr=self._log, check=True
        )

    def _begin(self) -> None:
        # Without key repeat: on a slow machine, a single key press would count twice.
        self.environment["DISPLAY"] = ":" + self._serve(
            *("Xvfb", "-r", "-displayfd", "1", "-nolisten", "tcp"),
            *("-screen", "0", "1600x1000x24"),
        )
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._serve(
            "dbus-daemon", "--session", "--nofork", "--print-address=1"
        )
        for switch in ("IsEnabled", "ScreenReaderEnabled"):
            self.run(
                *("gdbus", "call", "--session", "--dest", "org.a11y.Bus"),
                *("--object-path", "/org/a11y/bus"),
                *("--method", "org.freedesktop.DBus.Properties.Set"),
                *("org.a11y.Status", switch, "<true>"),
            )
        self.configure(".config/openbox/rc.xml", WINDOWS)
        self.start("openbox")
        self.configure("speech/speechd.conf", SPEECH.format(folder=self.folder))
        self.configure("speech/modules/written.conf", VOICE.format(spoken=self.spoken))
        self.start("speech-dispatcher", "-s", "-C", f"{self.folder}/speech", "-t", "0")
        socket = self.folder / "speech-dispatcher" / "speechd.sock"
        wait_for(socket.exists, "speech-dispatcher", patience_s=PATIENCE_S)

    def _serve(self, *command: str) -> str:
        """Start a server and return its address, the first line of its output."""
        server = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=self._log
        )
        self._children.append(server)
        assert server.stdout
        with server.stdout:
            return server.stdout.readline().decode().strip()

    def _processes(self) -> list[int]:
        for child in self._children:
            child.poll()
        mark = f"XDG_RUNTIME_DIR={self.folder}".encode()
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if mark in (process / "environ").read_bytes().split(b"\0"):
                    found.append(int(process.name))
        return found
