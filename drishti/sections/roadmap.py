"""The roadmap: planned work by quarter."""

from collections.abc import Mapping
from typing import Final

import reflex as rx

from drishti.components.accordion import accordion_item, open_all
from drishti.components.link import link
from drishti.components.notice import notice
from drishti.components.rays import rays
from drishti.components.section import section
from drishti.components.state import state_of
from drishti.components.text import text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import Facts
from drishti.content.schema.sections import Roadmap, RoadmapItem
from drishti.state.accordion import RoadmapState
from drishti.urls import link_url

# Dimensions of the sunrise, in SVG user units; narrow screens show its middle.
WIDTH: Final = 108
HEIGHT: Final = 48
HORIZON: Final = 41
SUN_RADIUS: Final = 15
RAYS: Final = rays(count=16, inner=18, outer=21)


def roadmap(content: Roadmap, facts: Facts, anchors: Mapping[str, str]) -> rx.Component:
    """Return the roadmap as an accordion (docs/requirements.md, Accordions).

    An item that is done by a known fact links to what the page says of it. An item that is not done
    is late if its quarter ended before ``facts.checked``.
    """
    quarters = range(len(content.quarters))
    return section(
        content,
        rx.el.div(
            *(_quarter(content, facts, anchors, position) for position in quarters),
            class_name="roadmap__quarters",
        ),
        name="roadmap",
        below_lede=[
            notice(content.plan_note, kind="sample"),
            open_all(content.open_all, group="roadmap", state=RoadmapState),
        ],
    )


def _quarter(
    content: Roadmap, facts: Facts, anchors: Mapping[str, str], position: int
) -> rx.Component:
    quarter = content.quarters[position]
    missing = content.late_label if quarter.ends < facts.checked else content.planned_label
    items = (
        _item(item.text, _done(item, facts, anchors), content.done_label, missing)
        for item in quarter.items
    )
    last = len(content.quarters) - 1
    return rx.el.div(
        _sunrise(position / last if last else 1),
        accordion_item(
            quarter.title,
            rx.el.ul(*items),
            group="roadmap",
            name=quarter.id,
            state=RoadmapState,
            position=position,
        ),
        role="none",  # as in components/slider.py
        class_name="roadmap__quarter",
    )


def _item(name: Text, href: str | None, done: Text, missing: Text) -> rx.Component:
    if href:
        return rx.el.li(link(name, href=link_url(href)), *state_of(done), data_state="here")
    return rx.el.li(text(name), *state_of(missing), data_state="missing")


def _done(item: RoadmapItem, facts: Facts, anchors: Mapping[str, str]) -> str | None:
    """Return the link to where readers see that the item is done, or ``None`` if it is not."""
    if not item.done and item.fact and facts.states[item.fact]:
        return anchors.get(item.fact, "#roadmap")
    return item.done


def _sunrise(progress: float) -> rx.Component:
    """Return the picture; ``progress`` (0 to 1) is the quarter's position in the plan.

    With four quarters, the pictures show a sliver, half, most and all of the sun.
    """
    middle = WIDTH // 2
    y = HORIZON - min(1.8 * progress - 0.6, 1) * SUN_RADIUS
    return rx.el.svg(
        rx.el.svg.path(
            d=f"M0 0h{WIDTH}v{HEIGHT}H0",
            custom_attrs={"opacity": f"{progress:.2f}"},
            class_name="roadmap__sky",
        ),
        rx.el.svg.path(
            d=RAYS,
            custom_attrs={"transform": f"translate({middle} {y:g})"},
            class_name="roadmap__rays",
        ),
        rx.el.svg.circle(cx=middle, cy=f"{y:g}", r=SUN_RADIUS, class_name="roadmap__sun"),
        rx.el.svg.path(d=f"M-1 {HORIZON}h{WIDTH + 2}V{HEIGHT}H-1", class_name="roadmap__land"),
        view_box=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        preserve_aspect_ratio="xMidYMid slice",
        aria_hidden="true",
        class_name="roadmap__sunrise",
    )
