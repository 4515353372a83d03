"""The head of a text page."""

import reflex as rx

from drishti.components.picture import picture
from drishti.components.text import text
from drishti.content.schema.base import OptionalText, Text
from drishti.content.schema.link_types import WithImage


def page_head(title: Text, *below: rx.Component, image: str) -> rx.Component:
    """Return the ``h1``, the components below it, and a decorative image of 160 by 200 pixels."""
    decorative = WithImage(image=image, image_alt=OptionalText(""))
    return rx.el.div(
        rx.el.div(text(title, tag="h1"), *below, class_name="page-head__words"),
        picture(decorative, width=80, height=100, class_name="page-head__picture"),
        class_name="page-head",
    )
