"""A raised box."""

from typing import Literal

import reflex as rx


def box(*children: rx.Component, state: Literal["here", "missing"] = "here") -> rx.Component:
    """Return a box; on phones it spans the viewport. A box of what is missing has dotted edges."""
    return rx.el.div(*children, data_state=state, class_name="box")
