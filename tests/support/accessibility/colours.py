"""Contrast, as WCAG 2.2 defines it (1.4.3, 1.4.6, 1.4.11)."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.float64]

LINEAR_BELOW: Final = 0.04045


def luminance(rgb: Pixels) -> Pixels:
    """Return the relative luminance of colours whose channels run from 0 to 1."""
    linear = np.where(rgb <= LINEAR_BELOW, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def contrast(one: Pixels, other: Pixels) -> Pixels:
    """Return the contrast ratio between two luminances, 1 to 21."""
    lighter, darker = np.maximum(one, other), np.minimum(one, other)
    return (lighter + 0.05) / (darker + 0.05)


def hex_contrast(one: str, other: str) -> float:
    """Return the contrast ratio between two colours written ``#rrggbb``."""
    first, second = (luminance(_channels(colour)) for colour in (one, other))
    return float(contrast(first, second))


def _channels(colour: str) -> Pixels:
    return np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
