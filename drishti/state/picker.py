"""Which language picker is open: the header's, the menu's, or none."""

import reflex as rx


class PickerState(rx.State):
    """The pickers. The popovers open and close by themselves; this follows."""

    opened: str = ""

    @rx.event
    def sync_open(self, name: str, is_open: bool) -> None:
        """Remember what the picker called ``name`` did."""
        if is_open:
            self.opened = name
        elif self.opened == name:
            self.opened = ""
