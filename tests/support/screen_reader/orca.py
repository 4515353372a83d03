"""The Orca screen reader: press keys in a browser and read what Orca says."""

import json
import re
import time
from dataclasses import dataclass
from itertools import dropwhile
from typing import Final, Literal

from support.browsers.launch import CHROMIUM_ARGUMENTS
from support.browsers.waiting import LOOK_EVERY_S
from support.screen_reader.private_desktop import Desktop
from support.tools import DESKTOP_CHROMIUM, FIREFOX

Browser = Literal["chromium", "firefox"]

SETTLED_S: Final = 1.0
"""After this long without a new phrase, speech is complete."""
SILENT_S: Final = 3.0
"""After this long without speech, an optional announcement is considered absent."""
ENDLESS_S: Final = 120
"""After this long, speech that never ends is cut off."""
PATIENCE_S: Final = 60
"""After this long without speech, a required announcement is missing."""

# Orca's defaults, but without key echo and without reading pages on load. The braille monitor makes
# Orca compose braille lines although there is no display.
SETTINGS: Final = {
    "general": {"enableKeyEcho": False, "sayAllOnLoad": False, "enableBrailleMonitor": True},
    "profiles": {"default": {"profile": ["Default", "default"]}},
    "pronunciations": {},
    "keybindings": {},
}
# Orca 43 fails if a dialog has hidden the focused element (fixed in later versions). The window of
# its braille monitor would take the focus, so the lines are logged to a file instead.
CUSTOMIZATIONS: Final = """
import logging
from pathlib import Path
from unittest.mock import MagicMock

from orca import braille, brlmon
from orca.scripts.toolkits.Chromium.script_utilities import Utilities

look = Utilities.inFindContainer

def in_find_container(self, *args, **kwargs):
    try:
        return look(self, *args, **kwargs)
    except Exception:
        return False

Utilities.inFindContainer = in_find_container
brlmon.BrlMon = MagicMock()
braille.log.setLevel(logging.INFO)
braille.log.addHandler(logging.FileHandler(Path.home() / "braille.txt"))
"""
BRAILLE_LINE: Final = re.compile(r"^BRAILLE LINE:  '(.*)'$", re.MULTILINE)
FIREFOX_PREFERENCES: Final = """
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.newtab.preload", false);
user_pref("browser.preonboarding.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("termsofuse.bypassNotification", true);
"""


def plain(text: str) -> str:
    """Return only the words of ``text``, in lower case."""
    return " ".join(re.findall(r"[\w$%]+", text.casefold()))


@dataclass(frozen=True)
class Moment:
    """A pressed key, the phrases spoken after it, and what a braille display shows at the end.

    ``braille`` is empty if the display did not change.
    """

    key: str
    said: tuple[str, ...]
    braille: str = ""

    @property
    def text(self) -> str:
        return " ".join(self.said)


def in_order(phrases: tuple[str, ...], text: str) -> bool:
    """Return whether ``text`` contains all ``phrases`` in this order."""
    rest = plain(text)
    for phrase in map(plain, phrases):
        _, found, rest = rest.partition(phrase)
        if not found:
            return False
    return True


