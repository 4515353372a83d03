"""A bar that fills up."""

from typing import Any

import reflex as rx


def bar(*, value: rx.Var[Any] | int, maximum: int, **attributes: Any) -> rx.Component:
    """Return a bar filled to ``value`` of ``maximum``; name it, or hide it where words say it."""
    return rx.el.progress(value=value, max=maximum, class_name="bar", **attributes)
