"""Reading settings: text size, contrast, spacing, motion and underlined links."""

from typing import Final

import reflex as rx

OPTIONS: Final[dict[str, list[str]]] = {
    "text-size": ["100", "125", "150", "175", "200"],
    "contrast": ["normal", "high"],
    "spacing": ["normal", "wide"],
    "motion": ["system", "off"],
    "underline": ["off", "on"],
}
"""The values of each setting; the first is the default."""

CHOICES: Final = [f"{name}={value}" for name, values in OPTIONS.items() for value in values[1:]]
"""The valid stored choices. If a setting is stored twice, the later one in this list counts."""

RESET: Final = "reset"

STORED_AS: Final = "reading"
"""The key in the browser's local storage."""


class ReadingState(rx.State):
    """The settings, stored as choices separated by spaces; anything else is ignored.

    ``latest`` is the last change on this page, for the status message of screen readers.
    """

    stored: str = rx.LocalStorage("", name=STORED_AS, sync=True)
    latest: str = ""
    is_open: bool = False

    @rx.var
    def chosen(self) -> dict[str, str]:
        """The value of each setting."""
        return _chosen(self.stored)

    @rx.event
    def choose(self, name: str, value: str) -> None:
        """Store a value of a setting."""
        if name not in OPTIONS or value not in OPTIONS[name]:
            return
        now = _chosen(self.stored)
        now[name] = value
        chosen = [f"{setting}={now[setting]}" for setting in OPTIONS]
        self.stored = " ".join([choice for choice in chosen if choice in CHOICES])
        self.latest = f"{name}={value}"

    @rx.event
    def reset_all(self) -> None:
        """Return to the defaults."""
        self.stored = ""
        self.latest = RESET

    @rx.event
    def sync_open(self, is_open: bool) -> None:
        """Record whether the dialog is open."""
        self.is_open = is_open
        self.latest = ""


def _chosen(stored: str) -> dict[str, str]:
    kept = stored.split(" ")
    chosen: dict[str, str] = {}
    for name, values in OPTIONS.items():
        chosen[name] = values[0]
        for value in values[1:]:
            if f"{name}={value}" in kept:
                chosen[name] = value
    return chosen
