"""A list of buttons with keyboard navigation."""

from typing import Any

import reflex as rx


class _ArrowKeys(rx.el.Div):
    """A list in which arrow keys, Home, End and typed letters move the focus."""

    library = "$/modules/scripts/arrow_keys"
    tag = "ArrowKeys"


def arrow_key_list(*items: rx.Component, label: rx.Var[Any]) -> rx.Component:
    """Return a list named ``label``; each item holds one button."""
    return _ArrowKeys.create(*items, role="list", aria_label=label)
