"""Markdown text."""

import reflex as rx

from drishti.content.schema.base import Text
from drishti.reflex_static import locales


def prose(text: Text) -> rx.Component:
    """Return Markdown text as HTML elements (see ``content.markdown`` for the subset)."""
    return locales.with_properties(rx.el.div(class_name="prose"), locales.prose(text.key))
