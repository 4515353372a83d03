"""A new brand or accent colour reaches everything that shows it."""

from colorsys import rgb_to_hls
from io import BytesIO
from itertools import chain
from pathlib import Path
from shutil import copy

import pytest
from PIL import Image, ImageChops

from drishti.commands.recolour import COLOUR, COLOURED, draw_icons, recolour
from drishti.palette.shades import DRAWN
from drishti.palette.tokens import FILE, tokens
from support.projects import ROOT

ICONS = ["favicon.ico", *(f"images/{path.name}" for path in ROOT.glob("assets/images/*.png"))]
GREEN = "#07271e"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all files that have colours, in the colours of ``DRAWN``."""
    for file in chain(*(ROOT.glob(pattern) for pattern in COLOURED)):
        (tmp_path / file.relative_to(ROOT).parent).mkdir(parents=True, exist_ok=True)
        copy(file, tmp_path / file.relative_to(ROOT))
    for name, (drawn, *_) in DRAWN.items():
        recolour(name, drawn, tmp_path)
    return tmp_path


def contents(project: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}


def test_a_colour_reaches_all_files_and_the_former_one_brings_the_same_bytes(project: Path) -> None:
    before = contents(project)

    recolour("ink", GREEN, project)

    for path, source in contents(project).items():
        is_flag = path.parent.name == "flags"
        assert is_flag or not {*DRAWN["ink"]} & {*COLOUR.findall(source.decode())}, path
    recolour("ink", DRAWN["ink"][0], project)
    assert contents(project) == before


def test_every_shade_of_the_brand_in_the_themes_and_drawings_follows_it(project: Path) -> None:
    styles = (project / FILE).read_text("utf-8")
    drawings = "".join(
        path.read_text("utf-8") for path in project.rglob("*.svg") if path.parent.name != "flags"
    )
    used = {*tokens(styles, "light").values(), *tokens(styles, "dark").values()}
    used |= {*COLOUR.findall(drawings)}

    def is_indigo(colour: str) -> bool:
        hue, lightness, _ = rgb_to_hls(*(part / 255 for part in bytes.fromhex(colour[1:7])))
        return abs(hue - 0.68) < 0.08 and 0 < lightness < 1

    assert {colour[:7] for colour in used if is_indigo(colour)} <= {*DRAWN["ink"]}


@pytest.mark.parametrize(
    ("name", "colour", "darker"), [("ink", "#00843d", "#002812"), ("accent", "#a05010", "#f1a96f")]
)
def test_a_colour_without_contrast_is_refused_with_one_that_has_it(
    project: Path, name: str, colour: str, darker: str
) -> None:
    with pytest.raises(SystemExit, match=rf"^{colour}: .* to 1 .*, such as {darker}$"):
        recolour(name, colour, project)

    recolour(name, darker, project)


def test_a_colour_that_means_something_else_is_refused(project: Path) -> None:
    with pytest.raises(SystemExit, match=r"^#0b2239: its shade #0b2239 is taken in assets/.*; al"):
        recolour("ink", "#0b2239", project)


def test_the_icons_are_drawn_from_the_favicon(tmp_path: Path) -> None:
    (tmp_path / "assets" / "images").mkdir(parents=True)
    copy(ROOT / "assets" / "images" / "favicon.svg", tmp_path / "assets" / "images")

    draw_icons(tmp_path)

    for name in ICONS:
        ours, drawn = (
            Image.open(BytesIO((root / "assets" / name).read_bytes())).convert("RGBA")
            for root in (ROOT, tmp_path)
        )
        assert ImageChops.difference(ours, drawn).getbbox(alpha_only=False) is None, (
            f"{name}: not as in favicon.svg; run `python -m drishti.commands.recolour`"
        )
