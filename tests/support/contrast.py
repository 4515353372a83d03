"""Contrast as WCAG 2.2 defines it (1.4.3, 1.4.6, 1.4.11)."""

from collections.abc import Sequence


def contrast(one: Sequence[int], other: Sequence[int]) -> float:
    """Return the contrast ratio, 1 to 21, of two colours: red, green and blue from 0 to 255."""
    darker, lighter = sorted(map(_luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def hex_contrast(one: str, other: str) -> float:
    """Return the contrast ratio between two colours written ``#rrggbb``."""
    return contrast(bytes.fromhex(one[1:7]), bytes.fromhex(other[1:7]))


def blend(above: str, below: str) -> str:
    """Return the colour of ``above``, which may be written ``#rrggbbaa``, over ``below``."""
    opacity = int(above[7:9] or "ff", 16) / 255
    pairs = zip(bytes.fromhex(above[1:7]), bytes.fromhex(below[1:7]), strict=True)
    return "#" + bytes(round(opacity * top + (1 - opacity) * base) for top, base in pairs).hex()


def _luminance(colour: Sequence[int]) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
