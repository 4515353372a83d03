"""Amounts that read at a glance, each with its name."""

import reflex as rx

from drishti.components.translated import translated_text, untranslated
from drishti.content.schema.base import Text


def stat(label: Text, *, amount: str) -> rx.Component:
    """Return one name and its amount, to stand inside ``stats``."""
    return rx.el.li(
        translated_text(label, tag="p", class_name="stat__label"),
        untranslated(amount, tag="p", class_name="stat__amount"),
        class_name="stat",
    )


def stats(*children: rx.Component) -> rx.Component:
    """Return a row of them: a list, because Orca announces each term and value of a ``dl``."""
    return rx.el.ul(*children, role="list", class_name="stats")
