"""Buttons."""

from typing import Any

import reflex as rx

from drishti.components.icon import icon
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


def static_button(label: Text, *, note: Text, name: str) -> rx.Component:
    """Return a disabled button, described by the ``note`` beside it."""
    note_id = f"{name}-note"
    button = rx.el.button(
        text(label),
        aria_disabled="true",
        aria_describedby=note_id,
        class_name="button button--static",
    )
    return with_note(button, note=note, id=note_id)


def with_note(button: rx.Component, *, note: Text, **attributes: Any) -> rx.Component:
    """Return a button, or a link like one, with a ``note`` beside it."""
    return rx.el.div(
        button,
        text(note, tag="p", class_name="static-button__note", **attributes),
        class_name="static-button",
    )
