"""A bullet list."""

import reflex as rx

from drishti.components.translated import translated_text
from drishti.content.schema.base import Text


def points(texts: tuple[Text, ...]) -> rx.Component:
    """Return a list with an entry per text."""
    return rx.el.ul(*(rx.el.li(translated_text(text)) for text in texts), class_name="points")