class ScreenReader:
    """A browser with Orca; ``moments`` holds everything spoken since the page was opened."""

    def __init__(self, browser: Browser, desktop: Desktop) -> None:
        self.browser = browser
        self.moments: list[Moment] = []
        self._desktop = desktop
        self._heard = 0
        self._lines = 0
        self._start_orca()
        self._command = self._browser_command()
        desktop.start(*self._command, "about:blank")
        self._listen("the browser starts", "frame")

    def open(self, address: str, title: str) -> None:
        """Open a page in a new tab and wait until Orca has announced its summary.

        Orca usually reads the first line as well, unless it finds no caret yet.
        """
        self.moments.clear()
        self._desktop.start(*self._command, address)
        self._listen("the page opens", f"Finished loading {title}", "Page has")
        opening = self.moments.pop()
        # Earlier phrases are about the browser and the previous tab.
        said = dropwhile(lambda phrase: plain(title) not in plain(phrase), opening.said)
        self.moments.append(Moment(opening.key, tuple(said), opening.braille))

    def close(self) -> None:
        self.press("ctrl+w", may_be_silent=True)

    def press(self, key: str, *phrases: str, may_be_silent: bool = False) -> str:
        """Press ``key`` and wait until Orca has said ``phrases`` in order and is silent again.

        Without ``phrases``, wait for any speech, unless ``may_be_silent``.
        """
        self._desktop.run("xdotool", "key", "--clearmodifiers", key)
        return self._listen(key, *phrases, may_be_silent=may_be_silent)

    def press_until(self, key: str, phrase: str, at_most: int = 30) -> str:
        for _ in range(at_most):
            if in_order((phrase,), text := self.press(key)):
                return text
        raise AssertionError(f"pressing {key} never reached {phrase!r}\n{self}")

    def resize(self, width: int, height: int) -> None:
        self._desktop.run(
            *("xdotool", "getactivewindow", "windowsize", "--sync", str(width), str(height))
        )
        self._listen("the window changes", may_be_silent=True)

    @property
    def text(self) -> str:
        return " ".join(moment.text for moment in self.moments)

    def __str__(self) -> str:
        return "\n".join(f"{moment.key:>16}  {' | '.join(moment.said)}" for moment in self.moments)

    def _listen(self, key: str, *phrases: str, may_be_silent: bool = False) -> str:
        """Wait until Orca has said ``phrases`` in order and is silent, and return its speech."""
        changed = time.monotonic()
        cut_off = changed + ENDLESS_S
        said = ""
        complete = settled = False
        while not (complete and settled) and time.monotonic() < min(changed + PATIENCE_S, cut_off):
            time.sleep(LOOK_EVERY_S)
            if (latest := self._desktop.spoken.read_text("utf-8")[self._heard :]) != said:
                said, changed = latest, time.monotonic()
            complete = bool(said or may_be_silent) and in_order(phrases, said)
            settled = time.monotonic() - changed > (SETTLED_S if said else SILENT_S)
        self._heard += len(said)
        phrases_said = tuple(filter(None, map(str.strip, said.splitlines())))
        self.moments.append(Moment(key, phrases_said, self._new_braille()))
        assert complete, f"{key}: not spoken in this order: {phrases or 'anything'}\n{self}"
        return self.moments[-1].text

    def _new_braille(self) -> str:
        file = self._desktop.folder / "braille.txt"
        lines = BRAILLE_LINE.findall(file.read_text("utf-8")) if file.exists() else []
        new, self._lines = lines[self._lines :], len(lines)
        return new[-1] if new else ""

    def _start_orca(self) -> None:
        desktop = self._desktop
        # Hide this user's other Orca processes, which would block this one or be ended by it.
        (desktop.folder / "bin").mkdir()
        (desktop.folder / "bin" / "pgrep").symlink_to("/bin/true")
        desktop.environment["PATH"] = f"{desktop.folder}/bin:{desktop.environment['PATH']}"
        # Not the default port, because a braille server there would make Orca hang.
        desktop.environment["BRLAPI_HOST"] = ":63"
        desktop.configure(".local/share/orca/user-settings.conf", json.dumps(SETTINGS))
        desktop.configure(".local/share/orca/orca-customizations.py", CUSTOMIZATIONS)
        desktop.start("orca", "--disable", "braille")
        self._listen("Orca starts", "Screen reader on")

    def _browser_command(self) -> tuple[str, ...]:
        profile = f"{self._desktop.folder}/profile"
        if self.browser == "firefox":
            self._desktop.configure("profile/user.js", FIREFOX_PREFERENCES)
            return FIREFOX.path(), "--profile", profile
        return (
            DESKTOP_CHROMIUM.path(),
            *CHROMIUM_ARGUMENTS,
            "--disable-features=Translate",  # else it asks whether to translate Hindi
            "--disable-gpu",
            "--force-renderer-accessibility",
            "--no-default-browser-check",
            "--test-type",
            f"--user-data-dir={profile}",
        )
