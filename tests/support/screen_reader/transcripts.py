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
    "KP_Enter": "Enter on the number pad: where am I?",
    "1": "1: next heading of level 1",
    "2": "2: next heading of level 2",
    "b": "b: next button",
    "i": "i: next item of a list",
    "p": "p: next paragraph",
    "t": "t: next table",
    "ctrl+Home": "Ctrl+Home: top of the page",
    "shift+Tab": "Shift+Tab",
    "shift+b": "Shift+b: previous button",
}
PREAMBLE: Final = (
    "What the screen reader Orca says after each key, and what it sends to a braille display, as a "
    "test recorded it: `pytest -m screen_reader -n 0 --write-transcripts` writes it again."
)


def path(journey: str) -> Path:
    """Return the file of a journey, which is named after its test."""
    return FOLDER / f"{journey.removeprefix('test_').replace('_', '-')}.md"


def parts(journey: str) -> dict[str, str]:
    """Return the table of each browser in the file of a journey."""
    file = path(journey)
    _, *sections = file.read_text("utf-8").split("\n## ") if file.exists() else [""]
    named = (section.split("\n", 1) for section in sections)
    return {name: table.strip() for name, table in named}


def write(journey: str, aim: str, browser: Browser, moments: Iterable[Moment]) -> None:
    """Write one browser's table to the file, keeping the other's; ``aim`` is the listener's aim."""
    rows = (
        f"| {KEYS.get(moment.key, moment.key)} | {'<br>'.join(moment.said) or '*silence*'} "
        f"| {moment.braille} |"
        for moment in moments
    )
    table = "\n".join(["| key | heard | in braille |", "|---|---|---|", *rows])
    tables = parts(journey) | {BROWSERS[browser]: table}
    title = journey.removeprefix("test_").replace("_", " ").capitalize()
    sections = (f"## {name}\n\n{tables[name]}" for name in BROWSERS.values() if name in tables)
    text = "\n\n".join([f"# {title}", aim, PREAMBLE, *sections])
    path(journey).write_text(f"{text}\n", "utf-8")
