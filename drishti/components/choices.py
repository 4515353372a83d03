"""A list of buttons, one of which is to be chosen."""

from typing import Any

import reflex as rx


class _Choices(rx.el.Div):
    """A list in which arrows and typed letters move the focus."""

    library = "$/modules/scripts/choices"
    tag = "Choices"


def choices(*items: rx.Component, label: rx.Var[Any]) -> rx.Component:
    """Return a list named ``label``; each item holds one button."""
    return _Choices.create(*items, role="list", aria_label=label)
