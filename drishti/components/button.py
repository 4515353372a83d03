"""Buttons."""

from typing import Any

import reflex as rx

from drishti.components.images import icon
from drishti.components.text import attribute, text
from drishti.content.schema.base import Text


def icon_button(
    label: Text, *, icon_name: str, class_name: str = "", **attributes: Any
) -> rx.Component:
    """Return a button with an icon; ``label`` is its accessible name."""
    return rx.el.button(
        icon(icon_name),
        aria_label=attribute(label),
        class_name=f"icon-button {class_name}".strip(),
        **attributes,
    )


def labelled_button(
    label: Text,
    *more: rx.Component,
    icon_name: str,
    class_name: str = "icon-button",
    label_class: str | None = None,
    **attributes: Any,
) -> rx.Component:
    """Return a button with an icon, a visible label and ``more``."""
    return rx.el.button(
        icon(icon_name),
        text(label, class_name=label_class),
        *more,
        class_name=class_name,
        **attributes,
    )
