"""Contrast, as WCAG 2.2 defines it (1.4.3, 1.4.6, 1.4.11)."""

from typing import Final

LINEAR_BELOW: Final = 0.04045


def hex_contrast(one: str, other: str) -> float:
    """Return the contrast ratio between two colours written ``#rrggbb``, 1 to 21."""
    darker, lighter = sorted(map(_luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def blend(above: str, below: str) -> str:
    """Return the colour of ``above``, which may be written ``#rrggbbaa``, over ``below``."""
    opacity = int(above[7:9] or "ff", 16) / 255
    pairs = zip(_channels(above), _channels(below), strict=True)
    return "#" + "".join(
        f"{round(255 * (opacity * top + (1 - opacity) * bottom)):02x}" for top, bottom in pairs
    )


def _luminance(colour: str) -> float:
    red, green, blue = (
        part / 12.92 if part <= LINEAR_BELOW else ((part + 0.055) / 1.055) ** 2.4
        for part in _channels(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _channels(colour: str) -> list[float]:
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
