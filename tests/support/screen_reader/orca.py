"""Orca, the screen reader of Linux desktops: press a key in a browser and hear what it says."""

import json
import re
import time
from dataclasses import dataclass
from itertools import dropwhile
from typing import Final, Literal, Self

from support.browsers.waiting import LOOK_EVERY_S
from support.screen_reader.private_desktop import PrivateDesktop
from support.tools import CHROMIUM_ARGUMENTS, DESKTOP_CHROMIUM, FIREFOX, SCREEN_READER

Browser = Literal["chromium", "firefox"]

SETTLED_S: Final = 1.0
"""As long as this after a phrase, no more is coming."""
SILENT_S: Final = 3.0
"""As long as this after what may be silent, it says nothing."""
PATIENCE_S: Final = 60
"""As long as this without a word, what should be said is missing."""

# Orca's own, but that it neither says which key was pressed nor reads a page before it is asked.
SETTINGS: Final = {
    "general": {"enableKeyEcho": False, "sayAllOnLoad": False},
    "profiles": {"default": {"profile": ["Default", "default"]}},
    "pronunciations": {},
    "keybindings": {},
}
# Orca 43 fails when a dialog has hidden what had the focus; later ones look first.
CUSTOMIZATIONS: Final = """
from orca.scripts.toolkits.Chromium.script_utilities import Utilities

look = Utilities.inFindContainer

def in_find_container(self, *args, **kwargs):
    try:
        return look(self, *args, **kwargs)
    except Exception:
        return False

Utilities.inFindContainer = in_find_container
"""
FIREFOX_PREFERENCES: Final = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": False,
    "browser.newtab.preload": False,
    "browser.preonboarding.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "termsofuse.bypassNotification": True,
}


def plain(text: str) -> str:
    """Return the words of ``text`` alone: what a voice says of it."""
    return " ".join(re.findall(r"[\w$%]+", text.casefold()))


@dataclass(frozen=True)
class Moment:
    """A key that was pressed and the phrases said after it."""

    key: str
    said: tuple[str, ...]

    @property
    def text(self) -> str:
        """All of it, one phrase after the other."""
        return " ".join(self.said)


def in_order(phrases: tuple[str, ...], text: str) -> bool:
    """Return whether all ``phrases`` are in ``text``, one after the other."""
    rest = plain(text)
    for phrase in map(plain, phrases):
        _, found, rest = rest.partition(phrase)
        if not found:
            return False
    return True


class ScreenReader:
    """One browser with Orca beside it; ``moments`` is all that was heard since a page opened."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.moments: list[Moment] = []
        self._desktop = PrivateDesktop()
        self._heard = 0

    def __enter__(self) -> Self:
        for tool in SCREEN_READER:
            tool.path()
        self._desktop.__enter__()
        try:
            self._start_orca()
            self._start_browser()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._desktop.__exit__()

    def open(self, address: str, title: str, *phrases: str) -> None:
        """Open a page in a tab of its own, and wait until it begins with ``phrases``."""
        self.moments.clear()
        self._desktop.start(*self._command, address)
        self._listen("the page opens", f"Finished loading {title}", "Page has", *phrases)
        opening = self.moments.pop()
        # What was said before is about the browser and the tab that was left.
        said = dropwhile(lambda phrase: plain(title) not in plain(phrase), opening.said)
        self.moments.append(Moment(opening.key, tuple(said)))

    def close(self) -> None:
        """Close the tab."""
        self.press("ctrl+w", may_be_silent=True)

    def press(self, key: str, *phrases: str, may_be_silent: bool = False) -> str:
        """Press ``key``, wait until ``phrases`` were heard in order and the voice has settled.

        Without ``phrases`` it waits for any word, unless the answer ``may_be_silent``.
        """
        self._desktop.run("xdotool", "key", "--clearmodifiers", key)
        return self._listen(key, *phrases, may_be_silent=may_be_silent)

    def press_until(self, key: str, phrase: str, at_most: int = 30) -> str:
        """Press ``key`` until ``phrase`` is heard."""
        for _ in range(at_most):
            if in_order((phrase,), text := self.press(key)):
                return text
        raise AssertionError(f"{key} never led to {phrase!r}\n{self}")

    def resize(self, width: int, height: int) -> None:
        """Make the window so wide and high, in pixels."""
        self._desktop.run(
            *("xdotool", "getactivewindow", "windowsize", "--sync", str(width), str(height))
        )
        self._listen("the window changes", may_be_silent=True)

    @property
    def text(self) -> str:
        """All that was heard since the page opened."""
        return " ".join(moment.text for moment in self.moments)

    def __str__(self) -> str:
        return "\n".join(f"{moment.key:>16}  {' | '.join(moment.said)}" for moment in self.moments)

    def _listen(self, key: str, *phrases: str, may_be_silent: bool = False) -> str:
        """Return what is said until it holds ``phrases`` in order and the voice has settled."""
        changed = time.monotonic()
        said = ""
        complete = settled = False
        while not (complete and settled) and time.monotonic() - changed < PATIENCE_S:
            time.sleep(LOOK_EVERY_S)
            if (latest := self._desktop.spoken.read_text("utf-8")[self._heard :]) != said:
                said, changed = latest, time.monotonic()
            complete = bool(said or may_be_silent) and in_order(phrases, said)
            settled = time.monotonic() - changed > (SETTLED_S if said else SILENT_S)
        self._heard += len(said)
        self.moments.append(Moment(key, tuple(filter(None, map(str.strip, said.splitlines())))))
        assert complete, f"{key}: not heard in order: {phrases or 'a word'}\n{self}"
        return self.moments[-1].text

    def _start_orca(self) -> None:
        desktop = self._desktop
        # Where its user has an Orca running, another would not start, or would end theirs.
        (desktop.folder / "bin").mkdir()
        (desktop.folder / "bin" / "pgrep").symlink_to("/bin/true")
        desktop.environment["PATH"] = f"{desktop.folder}/bin:{desktop.environment['PATH']}"
        # Any server at the usual place of a braille display would hang it.
        desktop.environment["BRLAPI_HOST"] = ":63"
        desktop.configure(".local/share/orca/user-settings.conf", json.dumps(SETTINGS))
        desktop.configure(".local/share/orca/orca-customizations.py", CUSTOMIZATIONS)
        desktop.start("orca", "--disable", "braille")
        self._listen("Orca starts", "Screen reader on")

    def _start_browser(self) -> None:
        profile = f"{self._desktop.folder}/profile"
        self._desktop.configure(
            "profile/user.js",
            "".join(
                f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                for name, value in FIREFOX_PREFERENCES.items()
            ),
        )
        commands = {
            "chromium": (
                DESKTOP_CHROMIUM.path(),
                *CHROMIUM_ARGUMENTS,
                "--disable-gpu",
                "--force-renderer-accessibility",
                "--no-default-browser-check",
                "--test-type",
                f"--user-data-dir={profile}",
            ),
            "firefox": (FIREFOX.path(), "--profile", profile),
        }
        self._command = commands[self.browser]
        self._desktop.start(*self._command, "about:blank")
        self._listen("the browser starts", "frame")
