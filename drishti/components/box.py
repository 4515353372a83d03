"""A raised box."""

import reflex as rx


def box(*children: rx.Component) -> rx.Component:
    """Return a box; on phones it spans the viewport."""
    return rx.el.div(*children, class_name="box")
