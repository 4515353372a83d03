"""The rays of a sun."""

from math import cos, pi, sin


def rays(*, count: int, inner: float, outer: float) -> str:
    """Return SVG path data for ``count`` rays around (0, 0), between two radii."""
    turns = (2 * pi * ray / count for ray in range(count))
    return "".join(
        f"M{inner * cos(turn):.1f} {inner * sin(turn):.1f}"
        f"L{outer * cos(turn):.1f} {outer * sin(turn):.1f}"
        for turn in turns
    )
