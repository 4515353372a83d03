"""Which language picker is open."""

import reflex as rx


class PickerState(rx.State):
    """Mirrors the popovers; ``opened`` is ``header``, ``menu`` or empty."""

    opened: str = ""

    @rx.event
    def sync_open(self, name: str, is_open: bool) -> None:
        """Store whether the picker called ``name`` is open."""
        if is_open:
            self.opened = name
        elif self.opened == name:
            self.opened = ""
