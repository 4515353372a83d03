"""The committed transcripts of screen reader output, for each key and browser."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from support.projects import ROOT
from support.screen_reader.orca import Browser, Moment

FOLDER: Final = ROOT / "docs" / "transcripts"
BROWSERS: Final[dict[Browser, str]] = {"chromium": "Chromium", "firefox": "Firefox ESR"}
KEYS: Final = {
    "Return": "Enter",
    "KP_Add": "+ on the number pad: read on from here",
    "KP_Up": "8 on the number pad: this line",
    "KP_Enter": "Enter on the number pad: where am I?",
    "h": "h: next heading",
    "1": "1: next heading of level 1",
    "2": "2: next heading of level 2",
    "b": "b: next button",
    "i": "i: next item of a list",
    "k": "k: next link",
    "p": "p: next paragraph",
    "t": "t: next table",
    "ctrl+Home": "Ctrl+Home: top of the page",
    "alt+shift+m": "Alt+Shift+M: list of landmarks",
    "alt+shift+Right": "Alt+Shift+Right: next cell",
}
PREAMBLE: Final = (
    "What the screen reader Orca says after each key, and what it sends to a braille display, as a "
    "test recorded it: `pytest -m screen_reader -n 0 --write-transcripts` writes it anew."
)
BREAK: Final = "<br>"


def path(journey: str) -> Path:
    """Return the file of a journey, which is named after its test."""
    return FOLDER / f"{journey.removeprefix('test_').replace('_', '-')}.md"


def heard(journey: str, browser: Browser) -> str:
    """Return the recorded output in ``browser``, or an empty string if there is no file."""
    return _parts(journey).get(BROWSERS[browser], "").replace(BREAK, " ")


def write(journey: str, aim: str, browser: Browser, moments: Iterable[Moment]) -> None:
    """Write one browser's part of the file, keeping the other's; ``aim`` is the listener's."""
    parts = _parts(journey) | {BROWSERS[browser]: _table(moments)}
    title = journey.removeprefix("test_").replace("_", " ").capitalize()
    sections = (f"## {name}\n\n{parts[name]}" for name in BROWSERS.values() if name in parts)
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = "\n\n".join([f"# {title}", aim, PREAMBLE, *sections])
    path(journey).write_text(f"{text}\n", "utf-8")


def _parts(journey: str) -> dict[str, str]:
    file = path(journey)
    _, *sections = file.read_text("utf-8").split("\n## ") if file.exists() else [""]
    named = (section.split("\n", 1) for section in sections)
    return {name: table.strip() for name, table in named}


def _table(moments: Iterable[Moment]) -> str:
    rows = (
        f"| {KEYS.get(moment.key, moment.key)} | {BREAK.join(moment.said) or '*silence*'} "
        f"| {moment.braille} |"
        for moment in moments
    )
    return "\n".join(["| key | heard | in braille |", "|---|---|---|", *rows])
