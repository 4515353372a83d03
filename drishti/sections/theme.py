"""The theme switch."""

import reflex as rx

from drishti.components.button import icon_button
from drishti.content.schema.theme import Theme
from drishti.state.theme import ThemeState


def theme(content: Theme) -> rx.Component:
    """Return the switch, a toggle button with a constant label and ``aria-pressed``.

    Before hydration, ``head/theme.js`` handles its clicks.
    """
    return icon_button(
        content.label,
        icon_name="moon",
        aria_pressed=ThemeState.is_dark,
        on_click=ThemeState.toggle,
        data_switches="theme",
        class_name="theme",
    )
