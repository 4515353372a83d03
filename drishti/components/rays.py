"""The rays of a sun."""

from collections.abc import Iterator
from math import cos, pi, sin


def rays(x: float, y: float, *, reach: tuple[float, float], count: int, horizon: float) -> str:
    """Return SVG path data for ``count`` rays around the centre ``x``, ``y``.

    ``reach`` holds the inner and outer radii. Rays that reach the y coordinate ``horizon``
    are left out.
    """
    near, far = reach
    return "".join(
        f"M{x + near * across:.1f} {y - near * up:.1f}L{x + far * across:.1f} {y - far * up:.1f}"
        for across, up in _directions(count)
        if max(y - near * up, y - far * up) < horizon
    )


def _directions(count: int) -> Iterator[tuple[float, float]]:
    for ray in range(count):
        turn = 2 * pi * ray / count
        yield cos(turn), sin(turn)
