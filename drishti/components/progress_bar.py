"""A progress bar."""

from typing import Any

import reflex as rx


def progress_bar(*, value: rx.Var[Any] | int, maximum: int, **attributes: Any) -> rx.Component:
    """Return a progress bar; pass ``aria_label``, or ``aria_hidden`` if text states the value."""
    return rx.el.progress(value=value, max=maximum, class_name="progress-bar", **attributes)
