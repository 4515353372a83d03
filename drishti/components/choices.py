"""A list of buttons, one of which is to be chosen."""

from typing import Any

import reflex as rx
from reflex_components_core.el.elements.base import BaseHTML


class _Choices(BaseHTML):
    """A list in which arrows and typed letters move the focus."""

    library = "$/modules/scripts/choices"
    tag = "Choices"


def choices(*items: rx.Component, label: rx.Var[Any]) -> rx.Component:
    """Return a list named ``label``; each item holds one button."""
    return _Choices.create(*items, role="list", aria_label=label)
