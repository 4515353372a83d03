"""The picture that stands beside a shared link: drawn at build from the site's own parts."""

from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import reflex as rx
from PIL import Image, ImageDraw, ImageFont
from resvg_py import svg_to_bytes

from drishti.build.tokens import colour
from drishti.content.loader import english
from drishti.content.schema.base import DIVIDER
from drishti.content.schema.site_content import SiteContent
from drishti.urls import ASSETS, content_hash, site_url

# Without it every tag is written with a prefix.
ET.register_namespace("", "http://www.w3.org/2000/svg")

ADDRESS: Final = "/images/share.png"
SIZE: Final = (1200, 630)
"""In pixels, as Open Graph's readers expect it."""

FONT: Final = ASSETS / "fonts" / "atkinson-hyperlegible-next-latin-wght-normal.woff2"
BOLD: Final = 750

PAPER, INK, EMPHASIS = (colour(name)[0] for name in ("ground", "ink", "emphasis"))
COLOURS: Final = 64

MARGIN: Final = 72
SPACING: Final = 8
WINDOW: Final = (648, 96, 480, 534)
"""The arch with the hero's picture: x, y, width and height."""

SCENE: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<clipPath id="arch"><path d="{arch}"/></clipPath>
<rect width="1200" height="630" fill="{paper}"/>
<g clip-path="url(#arch)"><svg x="{x}" y="{y}" width="{width}" height="{height}"
preserveAspectRatio="xMidYMid slice" {hero}</g>
<path d="{arch}" fill="none" stroke="{ink}" stroke-width="4"/>
<svg x="{margin}" y="136" width="96" height="96" {icon}
</svg>"""


class ShareImage(rx.plugins.Plugin):
    """Puts the picture beside the others; only a built site has links to share."""

    def post_build(self, **context: Any) -> None:
        """Write the picture. Static assets of a plugin would have to be text."""
        static: Path = context["static_dir"]
        (static / ADDRESS.lstrip("/")).write_bytes(share_image(english()))


def share_image_address() -> str:
    """Return where the picture is; the address changes with it."""
    return f"{site_url(ADDRESS)}?v={content_hash(share_image(english()))}"


@lru_cache(maxsize=1)  # every page names its version
def share_image(content: SiteContent) -> bytes:
    """Return a PNG with the hero's picture, the ticker and the tagline."""
    drawn = svg_to_bytes(svg_string=_scene(content), skip_system_fonts=True)
    image = Image.open(BytesIO(drawn)).convert("RGB")
    draw = ImageDraw.Draw(image)
    width = WINDOW[0] - MARGIN - MARGIN // 2
    ticker = _fitting(content.site.token.ticker, 120, width)
    draw.text((MARGIN, 348), content.site.token.ticker, INK, ticker, anchor="ls")
    lines, tagline = next(_fits(content.hero.tagline, width, SIZE[1] - MARGIN // 2 - 396))
    draw.multiline_text((MARGIN, 396), lines, EMPHASIS, tagline, spacing=SPACING)
    file = BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _scene(content: SiteContent) -> str:
    x, y, width, height = WINDOW
    radius = width / 2
    return SCENE.format(
        arch=f"M{x} {SIZE[1] + 9}V{y + radius}a{radius} {radius} 0 0 1 {width} 0V{SIZE[1] + 9}z",
        hero=_inside(content.hero.image_tall),
        icon=_inside("images/favicon.svg"),
        x=x,
        y=y,
        width=width,
        height=height,
        margin=MARGIN,
        paper=PAPER,
        ink=INK,
    )


def _inside(image: str) -> str:
    """Return the text of a drawing after ``<svg``, without the place and size it has by itself."""
    drawing = ET.fromstring((ASSETS / image).read_bytes())  # noqa: S314 - the owner's own file
    for name in ("x", "y", "width", "height", "preserveAspectRatio"):
        drawing.attrib.pop(name, None)
    return ET.tostring(drawing, encoding="unicode").removeprefix("<svg ")


def _font(size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(str(FONT), size)
    font.set_variation_by_axes([BOLD])
    return font


def _fitting(words: str, size: int, width: int) -> ImageFont.FreeTypeFont:
    """Return the font in ``size``, or smaller where ``words`` would be wider than ``width``."""
    return _font(size * min(1, width / _font(size).getlength(words)))


def _fits(words: str, width: int, height: int) -> Iterator[tuple[str, ImageFont.FreeTypeFont]]:
    """Yield ``words`` in lines with their font, for each size at which they fit; largest first.

    The longest tagline (``content.hero``) fits at the smallest.
    """
    for size in range(44, 0, -4):
        font = _font(size)
        lines = list(_wrapped(words, font, width))
        widest = max(map(font.getlength, lines))
        if widest <= width and (sum(font.getmetrics()) + SPACING) * len(lines) < height:
            yield "\n".join(lines), font


def _wrapped(words: str, font: ImageFont.FreeTypeFont, width: int) -> Iterator[str]:
    """Yield the lines of ``words``; each of its phrases starts one too."""
    for phrase in words.split(DIVIDER):
        line = ""
        for word in phrase.split():
            longer = f"{line} {word}".strip()
            if line and font.getlength(longer) > width:
                yield line
                longer = word
            line = longer
        yield line
