"""What is planned, quarter by quarter."""

from math import cos, pi, sin
from typing import Final

import reflex as rx

from drishti.components.disclosure import disclosure
from drishti.components.section import section
from drishti.components.words import words
from drishti.content.roadmap import Quarter, Roadmap
from drishti.state.accordion import RoadmapState

# The sunrise beside each quarter, in the units of its drawing.
SIZE: Final = 48
RING: Final = 22
HORIZON: Final = 32
NOON: Final = 20
SUN: Final = 8
RAY: Final = (11, 14)
RAYS: Final = 11


def roadmap(content: Roadmap) -> rx.Component:
    """Return the roadmap, its first quarter open."""
    return section(
        rx.el.div(
            *(
                _quarter(quarter, position, of=len(content.quarters))
                for position, quarter in enumerate(content.quarters)
            ),
            class_name="roadmap__quarters",
        ),
        name="roadmap",
        heading=content.heading,
        lede=content.lede,
        note=content.plan_note,
    )


def _quarter(quarter: Quarter, position: int, *, of: int) -> rx.Component:
    return rx.el.div(
        _sunrise((position + 1) / of),
        disclosure(
            quarter.title,
            rx.el.ul(*(words(item, tag="li") for item in quarter.items)),
            name=f"roadmap-{quarter.id}",
            is_open=RoadmapState.opened == position,
            on_follow=lambda is_open: RoadmapState.follow(position, is_open),
        ),
        class_name="roadmap__quarter",
    )


def _sunrise(height: float) -> rx.Component:
    """Return a sun at a ``height`` of up to 1: it rises with the plan, not with what is done."""
    middle = SIZE // 2
    y = HORIZON - (HORIZON - NOON) * height
    chord = (RING**2 - (HORIZON - middle) ** 2) ** 0.5
    return rx.el.svg(
        rx.el.svg.circle(cx=middle, cy=middle, r=RING, class_name="roadmap__sky"),
        rx.el.svg.path(d=_rays(middle, y), class_name="roadmap__rays"),
        rx.el.svg.circle(cx=middle, cy=f"{y:g}", r=SUN, class_name="roadmap__sun"),
        rx.el.svg.path(
            d=f"M{middle - chord:.1f} {HORIZON}h{2 * chord:.1f}"
            f"A{RING} {RING} 0 0 1 {middle - chord:.1f} {HORIZON}",
            class_name="roadmap__land",
        ),
        rx.el.svg.circle(cx=middle, cy=middle, r=RING, class_name="roadmap__ring"),
        view_box=f"0 0 {SIZE} {SIZE}",
        preserve_aspect_ratio="xMidYMin slice",
        aria_hidden="true",
        class_name="roadmap__sunrise",
    )


def _rays(x: float, y: float) -> str:
    """Return the lines round a sun as a path; the land will cover those below the horizon."""
    near, far = RAY
    turns = [2 * pi * (ray + 0.25) / RAYS for ray in range(RAYS)]
    return "".join(
        f"M{x + near * cos(turn):.1f} {y - near * sin(turn):.1f}"
        f"L{x + far * cos(turn):.1f} {y - far * sin(turn):.1f}"
        for turn in turns
    )
