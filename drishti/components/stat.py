"""Labelled amounts."""

import reflex as rx

from drishti.components.state import state_of
from drishti.components.text import text
from drishti.content.schema.base import Text


def stat(label: Text, *, amount: str, state: Text | None = None) -> rx.Component:
    """Return an amount and its label, for use in ``stats``."""
    return rx.el.li(
        rx.el.p(text(label), *state_of(state), class_name="muted"),
        text(amount, tag="p", class_name="stat__amount"),
        class_name="stat",
    )


def stats(*children: rx.Component) -> rx.Component:
    """Return a row of ``stat`` items. In a ``dl``, Orca would announce the roles in each item."""
    return rx.el.ul(*children, role="list", class_name="stats")
