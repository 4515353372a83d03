"""A raised box, for what a section is about."""

import reflex as rx


def box(*children: rx.Component) -> rx.Component:
    """Return a box; on wide screens its parts stand in two columns."""
    return rx.el.div(*children, class_name="box")
