"""Accordions, whose items the browser opens one at a time."""

from typing import Any

import reflex as rx

from drishti.components.images import icon
from drishti.components.text import text
from drishti.content.schema.base import Text


def _is_open(event: rx.Var[Any]) -> tuple[rx.Var[bool]]:
    """Return whether the element of a ``toggle`` event is open."""
    return (rx.Var(f"{event}.target.open", _var_type=bool),)


class _Details(rx.el.Details):
    """The native element, which works without JavaScript; the state follows it."""

    on_toggle: rx.EventHandler[_is_open]


def open_all(label: Text, *, group: str, state: Any, count: int) -> rx.Component:
    """Return a toggle button that is pressed while all ``count`` items of ``group`` are open."""
    return rx.el.button(
        text(label),
        id=f"{group}-open-all",
        aria_pressed=state.opened.length() == count,
        on_click=state.toggle_all(count),
        data_requires_js="",
        class_name="button button--quiet accordion-switch",
    )


def accordion_item(
    title: Text, *children: rx.Component, group: str, name: str, state: Any, position: int
) -> rx.Component:
    """Return the item ``name`` of a ``group``, at a ``position`` in the accordion of ``state``.

    Opening an item closes the others, unless the state ``allows_multiple``.
    """
    return _Details.create(
        rx.el.summary(
            text(title, tag="h3", class_name="accordion__title"),
            icon("chevron"),
            class_name="accordion__summary",
        ),
        rx.el.div(*children, class_name="accordion__body"),
        id=name,
        open=state.opened.contains(position),
        on_toggle=lambda is_open: state.sync_open(position, is_open),
        custom_attrs={"name": rx.cond(state.allows_multiple, rx.Var.create(None), group)},
        class_name="accordion",
    )
