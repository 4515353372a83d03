"""Whether the visitor reads light text on dark."""

from typing import Final

import reflex as rx

STORED_AS: Final = "theme"
"""What the value is called in the browser's storage."""


class ThemeState(rx.State):
    """The theme. Dark only if the stored value says so (spec section 4); any other is light."""

    stored: str = rx.LocalStorage("", name=STORED_AS, sync=True)

    @rx.var
    def is_dark(self) -> bool:
        """Whether the dark theme is on."""
        return self.stored == "dark"

    @rx.event
    def toggle(self) -> None:
        """Go from one theme to the other, and remember it."""
        self.stored = "light" if self.stored == "dark" else "dark"
