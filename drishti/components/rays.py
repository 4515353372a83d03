"""The lines round a drawn sun."""

from collections.abc import Iterator
from math import cos, inf, pi, sin


def rays(x: float, y: float, *, reach: tuple[float, float], count: int, land: float = inf) -> str:
    """Return ``count`` lines round a sun at ``x`` and ``y`` as the data of an SVG path.

    They begin and end at the distances ``reach``; those that would end at the height ``land``, or
    below it, are left out.
    """
    near, far = reach
    return "".join(
        f"M{x + near * across:.1f} {y - near * up:.1f}L{x + far * across:.1f} {y - far * up:.1f}"
        for across, up in _directions(count)
        if y - far * up < land
    )


def _directions(count: int) -> Iterator[tuple[float, float]]:
    for ray in range(count):
        turn = 2 * pi * ray / count
        yield cos(turn), sin(turn)
