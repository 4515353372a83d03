"""What is planned, quarter by quarter."""

from typing import Final

import reflex as rx

from drishti.components.disclosure import disclosure
from drishti.components.rays import rays
from drishti.components.section import section
from drishti.components.translated import translated_text
from drishti.content.schema.roadmap import Quarter, Roadmap
from drishti.state.accordion import RoadmapState

# The sunrise beside each quarter, in the units of its drawing.
SIZE: Final = 56
RING: Final = 26
HORIZON: Final = 41
SUN: Final = 10.5
RAY: Final = (14, 19.5)
RAYS: Final = 16
# Where the sun's middle stands from the first quarter to the last: at equal steps of height its
# states would look alike. Only rays, a quarter of the disc, half of it, clear of the land.
STATIONS: Final = (HORIZON + SUN, HORIZON + 0.45 * SUN, HORIZON, 25)


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
        _sunrise(position / (of - 1) if of > 1 else 1),
        disclosure(
            quarter.title,
            rx.el.ul(*(translated_text(item, tag="li") for item in quarter.items)),
            group="roadmap",
            name=f"roadmap-{quarter.id}",
            is_open=RoadmapState.opened == position,
            on_toggle=lambda is_open: RoadmapState.sync_open(position, is_open),
        ),
        class_name="roadmap__quarter",
    )


def _sunrise(progress: float) -> rx.Component:
    """Return a sun at a ``progress`` from 0 to 1: it rises with the plan, not with what is done."""
    middle = SIZE // 2
    y = _height(progress)
    chord = (RING**2 - (HORIZON - middle) ** 2) ** 0.5
    return rx.el.svg(
        rx.el.svg.circle(cx=middle, cy=middle, r=RING, class_name="roadmap__sky"),
        rx.el.svg.path(
            d=rays(middle, y, reach=RAY, count=RAYS, land=HORIZON - 3), class_name="roadmap__rays"
        ),
        rx.el.svg.path(d=_disc(middle, y), class_name="roadmap__sun"),
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


def _height(progress: float) -> float:
    place = progress * (len(STATIONS) - 1)
    last = min(int(place), len(STATIONS) - 2)
    return STATIONS[last] + (STATIONS[last + 1] - STATIONS[last]) * (place - last)


def _disc(x: float, y: float) -> str:
    """Return as much of a sun as stands above the horizon, so that none shows under the land."""
    above = min(HORIZON - y, SUN)
    half = (SUN**2 - above**2) ** 0.5
    arc = f"A{SUN} {SUN} 0 0 1"
    sides = f"{arc} {x - SUN} {y:g}{arc} {x + SUN} {y:g}" if above > 0 else ""
    return f"M{x - half:.1f} {y + above:g}{sides}{arc} {x + half:.1f} {y + above:g}"
