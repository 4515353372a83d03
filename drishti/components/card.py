"""One of several things, each with a picture."""

import reflex as rx

from drishti.components.words import words
from drishti.content.base import Text


def card(
    drawing: rx.Component,
    *children: rx.Component,
    title: Text,
    description: Text,
    class_name: str,
    name: str | None = None,
) -> rx.Component:
    """Return a list's item that leans towards the pointer; links lead to its ``name``."""
    return rx.el.li(
        drawing,
        words(title, tag="h3", id=name, class_name="card__title"),
        words(description, tag="p", class_name="card__description"),
        *children,
        data_tilt="",
        data_reveal="once",
        class_name=f"card {class_name}",
    )
