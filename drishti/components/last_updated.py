"""The date of the last update."""

from datetime import date
from typing import Final

import reflex as rx

from drishti.components.text import text
from drishti.content.schema.base import Text

DAY_FIRST: Final = "%d/%m/%Y"
"""The format of the requirements (docs/requirements.md, Legal pages); pages show it in words."""


def last_updated(label: Text, *, day: date) -> rx.Component:
    """Return ``label`` followed by the date in words, and for sighted readers in figures."""
    return rx.el.p(
        text(label),
        " ",
        rx.el.time(text(day_shown(day)), date_time=day.isoformat()),
        text(f" ({day_shown(day)})", aria_hidden="true"),
        class_name="muted",
    )


def day_shown(day: date) -> str:
    """Return a date as ``dd/mm/yyyy``."""
    return day.strftime(DAY_FIRST)
