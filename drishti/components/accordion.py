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


def open_all(label: Text, *, group: str, state: Any) -> rx.Component:
    """Return a toggle button that opens every item of ``group`` and lets several stay open."""
    return rx.el.button(
        text(label),
        id=f"{group}-open-all",
        aria_pressed=state.allows_multiple,
        on_click=state.toggle_all,
        data_requires_js="",
        class_name="button button--quiet accordion-switch",
    )


def accordion_item(
    title: Text,
    *children: rx.Component,
    group: str,
    name: str,
    state: Any,
    position: int,
) -> rx.Component:
    """Return the item ``name`` of a ``group``, at a ``position`` in the accordion of ``state``.

    Opening an item closes the others, unless the state ``allows_multiple``.
    """
    several = state.allows_multiple
    return _Details.create(
        rx.el.summary(
            text(title, tag="h3", class_name="accordion__title"),
            icon("chevron"),
            class_name="accordion__summary",
        ),
        rx.el.div(*children, class_name="accordion__body"),
        id=name,
        open=several | (state.opened == position),
        on_toggle=lambda is_open: state.sync_open(position, is_open),
        custom_attrs={"name": rx.cond(several, rx.Var.create(None), group)},
        class_name="accordion",
    )
