"""The light or dark theme. ``scripts/head/theme.js`` applies it before the first paint."""

from typing import Final

import reflex as rx

STORAGE_KEY: Final = "theme"


class ThemeState(rx.State):
    """The theme: dark only if the stored value is ``dark`` (docs/requirements.md, Theme)."""

    stored: str = rx.LocalStorage("", name=STORAGE_KEY, sync=True)

    @rx.var
    def is_dark(self) -> bool:
        return self.stored == "dark"

    @rx.event
    def toggle(self) -> None:
        self.stored = "light" if self.stored == "dark" else "dark"
