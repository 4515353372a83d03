"""Which item of an accordion is open: one at most, the first at the start (spec section 2)."""

from typing import Final

import reflex as rx

NONE: Final = -1
"""The open item's position when every item is closed."""


class Accordion(rx.State, mixin=True):
    """The open item; each accordion of a page has a class of its own."""

    opened: int = 0

    @rx.event
    def sync_open(self, position: int, is_open: bool) -> None:
        """Remember what the item at ``position`` did."""
        if is_open:
            self.opened = position
        elif self.opened == position:
            self.opened = NONE


class RoadmapState(Accordion, rx.State):
    """The open quarter of the roadmap."""


class FaqState(Accordion, rx.State):
    """The open answer of the questions."""
