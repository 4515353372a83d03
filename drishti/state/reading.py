"""How the visitor wants to read: larger, stronger, wider apart, still, with links underlined."""

from typing import Final

import reflex as rx

OPTIONS: Final[dict[str, list[str]]] = {
    "text-size": ["100", "125", "150", "175", "200"],
    "contrast": ["normal", "high"],
    "spacing": ["normal", "wide"],
    "motion": ["system", "off"],
    "underline": ["off", "on"],
}
"""What each setting may be; the first is how the page comes."""

CHOICES: Final = [f"{name}={value}" for name, values in OPTIONS.items() for value in values[1:]]
"""What may be stored; of two choices for one setting the later in this list counts."""

RESET: Final = "reset"

STORED_AS: Final = "reading"
"""What the value is called in the browser's storage."""


class ReadingState(rx.State):
    """The settings, stored as choices with spaces between; anything else stored counts for nothing.

    ``latest`` is what the visitor chose last on this page, to be said to a listener.
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
        """Give a setting a value, and remember it."""
        if name not in OPTIONS or value not in OPTIONS[name]:
            return
        now = _chosen(self.stored)
        now[name] = value
        chosen = [f"{setting}={now[setting]}" for setting in OPTIONS]
        self.stored = " ".join([choice for choice in chosen if choice in CHOICES])
        self.latest = f"{name}={value}"

    @rx.event
    def reset_all(self) -> None:
        """Go back to how the page comes."""
        self.stored = ""
        self.latest = RESET

    @rx.event
    def sync_open(self, is_open: bool) -> None:
        """Remember what the dialog did."""
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
