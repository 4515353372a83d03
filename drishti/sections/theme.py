"""The switch between light and dark."""

import reflex as rx

from drishti.components.button import icon_button
from drishti.content.schema.theme import Theme
from drishti.state.theme import ThemeState


def theme(content: Theme) -> rx.Component:
    """Return the switch; its name stays, and ``aria-pressed`` says whether it is on.

    Before hydration it is ``head/theme.js`` that answers it.
    """
    return icon_button(
        content.label,
        icon_name="moon",
        aria_pressed=ThemeState.is_dark,
        on_click=ThemeState.toggle,
        data_switches="theme",
        class_name="theme",
    )
