"""Accordions, whose items the browser opens one at a time."""

from dataclasses import dataclass
from typing import Any

import reflex as rx

from drishti.components.icon import icon
from drishti.components.text import text
from drishti.content.schema.base import Text


@dataclass(frozen=True)
class _Target:
    open: bool = False


@dataclass(frozen=True)
class _ToggleEvent:
    """https://developer.mozilla.org/docs/Web/API/ToggleEvent."""

    target: _Target = _Target()


def _toggled(e: rx.vars.ObjectVar[_ToggleEvent]) -> tuple[rx.Var[bool]]:
    """Return whether the element is open."""
    return (e.target.open,)


class _Details(rx.el.Details):
    """The native element, which opens without JavaScript; state mirrors it."""

    on_toggle: rx.EventHandler[_toggled]


def open_all(
    label: Text, *, group: str, allows_multiple: rx.Var[bool] | bool, on_press: Any
) -> rx.Component:
    """Return a switch that opens every item of ``group``, and lets each stay open."""
    return rx.el.button(
        text(label),
        id=f"{group}-open-all",
        aria_pressed=allows_multiple,
        on_click=on_press,
        data_requires_js="",
        class_name="button button--quiet disclosure-switch",
    )


def disclosure(
    title: Text,
    *children: rx.Component,
    group: str,
    name: str,
    is_open: rx.Var[bool] | bool,
    allows_multiple: rx.Var[bool] | bool,
    on_toggle: Any,
) -> rx.Component:
    """Return an item of the accordion ``group``.

    Items close each other, unless it ``allows_multiple`` open ones. ``on_toggle`` receives whether
    the item is open.
    """
    return _Details.create(
        rx.el.summary(
            text(title, tag="h3", class_name="disclosure__title"),
            icon("chevron"),
            class_name="disclosure__summary",
        ),
        rx.el.div(*children, class_name="disclosure__body"),
        id=name,
        open=allows_multiple | is_open,
        on_toggle=on_toggle,
        custom_attrs={"name": rx.cond(allows_multiple, rx.Var.create(None), group)},
        class_name="disclosure",
    )
