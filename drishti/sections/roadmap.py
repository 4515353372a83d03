"""What is planned, quarter by quarter."""

import reflex as rx

from drishti.components.disclosure import disclosure
from drishti.components.notice import notice
from drishti.components.section import section
from drishti.components.words import words
from drishti.content.roadmap import Quarter, Roadmap
from drishti.state.accordion import RoadmapState


def roadmap(content: Roadmap) -> rx.Component:
    """Return the roadmap, its first quarter open."""
    return section(
        notice(content.plan_note, kind="sample"),
        rx.el.div(
            *(_quarter(quarter, position) for position, quarter in enumerate(content.quarters)),
            class_name="roadmap__quarters",
        ),
        name="roadmap",
        heading=content.heading,
        lede=content.lede,
        layout="split",
    )


def _quarter(quarter: Quarter, position: int) -> rx.Component:
    return disclosure(
        quarter.title,
        rx.el.ul(*(words(item, tag="li") for item in quarter.items)),
        name=f"roadmap-{quarter.id}",
        is_open=RoadmapState.opened == position,
        on_follow=lambda is_open: RoadmapState.follow(position, is_open),
    )
