"""A panel that a button opens beside itself."""

from typing import Any

import reflex as rx

from drishti.components.toggle_event import popover_toggled


class _Popover(rx.el.Div):
    """The native popover, which an outside click or Escape closes."""

    on_toggle: rx.EventHandler[popover_toggled]


def popover(
    *children: rx.Component, name: str, on_toggle: Any, class_name: str, **attributes: Any
) -> rx.Component:
    """Return a panel that buttons open through ``opens``.

    ``on_toggle`` receives whether it is open.
    """
    return _Popover.create(
        *children,
        id=name,
        on_toggle=on_toggle,
        custom_attrs={"popover": "auto"},
        class_name=class_name,
        **attributes,
    )


def opens(name: str) -> dict[str, str]:
    """Return the attributes of a button that opens and closes the panel ``name``."""
    return {"popoverTarget": name}


def closes(name: str) -> dict[str, str]:
    """Return the attributes of a button inside the panel ``name`` that also closes it."""
    return {"popoverTarget": name, "popoverTargetAction": "hide"}
