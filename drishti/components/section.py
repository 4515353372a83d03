"""The frame every section of the home page shares."""

import reflex as rx

from drishti.components.words import words
from drishti.content.base import Text


def section(
    *children: rx.Component, name: str, heading: Text, lede: Text | None = None
) -> rx.Component:
    """Return a landmark named by its heading, which links and screen readers can find.

    It can take the focus, so that a link to it moves a keyboard there too.
    """
    heading_id = f"{name}-heading"
    return rx.el.section(
        rx.el.div(
            words(heading, tag="h2", id=heading_id, class_name="section__heading"),
            *([words(lede, tag="p", class_name="section__lede")] if lede else []),
            *children,
            class_name="section__body",
        ),
        id=name,
        tab_index=-1,
        aria_labelledby=heading_id,
        class_name=f"section {name}",
    )
