from io import BytesIO
from pathlib import Path
from shutil import copy

import pytest
from PIL import Image, ImageChops, ImageColor

from drishti.commands.icons import draw_icons
from drishti.palette import colour
from support.projects import ROOT

ICONS = ["favicon.ico", *(f"images/{path.name}" for path in ROOT.glob("assets/images/*.png"))]
GROUND = ImageColor.getrgb(colour("ground")[0])


def test_the_icons_are_drawn_from_the_favicon(tmp_path: Path) -> None:
    (tmp_path / "images").mkdir()
    copy(ROOT / "assets" / "images" / "favicon.svg", tmp_path / "images")

    draw_icons(tmp_path)

    for name in ICONS:
        ours, drawn = (
            Image.open(BytesIO((assets / name).read_bytes())).convert("RGBA")
            for assets in (ROOT / "assets", tmp_path)
        )
        assert ImageChops.difference(ours, drawn).getbbox(alpha_only=False) is None, (
            f"{name}: not as in favicon.svg; run `python -m drishti.commands.icons`"
        )


@pytest.mark.parametrize(("edge", "corner"), [("#123456", (18, 52, 86)), ("none", GROUND)])
def test_a_logo_is_surrounded_by_its_upper_edge_or_by_the_ground_if_that_is_empty(
    tmp_path: Path, edge: str, corner: tuple[int, ...]
) -> None:
    (tmp_path / "images").mkdir()
    logo = f'<rect width="8" height="8" fill="{edge}"/><circle cx="4" cy="4" r="2"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{logo}</svg>'
    (tmp_path / "images" / "favicon.svg").write_text(svg, "utf-8")

    draw_icons(tmp_path)

    for name in ("apple-touch-icon", "icon-maskable-512"):
        drawn = Image.open(tmp_path / "images" / f"{name}.png").convert("RGB")
        assert drawn.getpixel((0, 0)) == corner
        assert drawn.getpixel((drawn.width // 2, drawn.height // 2)) == (0, 0, 0)
