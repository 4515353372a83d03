"""A panel that a button opens beside itself."""

from typing import Any

import reflex as rx


def popover(*children: rx.Component, name: str, class_name: str, **attributes: Any) -> rx.Component:
    """Return a native popover, which buttons open through ``opens``."""
    return rx.el.div(
        *children,
        id=name,
        custom_attrs={"popover": "auto"},
        class_name=class_name,
        **attributes,
    )


def opens(name: str) -> dict[str, str]:
    """Return the attributes of a button that opens and closes the panel ``name``."""
    return {"popoverTarget": name}
