"""The roadmap: planned work by quarter."""

from collections.abc import Mapping
from itertools import chain
from math import cos, pi, sin
from typing import Final

import reflex as rx

from drishti.components.accordion import accordion_item, open_all
from drishti.components.link import link
from drishti.components.section import section
from drishti.components.text import state_of, text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import Facts
from drishti.content.schema.sections import Roadmap, RoadmapItem
from drishti.state.accordion import RoadmapState
from drishti.urls import link_url

MOST_IN_A_ROW: Final = 4
"""How many quarters may stand side by side; the words of more need the whole width."""

# Dimensions of the drawing, in SVG user units.
WIDTH: Final = 96  # of a quarter
HEIGHT: Final = 44
SUN_RADIUS: Final = 16
RAY_END: Final = 25
DIRECTIONS: Final = [(cos(pi * ray / 8), sin(pi * ray / 8)) for ray in range(16)]


def roadmap(content: Roadmap, facts: Facts, anchors: Mapping[str, str]) -> rx.Component:
    """Return the roadmap as an accordion (docs/requirements.md, Accordions).

    An item that is done by a known fact links to what the page says of it. An item that is not done
    is late if its quarter ended before ``facts.checked``.
    """
    done = [[_done(item, facts, anchors) for item in each.items] for each in content.quarters]
    is_row = len(done) <= MOST_IN_A_ROW
    counts = {"done": sum(map(bool, chain(*done))), "all": sum(map(len, done))}
    quarters: list[rx.Component] = []
    for quarter, links in zip(content.quarters, done, strict=True):
        is_late = quarter.ends < facts.checked
        items = (
            _item(item.text, link, content, is_late=is_late)
            for item, link in zip(quarter.items, links, strict=True)
        )
        quarters.append(
            accordion_item(
                quarter.title,
                rx.el.ul(*items),
                group="roadmap",
                name=quarter.id,
                state=RoadmapState,
                position=len(quarters),
            )
        )
    return section(
        content,
        *([_horizon([any(links) for links in done])] if is_row else []),
        rx.el.div(*quarters, class_name="roadmap__quarters" if is_row else None),
        name="roadmap",
        below_lede=[
            rx.el.p(
                text(content.count, values={name: str(count) for name, count in counts.items()}),
                *state_of(content.plan_note),
                class_name="roadmap__count",
            ),
            open_all(content.open_all, group="roadmap", state=RoadmapState, count=len(quarters)),
        ],
    )


def _item(name: Text, href: str | None, content: Roadmap, *, is_late: bool) -> rx.Component:
    if href:
        return rx.el.li(
            link(name, href=link_url(href)), *state_of(content.done_label), data_state="here"
        )
    state = content.late_label if is_late else content.planned_label
    return rx.el.li(text(name), *state_of(state), data_state="missing")


def _done(item: RoadmapItem, facts: Facts, anchors: Mapping[str, str]) -> str | None:
    """Return the link to where readers see that the item is done, or ``None`` if it is not."""
    if not item.done and item.fact and facts.states[item.fact]:
        return anchors.get(item.fact, "#roadmap")
    return item.done


def _horizon(lit: list[bool]) -> rx.Component:
    """Return a sun for each quarter, each higher than the last; ``lit`` if anything is done.

    With four quarters, they show a sliver, half, most and all of themselves.
    """
    last = len(lit) - 1
    suns = [
        (WIDTH * at + RAY_END, HEIGHT - min(1.8 * (at / last if last else 1) - 0.6, 1) * SUN_RADIUS)
        for at in range(len(lit))
    ]
    return rx.el.svg(
        *(
            rx.el.svg.g(
                rx.el.svg.path(d=_rays(above_horizon=HEIGHT - y)),
                rx.el.svg.circle(r=SUN_RADIUS),
                custom_attrs={"transform": f"translate({x:g} {y:g})", "data-lit": is_lit},
            )
            for (x, y), is_lit in zip(suns, lit, strict=True)
        ),
        view_box=f"0 0 {WIDTH * len(lit)} {HEIGHT}",
        width=WIDTH,
        aria_hidden="true",
        class_name="roadmap__horizon",
    )


def _rays(*, above_horizon: float) -> str:
    """Return the path of the rays that do not touch the horizon below the sun's centre."""
    return "".join(
        f"M{20 * x:.1f} {20 * y:.1f}L{RAY_END * x:.1f} {RAY_END * y:.1f}"
        for x, y in DIRECTIONS
        if RAY_END * y < above_horizon - 1
    )
