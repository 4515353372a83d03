"""Whether the full-screen menu of small screens is open."""

import reflex as rx


class MenuState(rx.State):
    """The menu. The dialog opens and closes by itself; this follows."""

    is_open: bool = False

    @rx.event
    def sync_open(self, is_open: bool) -> None:
        """Remember what the dialog did."""
        self.is_open = is_open
