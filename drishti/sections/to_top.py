"""The back-to-top link, with a ring that shows the scroll progress."""

from typing import Final

import reflex as rx

from drishti.components.images import icon
from drishti.components.text import attribute
from drishti.content.schema.base import Labelled
from drishti.state.scroll import ScrollState

RING_RADIUS: Final = 22
RING_SIZE: Final = 48


def to_top(content: Labelled) -> rx.Component:
    """Return a link, not a button, because it also moves the focus and works without scripts."""
    return rx.el.elements.a(
        rx.el.svg(
            _ring("to-top__track"),
            _ring("to-top__progress", strokeDasharray=ScrollState.ring),
            view_box=f"0 0 {RING_SIZE} {RING_SIZE}",
            width=RING_SIZE,
            aria_hidden="true",
            class_name="to-top__ring",
        ),
        icon("arrow-up"),
        href="#top",
        aria_label=attribute(content.label),
        data_shown=ScrollState.is_past_top,
        class_name="to-top",
    )


def _ring(class_name: str, **attributes: object) -> rx.Component:
    return rx.el.svg.circle(
        cx=RING_SIZE // 2,
        cy=RING_SIZE // 2,
        r=RING_RADIUS,
        path_length=100,
        custom_attrs={"fill": "none"} | attributes,
        class_name=class_name,
    )
