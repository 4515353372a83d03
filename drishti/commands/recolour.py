"""Change the colours of the site: ``python -m drishti.commands.recolour --brand "#07271e"``.

In the stylesheet, the drawings and the documents, ``--brand`` replaces the shades of the text
colour, and ``--accent`` those of the sun. The icons are redrawn even without an option.
"""

import re
from argparse import ArgumentParser, ArgumentTypeError
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from resvg_py import svg_to_bytes

from drishti.commands.output import print_lines
from drishti.palette.contrast import contrast_problems
from drishti.palette.shades import legible, shades
from drishti.palette.tokens import FILE, tokens
from drishti.urls import ASSETS

PROJECT: Final = ASSETS.parent
DRAWINGS: Final = ("ecosystem", "features", "reasons", "vision")
"""The folders of this site's drawings; logos and flags in other folders keep their colours."""
COLOURED: Final = (
    *(FILE, "docs/architecture.svg", "docs/pictures.md", "assets/images/*.svg"),
    *(f"assets/images/{folder}/*.svg" for folder in DRAWINGS),
)
SHADES: Final = 64
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


def recolour(name: str, colour: str, project: Path = PROJECT) -> None:
    """Replace the shades of ``name``, ``ink`` or ``accent``, with those of ``colour``.

    Raises:
        SystemExit: If a shade has too little contrast, or is already used for something else.

    """
    texts = {
        path: path.read_text("utf-8") for glob in COLOURED for path in sorted(project.glob(glob))
    }
    styles = project / FILE
    old, new = shades(name, tokens(texts[styles], "light")[name]), shades(name, colour)
    shade = dict(zip(old, new, strict=True))
    changed = {
        path: COLOUR.sub(lambda found: shade.get(found[0], found[0]), text)
        for path, text in texts.items()
    }
    if problems := contrast_problems(changed[styles]):
        raise SystemExit(f"{colour}: {problems[0]}, such as {legible(name, colour)}")
    for path, text in texts.items():
        for taken in sorted(({*COLOUR.findall(text)} - {*old}) & {*new}):
            where = f"its shade {taken} is taken in {path.relative_to(project).as_posix()}"
            raise SystemExit(f"{colour}: {where}; allowed: a colour beside it")
    for path, text in changed.items():
        path.write_text(text, "utf-8", newline="\n")


def draw_icons(project: Path = PROJECT) -> None:
    """Draw the icons for browsers and phones from ``favicon.svg``."""
    assets = project / "assets"
    drawing = (assets / "images" / "favicon.svg").read_text("utf-8")
    for name, image in {
        "icon-192": _icon(drawing, 192),
        "icon-512": _icon(drawing, 512),
        "apple-touch-icon": _on_ground(drawing, 180, 180),
        "icon-maskable-512": _on_ground(drawing, 512, 410),  # phones may crop it to any shape
    }.items():
        image.quantize(SHADES).save(assets / "images" / f"{name}.png", optimize=True)
    large, small = _icon(drawing, 48), _icon(drawing, 32)
    sizes = [small.size, large.size]
    large.save(assets / "favicon.ico", sizes=sizes, append_images=[small])


def _icon(drawing: str, size: int) -> Image.Image:
    return Image.open(BytesIO(svg_to_bytes(svg_string=drawing, width=size, height=size)))


def _on_ground(drawing: str, size: int, inner: int) -> Image.Image:
    icon = _icon(drawing, inner)
    image = Image.new("RGBA", (size, size), icon.getpixel((inner // 2, 0)))
    image.alpha_composite(icon, ((size - inner) // 2,) * 2)
    return image.convert("RGB")


def _colour(text: str) -> str:
    if not re.fullmatch("#?[0-9A-Fa-f]{6}", text):
        raise ArgumentTypeError(f'is {text!r}; allowed: "#" and six hexadecimal digits, in quotes')
    return "#" + text.removeprefix("#").lower()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    for option, name in (("--brand", "ink"), ("--accent", "accent")):
        parser.add_argument(option, dest=name, type=_colour, metavar='"#rrggbb"')
    for name, colour in vars(parser.parse_args()).items():
        if colour:
            recolour(name, colour)
    draw_icons()
    print_lines(["done; look at both themes, and take a new docs/site.webp"])
