"""The drawings use only the light and dark palettes of docs/pictures.md."""

import re
from pathlib import Path
from typing import Final

import pytest

from drishti.palette import colour
from support.contrast import hex_contrast
from support.projects import ROOT

IMAGES: Final = ROOT / "assets" / "images"
DRAWINGS: Final = (
    *("ecosystem/*", "features/*", "reasons/*", "vision/*"),
    *("buy", "calculator", "not_found"),
)
"""This site's drawings; logos and flags in other folders keep their colours."""
HEROES: Final = [IMAGES / "hero.svg", IMAGES / "hero_tall.svg"]
WITH_DARK_PALETTE: Final = sorted(path for name in DRAWINGS for path in IMAGES.glob(f"{name}.svg"))
STYLE: Final = re.compile(r"<style>.*?</style>", re.DOTALL)
HEX: Final = r"#[0-9a-f]{6}"
ROW: Final = re.compile(rf"^\| ([\w ]+) \| `({HEX})` \| `({HEX})` \|", re.MULTILINE)
DOCUMENT: Final = (ROOT / "docs" / "pictures.md").read_text("utf-8")
DAY: Final = {name: day for name, day, _ in ROW.findall(DOCUMENT)}
NIGHT: Final = {name: night for name, _, night in ROW.findall(DOCUMENT)}
TABLE: Final = (
    "use the table's colours (docs/pictures.md), or change one there and in every drawing"
)


def styles(path: Path) -> list[str]:
    return STYLE.findall(path.read_text("utf-8"))


def test_every_drawing_has_the_dark_palette_of_the_documentation() -> None:
    drawn = {path: styles(path) for path in WITH_DARK_PALETTE}
    [block] = drawn[WITH_DARK_PALETTE[0]]
    fills = dict(re.findall(r'\[fill="([^"]+)"\]\{fill:([^}]+)\}', block))
    strokes = dict(re.findall(r'\[stroke="([^"]+)"\]\{stroke:([^}]+)\}', block))
    things = {name: fills.get(day, day) for name, day in DAY.items() if name != "line"}

    others = [path.name for path, blocks in drawn.items() if blocks != [block]]
    assert not others, f"copy <style> of {WITH_DARK_PALETTE[0].name} into {others}"
    assert {**things, "line": strokes[DAY["line"]]} == NIGHT, TABLE


@pytest.mark.parametrize("path", [*HEROES, *WITH_DARK_PALETTE], ids=lambda path: path.name)
def test_drawings_use_only_palette_colours(path: Path) -> None:
    drawn = STYLE.sub("", path.read_text("utf-8"))
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', drawn))
    dark, others = (
        {*re.findall(r":(#[^;}]*)", "".join(styles(file)))} for file in (path, WITH_DARK_PALETTE[0])
    )

    assert colours - {"none", *DAY.values()} == set(), TABLE
    assert dark - others - {*NIGHT.values()} == set(), TABLE


def test_lines_are_visible_on_every_background_in_both_themes() -> None:
    night = [NIGHT[name] for name in ("sky", "beam", "earth", "terracotta", "teal", "brown")]
    pages = [colour(token) for token in ("ground", "sunken", "raised", "glow")]
    pairs = [(NIGHT["line"], ground) for ground in [*night, *(dark for _, dark in pages)]]
    pairs += [(DAY["line"], ground) for ground, _ in pages]

    faint = [pair for pair in pairs if hex_contrast(*pair) < 3]
    assert faint == [], f"less than 3 to 1; {TABLE}"
