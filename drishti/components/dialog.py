"""A modal dialog."""

from typing import Any

import reflex as rx

from drishti.components.text import attribute
from drishti.content.schema.base import Text


class _Dialog(rx.el.Div):
    """The native element, which traps the focus and closes on Escape or when a link is followed."""

    library = "$/modules/scripts/dialog"
    tag = "Dialog"

    on_toggle: rx.EventHandler[rx.event.passthrough_event_spec(bool)]


def dialog(*children: rx.Component, name: str, label: Text, **attributes: Any) -> rx.Component:
    """Return a dialog that buttons open through ``opens``; a click outside closes it.

    Its ``on_toggle`` receives whether it is open.
    """
    return _Dialog.create(
        *children,
        id=name,
        aria_label=attribute(label),
        custom_attrs={"closedby": "any"},
        **attributes,
    )


def opens(name: str) -> dict[str, str]:
    """Return the attributes of a button that opens the dialog ``name``, even before hydration."""
    return {"commandfor": name, "command": "show-modal"}


def closes(name: str) -> dict[str, str]:
    """Return the attributes of a button that closes the dialog ``name``."""
    return {"commandfor": name, "command": "close"}
