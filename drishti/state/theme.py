"""Whether the visitor reads light text on dark."""

import reflex as rx


class ThemeState(rx.State):
    """The theme. Dark only if the stored value says so (spec section 4); any other is light."""

    stored: str = rx.LocalStorage("", name="theme", sync=True)

    @rx.var
    def is_dark(self) -> bool:
        """Whether the dark theme is on."""
        return self.stored == "dark"

    @rx.event
    def toggle(self) -> None:
        """Go from one theme to the other, and remember it."""
        self.stored = "light" if self.stored == "dark" else "dark"
