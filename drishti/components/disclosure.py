"""Accordions, whose items the browser opens one at a time."""

from typing import Any

import reflex as rx

from drishti.components.icon import icon
from drishti.components.text import text
from drishti.content.schema.base import Text


def _toggled(event: rx.Var[Any]) -> tuple[rx.Var[bool]]:
    """Return whether the element is open."""
    return (rx.Var(f"{event}.target.open", _var_type=bool),)


class _Details(rx.el.Details):
    """The native element, which opens without JavaScript; state mirrors it."""

    on_toggle: rx.EventHandler[_toggled]


def open_all(label: Text, *, group: str, accordion: Any) -> rx.Component:
    """Return a switch that opens every item of ``group``, and lets each stay open."""
    return rx.el.button(
        text(label),
        id=f"{group}-open-all",
        aria_pressed=accordion.allows_multiple,
        on_click=accordion.toggle_all,
        data_requires_js="",
        class_name="button button--quiet disclosure-switch",
    )


def disclosure(
    title: Text,
    *children: rx.Component,
    group: str,
    name: str,
    accordion: Any,
    position: int,
) -> rx.Component:
    """Return the item ``name`` of a ``group``, at a ``position`` in its ``accordion``, a state.

    Items close each other, unless it ``allows_multiple`` open ones.
    """
    several = accordion.allows_multiple
    return _Details.create(
        rx.el.summary(
            text(title, tag="h3", class_name="disclosure__title"),
            icon("chevron"),
            class_name="disclosure__summary",
        ),
        rx.el.div(*children, class_name="disclosure__body"),
        id=f"{group}-{name}",
        open=several | (accordion.opened == position),
        on_toggle=lambda is_open: accordion.sync_open(position, is_open),
        custom_attrs={"name": rx.cond(several, rx.Var.create(None), group)},
        class_name="disclosure",
    )
