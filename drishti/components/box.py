"""A raised box, for what a section is about."""

import reflex as rx


def box(*children: rx.Component) -> rx.Component:
    """Return a box; on a phone it bleeds, so that its frame takes no room from the words."""
    return rx.el.div(*children, class_name="box")
