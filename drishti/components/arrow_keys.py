"""Lists of buttons with keyboard navigation."""

import reflex as rx


class _ArrowKeys(rx.el.Div):
    """An element in which arrow keys, Home, End and typed letters move the focus."""

    library = "$/modules/scripts/arrow_keys"
    tag = "ArrowKeys"


def arrow_keys(*children: rx.Component) -> rx.Component:
    """Return an element whose buttons the arrow keys reach, in order."""
    return _ArrowKeys.create(*children)
