"""The open item of an accordion (docs/requirements.md, Accordions)."""

from typing import Final

import reflex as rx

NONE: Final = -1
"""Means no item, in place of a position."""


class Accordion(rx.State, mixin=True):
    """The open item of an accordion. Each accordion on a page has its own subclass.

    While ``allows_multiple`` is on, any number of items may be open, and ``opened`` is the one that
    was open before. If that item is closed, ``closed`` keeps its position until it is opened again.
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
        """Open every item, or close all but the one that was open before."""
        self.allows_multiple = not self.allows_multiple
        self.closed = NONE


class RoadmapState(Accordion, rx.State):
    """The open quarter of the roadmap."""


class FaqState(Accordion, rx.State):
    """The open question of the FAQ."""
