"""A progress bar."""

from typing import Any

import reflex as rx


def progress_bar(*, value: rx.Var[Any] | int, maximum: int) -> rx.Component:
    """Return a progress bar, hidden from screen readers, because text beside it has the value."""
    return rx.el.progress(value=value, max=maximum, aria_hidden="true", class_name="progress-bar")
