"""The open item of an accordion (docs/requirements.md, Accordions)."""

from typing import Final

import reflex as rx

NONE: Final = -1
"""The position while every item is closed."""


class Accordion(rx.State, mixin=True):
    """The open item. Each accordion of a page has a subclass of its own.

    While it ``allows_multiple``, any number of items may be open; ``closed`` is then the one that
    had been open before, once it has been closed.
    """

    opened: int = 0
    closed: int = NONE
    allows_multiple: bool = False

    @rx.event
    def sync_open(self, position: int, is_open: bool) -> None:
        """Record that the item at ``position`` has opened or closed."""
        if self.opened == position and not is_open:
            self.opened = NONE
            self.closed = position
        elif is_open and (not self.allows_multiple or position == self.closed):
            self.opened = position

    @rx.event
    def toggle_all(self) -> None:
        """Open every item, or leave open only the one from before."""
        self.allows_multiple = not self.allows_multiple
        self.closed = NONE


class RoadmapState(Accordion, rx.State):
    """The open quarter of the roadmap."""


class FaqState(Accordion, rx.State):
    """The open question of the FAQ."""
