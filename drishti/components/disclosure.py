"""One item of an accordion."""

from typing import Any

import reflex as rx

from drishti.components.icon import icon
from drishti.components.toggle_event import details_toggled
from drishti.components.translated import translated_text
from drishti.content.schema.base import Text


class _Details(rx.el.Details):
    """The native element, which opens without JavaScript; state mirrors it."""

    on_toggle: rx.EventHandler[details_toggled]


def disclosure(
    title: Text,
    *children: rx.Component,
    group: str,
    name: str,
    is_open: rx.Var[bool] | bool,
    on_toggle: Any,
) -> rx.Component:
    """Return an item of the accordion ``group``, whose items the browser opens one at a time.

    ``on_toggle`` receives whether the item is open.
    """
    return _Details.create(
        rx.el.summary(
            translated_text(title, class_name="disclosure__title"),
            icon("chevron"),
            class_name="disclosure__summary",
        ),
        rx.el.div(*children, class_name="disclosure__body"),
        id=name,
        open=is_open,
        on_toggle=on_toggle,
        custom_attrs={"name": group},
        class_name="disclosure",
    )
