"""Markdown text."""

import reflex as rx

from drishti.content.schema.base import Text
from reflex_static.locales import lookups


def prose(text: Text) -> rx.Component:
    """Return Markdown text as HTML elements (see ``content.markdown`` for the subset).

    Reader views leave out text with many links unless its class contains a word such as "text".
    """
    return lookups.with_properties(rx.el.div(class_name="prose-text"), lookups.prose(text.key))
