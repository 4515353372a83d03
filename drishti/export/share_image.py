"""The Open Graph images: the hero image and the ticker, and for English pages the tagline."""

from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from PIL import Image, ImageDraw, ImageFont, ImageText
from resvg_py import svg_to_bytes

from drishti.content.loader import english
from drishti.content.schema.base import DIVIDER, Text
from drishti.export.document import FONT
from drishti.palette import colour
from drishti.urls import ASSETS, site_url

# Without this, ElementTree writes every tag with a prefix.
ET.register_namespace("", "http://www.w3.org/2000/svg")

ADDRESSES: Final = {True: "/images/share.png", False: "/images/share-plain.png"}
"""The image with English words, and the one without for the other languages."""
SIZE: Final = (1200, 630)
"""Pixels, as recommended for Open Graph images."""

PAPER, INK, EMPHASIS = (colour(name)[0] for name in ("ground", "ink", "emphasis"))
COLOURS: Final = 64

MARGIN: Final = 72
SPACING: Final = 8
LINE_HEIGHT: Final = 52
"""Height of the line at the bottom, in pixels."""
ARCH: Final = (648, 96, 480, 534)
"""The arch around the hero image: x, y, width and height."""


def write_share_images(static: Path) -> None:
    """Write the share images of an export."""
    hero, site = english().hero, english().site
    for has_words, address in ADDRESSES.items():
        words = (hero.tagline, site.share) if has_words else None
        image = share_image(english().facts.ticker, words, hero.image_tall)
        (static / address.lstrip("/")).write_bytes(image)


def share_image_address(*, has_words: bool) -> str:
    """Return the URL of an image; the export replaces the version by the hash of the file."""
    return f"{site_url(ADDRESSES[has_words])}?v=1"


def share_image(ticker: str, words: tuple[Text, Text] | None, picture: str) -> bytes:
    """Return the image as PNG.

    ``words`` are the tagline and the line at the bottom, and ``picture`` is the path of an SVG file
    in ``assets/``.
    """
    drawn = svg_to_bytes(svg_string=_scene(picture), skip_system_fonts=True)
    image = Image.open(BytesIO(drawn)).convert("RGB")
    draw = ImageDraw.Draw(image)
    width = ARCH[0] - MARGIN - MARGIN // 2
    draw.text((MARGIN, 348), ticker, INK, _font_to_fit(ticker, 120, width), anchor="ls")
    if words:
        tagline, line = words
        phrases = tagline.replace(DIVIDER, "\n")
        lines = _wrap(phrases, width, SIZE[1] - MARGIN // 2 - 396 - LINE_HEIGHT)
        draw.text((MARGIN, 396), lines, EMPHASIS)
        foot = (MARGIN, SIZE[1] - MARGIN // 2 - 12)
        draw.text(foot, line, INK, _font_to_fit(line, 32, width), anchor="ls")
    file = BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _scene(picture: str) -> str:
    x, y, width, height = ARCH
    radius, bottom = width / 2, SIZE[1] + 9
    arch = f"M{x} {bottom}V{y + radius}a{radius} {radius} 0 0 1 {width} 0V{bottom}z"
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE[0]}" height="{SIZE[1]}">
<clipPath id="arch"><path d="{arch}"/></clipPath>
<rect width="{SIZE[0]}" height="{SIZE[1]}" fill="{PAPER}"/>
<g clip-path="url(#arch)"><svg x="{x}" y="{y}" width="{width}" height="{height}"
preserveAspectRatio="xMidYMid slice" {_svg_body(picture)}</g>
<path d="{arch}" fill="none" stroke="{INK}" stroke-width="4"/>
<svg x="{MARGIN}" y="136" width="96" height="96" {_svg_body("images/favicon.svg")}
</svg>"""


def _svg_body(image: str) -> str:
    """Return an SVG file without ``<svg``, position and size, for nesting in another SVG."""
    drawing = ET.fromstring((ASSETS / image).read_bytes())  # noqa: S314 - the owner's own file
    for name in ("x", "y", "width", "height", "preserveAspectRatio"):
        drawing.attrib.pop(name, None)
    return ET.tostring(drawing, encoding="unicode").removeprefix("<svg ")


def _font(size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(str(ASSETS / FONT), size)
    font.set_variation_by_axes([750])  # its weight
    return font


def _font_to_fit(text: str, size: int, width: int) -> ImageFont.FreeTypeFont:
    """Return the font at ``size``, or smaller if ``text`` would otherwise exceed ``width``."""
    return _font(size * min(1, width / _font(size).getlength(text)))


def _wrap(text: str, width: int, height: int) -> ImageText.Text[str]:
    """Return ``text`` wrapped at the largest size that fits; ``Hero`` refuses what fits at none."""
    for size in range(44, 0, -4):
        lines = ImageText.Text(text, _font(size), spacing=SPACING)
        with suppress(ValueError):  # raised if one word is too wide
            if lines.wrap(width, height) is None:
                return lines
    raise ValueError(f"{text!r} does not fit the share image")
