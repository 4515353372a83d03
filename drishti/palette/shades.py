"""The shades of the brand and of the accent, derived from one colour each."""

from colorsys import hls_to_rgb, rgb_to_hls
from functools import cache
from typing import Final

from drishti.palette.contrast import hex_contrast

# The original shades, of indigo and saffron, each base colour first. The base colours that the site
# has now are `--color-ink` and `--color-accent` of the light theme.
DRAWN: Final = {
    "ink": (
        *("#1d1b4c", "#454268", "#3a2f9c", "#7d7899", "#221f5c", "#d3cde8", "#191749", "#0b0923"),
        *("#252263", "#35245f", "#8b85bd", "#45418a", "#14123a", "#2a2768", "#0a0824", "#2b2769"),
        *("#251b54", "#3a3770", "#c9c2f0", "#231f5c", "#342d82", "#54387a", "#0e0c2b"),
    ),
    "accent": (
        *("#f5a93b", "#c56a08", "#7f3003", "#ffc163", "#ffb84d", "#ffd491", "#fce3b2", "#fce4b4"),
        *("#f2a33a", "#e07b1a", "#f8d497", "#ffe2a8"),
    ),
}
STEPS: Final = 510
"""Steps of lightness, twice those of a channel, so that each colour is exactly on a step."""


@cache
def shades(name: str, colour: str) -> tuple[str, ...]:
    """Return ``colour`` and its shades, all different, in the order of ``DRAWN``."""
    (old, _, most), (new, _, least) = map(_hls, (DRAWN[name][0], colour))
    found = [colour]
    for drawn in DRAWN[name][1:]:
        hue, _, vivid = _hls(drawn)
        found.append(_as_bright(drawn, hue + new - old, vivid * min(1, least / most), found))
    return tuple(found)


def legible(name: str, colour: str) -> str:
    """Return ``colour`` made as bright as the original, which has enough contrast."""
    hue, _, vivid = _hls(colour)
    return _as_bright(DRAWN[name][0], hue, vivid, [])


def _as_bright(drawn: str, hue: float, vivid: float, taken: list[str]) -> str:
    """Return a colour of ``hue`` as bright as ``drawn``, at most as colourful, not in ``taken``."""
    channels = bytes.fromhex(drawn[1:])
    most = (max(channels) - min(channels)) / 255
    colours = []
    for step in range(1, STEPS):
        room = 1 - abs(2 * step / STEPS - 1)
        parts = hls_to_rgb(hue, step / STEPS, min(vivid, most / room))
        colours.append("#" + bytes(round(255 * part) for part in parts).hex())
    return min(
        (colour for colour in colours if colour not in taken),
        key=lambda colour: hex_contrast(colour, drawn),
    )


def _hls(colour: str) -> tuple[float, float, float]:
    red, green, blue = (part / 255 for part in bytes.fromhex(colour[1:]))
    return rgb_to_hls(red, green, blue)
