from io import BytesIO
from pathlib import Path
from shutil import copy

from PIL import Image, ImageChops

from drishti.commands.icons import draw_icons
from support.projects import ROOT

ICONS = ["favicon.ico", *(f"images/{path.name}" for path in ROOT.glob("assets/images/*.png"))]


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
