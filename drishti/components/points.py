"""A bullet list."""

import reflex as rx

from drishti.components.text import text
from drishti.content.schema.base import Text


def points(entries: tuple[Text, ...]) -> rx.Component:
    """Return a list with an entry per text."""
    return rx.el.ul(*(rx.el.li(text(entry)) for entry in entries), class_name="points")
