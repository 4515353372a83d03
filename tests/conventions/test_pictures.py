"""The drawings use only the light and dark palettes of docs/pictures.md."""

import re
from pathlib import Path
from typing import Final

import pytest

from drishti.palette.contrast import hex_contrast
from drishti.palette.tokens import colour
from support.projects import ROOT

IMAGES: Final = ROOT / "assets" / "images"
HEROES: Final = [IMAGES / "hero.svg", IMAGES / "hero_tall.svg"]
FOLDERS: Final = ("ecosystem", "features", "reasons", "token", "vision")
WITH_DARK_PALETTE: Final = sorted(
    [
        *(IMAGES / f"{name}.svg" for name in ("buy", "calculator", "not_found")),
        *(path for name in FOLDERS for path in (IMAGES / name).glob("*.svg")),
    ]
)
STYLE: Final = re.compile(r"<style>.*?</style>", re.DOTALL)
HEX: Final = r"#[0-9a-f]{6}"
ROW: Final = re.compile(rf"^\| ([\w ]+) \| `({HEX})` \| `({HEX})` \|", re.MULTILINE)
DOCUMENT: Final = (ROOT / "docs" / "pictures.md").read_text("utf-8")
DAY: Final = {name: day for name, day, _ in ROW.findall(DOCUMENT)}
NIGHT: Final = {name: night for name, _, night in ROW.findall(DOCUMENT)}

DARK_THINGS: Final = ("terracotta", "teal", "brown")


def drawing_id(path: Path) -> str:
    return path.relative_to(IMAGES).as_posix()


@pytest.mark.parametrize("path", WITH_DARK_PALETTE, ids=drawing_id)
def test_every_drawing_has_the_same_dark_palette(path: Path) -> None:
    model = STYLE.findall(WITH_DARK_PALETTE[0].read_text("utf-8"))

    assert len(model) == 1
    assert STYLE.findall(path.read_text("utf-8")) == model


@pytest.mark.parametrize("path", HEROES, ids=drawing_id)
def test_the_dark_hero_drawings_use_only_palette_colours(path: Path) -> None:
    hero, others = (
        {*re.findall(r":(#[^;}]*)", "".join(STYLE.findall(file.read_text("utf-8"))))}
        for file in (path, WITH_DARK_PALETTE[0])
    )

    assert hero - others - {*NIGHT.values()} == set()


@pytest.mark.parametrize("path", [*HEROES, *WITH_DARK_PALETTE], ids=drawing_id)
def test_drawings_use_only_palette_colours(path: Path) -> None:
    drawn = STYLE.sub("", path.read_text("utf-8"))
    colours = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', drawn))

    assert colours - {"none", *DAY.values()} == set()


def test_the_dark_palette_matches_the_documentation() -> None:
    block = STYLE.findall(WITH_DARK_PALETTE[0].read_text("utf-8"))[0]
    fills = dict(re.findall(r'\[fill="([^"]+)"\]\{fill:([^}]+)\}', block))
    strokes = dict(re.findall(r'\[stroke="([^"]+)"\]\{stroke:([^}]+)\}', block))
    things = {name: fills.get(day, day) for name, day in DAY.items() if name != "line"}

    assert {**things, "line": strokes[DAY["line"]]} == NIGHT


@pytest.mark.parametrize("ground", ["sky", "beam", "earth", *DARK_THINGS])
def test_lines_are_visible_on_every_dark_background(ground: str) -> None:
    assert hex_contrast(NIGHT["line"], NIGHT[ground]) >= 3


@pytest.mark.parametrize("token", ["ground", "sunken", "raised", "glow"])
def test_lines_are_visible_on_the_page_in_both_themes(token: str) -> None:
    for line, page in zip((DAY["line"], NIGHT["line"]), colour(token), strict=True):
        assert hex_contrast(line, page) >= 3
