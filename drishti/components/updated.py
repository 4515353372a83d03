"""When a text was last changed."""

from datetime import date
from typing import Final

import reflex as rx

from drishti.components.translated import translated_text, untranslated
from drishti.content.schema.base import Text

DAY_FIRST: Final = "%d/%m/%Y"
"""As the spec writes it."""


def updated(label: Text, *, day: date) -> rx.Component:
    """Return a line that names the day after ``label``, for machines too."""
    return rx.el.p(
        translated_text(label),
        " ",
        rx.el.time(untranslated(day_shown(day)), custom_attrs={"dateTime": day.isoformat()}),
        class_name="updated",
    )


def day_shown(day: date) -> str:
    """Return a day as a visitor of any language reads it."""
    return day.strftime(DAY_FIRST)
