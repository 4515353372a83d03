"""Draw the icons of browsers and phones from the logo: ``python -m drishti.commands.icons``."""

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from resvg_py import svg_to_bytes

from drishti.palette import colour
from drishti.urls import ASSETS

COLOURS: Final = 64


def draw_icons(assets: Path = ASSETS) -> None:
    """Write the icons into ``assets``."""
    drawing = (assets / "images" / "favicon.svg").read_text("utf-8")
    for name, image in {
        "icon-192": _icon(drawing, 192),
        "icon-512": _icon(drawing, 512),
        "apple-touch-icon": _on_ground(drawing, 180, 180),
        "icon-maskable-512": _on_ground(drawing, 512, 410),  # phones may crop it to any shape
    }.items():
        image.quantize(COLOURS).save(assets / "images" / f"{name}.png", optimize=True)
    large, small = _icon(drawing, 48), _icon(drawing, 32)
    sizes = [small.size, large.size]
    large.save(assets / "favicon.ico", sizes=sizes, append_images=[small])


def _icon(drawing: str, size: int) -> Image.Image:
    return Image.open(BytesIO(svg_to_bytes(svg_string=drawing, width=size, height=size)))


def _on_ground(drawing: str, size: int, inner: int) -> Image.Image:
    icon = _icon(drawing, inner)
    image = Image.new("RGBA", (size, size), colour("ground")[0])
    image.alpha_composite(Image.new("RGBA", (size, size), icon.getpixel((inner // 2, 0))))
    image.alpha_composite(icon, ((size - inner) // 2,) * 2)
    return image.convert("RGB")


if __name__ == "__main__":
    draw_icons()
