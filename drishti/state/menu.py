"""Whether the full-screen menu is open."""

import reflex as rx


class MenuState(rx.State):
    """Mirrors the dialog, which the browser opens and closes."""

    is_open: bool = False

    @rx.event
    def sync_open(self, is_open: bool) -> None:
        """Store whether the dialog is open."""
        self.is_open = is_open
