"""The roadmap: planned work by quarter."""

from typing import Final

import reflex as rx

from drishti.components.braille import Sign
from drishti.components.disclosure import disclosure, open_all
from drishti.components.notice import notice
from drishti.components.rays import rays
from drishti.components.section import section
from drishti.components.translated import translated_text
from drishti.content.schema.roadmap import Quarter, Roadmap
from drishti.state.accordion import RoadmapState

# Dimensions of the sunrise icon, in SVG user units.
SIZE: Final = 56
RING_RADIUS: Final = 26
HORIZON: Final = 41
SUN_RADIUS: Final = 10.5
RAY_REACH: Final = (14, 19.5)
RAY_COUNT: Final = 16
# Heights of the sun's centre from the first quarter to the last: a sliver of the disc, half of it,
# most of it, all of it high up. Equal steps would be hard to tell apart.
SUN_CENTRES: Final = (HORIZON + 0.6 * SUN_RADIUS, HORIZON, HORIZON - 0.6 * SUN_RADIUS, 25)


def roadmap(content: Roadmap, *, initial: Sign | None = None) -> rx.Component:
    """Return the roadmap as an accordion (docs/requirements.md, Accordions)."""
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
        initial=initial,
        lede=content.lede,
        below_lede=[
            notice(content.plan_note, kind="sample"),
            open_all(
                content.open_all,
                group="roadmap",
                is_free=RoadmapState.is_free,
                on_press=RoadmapState.open_all,
            ),
        ],
        layout="split",
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
            is_free=RoadmapState.is_free,
            on_toggle=lambda is_open: RoadmapState.sync_open(position, is_open),
        ),
        role="none",  # as in components/slider.py
        class_name="roadmap__quarter",
    )


def _sunrise(progress: float) -> rx.Component:
    """Return the icon; ``progress`` (0 to 1) is the quarter's position in the plan."""
    middle = SIZE // 2
    y = _sun_centre(progress)
    chord = (RING_RADIUS**2 - (HORIZON - middle) ** 2) ** 0.5
    return rx.el.svg(
        rx.el.svg.circle(cx=middle, cy=middle, r=RING_RADIUS, class_name="roadmap__sky"),
        rx.el.svg.path(
            d=rays(middle, y, reach=RAY_REACH, count=RAY_COUNT, horizon=HORIZON - 3),
            class_name="roadmap__rays",
        ),
        rx.el.svg.path(d=_visible_disc(middle, y), class_name="roadmap__sun"),
        rx.el.svg.path(
            d=f"M{middle - chord:.1f} {HORIZON}h{2 * chord:.1f}"
            f"A{RING_RADIUS} {RING_RADIUS} 0 0 1 {middle - chord:.1f} {HORIZON}",
            class_name="roadmap__land",
        ),
        rx.el.svg.circle(cx=middle, cy=middle, r=RING_RADIUS, class_name="roadmap__ring"),
        view_box=f"0 0 {SIZE} {SIZE}",
        aria_hidden="true",
        class_name="roadmap__sunrise",
    )


def _sun_centre(progress: float) -> float:
    position = progress * (len(SUN_CENTRES) - 1)
    last = min(int(position), len(SUN_CENTRES) - 2)
    return SUN_CENTRES[last] + (SUN_CENTRES[last + 1] - SUN_CENTRES[last]) * (position - last)


def _visible_disc(x: float, y: float) -> str:
    """Return the path of the part of the sun above the horizon."""
    above = min(HORIZON - y, SUN_RADIUS)
    half = (SUN_RADIUS**2 - above**2) ** 0.5
    arc = f"A{SUN_RADIUS} {SUN_RADIUS} 0 0 1"
    sides = f"{arc} {x - SUN_RADIUS} {y:g}{arc} {x + SUN_RADIUS} {y:g}" if above > 0 else ""
    return f"M{x - half:.1f} {y + above:g}{sides}{arc} {x + half:.1f} {y + above:g}"
