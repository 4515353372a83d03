"""Which item of an accordion is open: one at most, the first at the start (spec section 2)."""

from typing import Final

import reflex as rx

NONE: Final = -1
"""The open item's position when every item is closed."""


def open_after(opened: int, position: int, *, is_open: bool) -> int:
    """Return the open item's position after the item at ``position`` opened or closed."""
    if is_open:
        return position
    return NONE if opened == position else opened


class RoadmapState(rx.State):
    """The open quarter of the roadmap."""

    opened: int = 0

    @rx.event
    def follow(self, position: int, is_open: bool) -> None:
        """Remember what the item at ``position`` did."""
        self.opened = open_after(self.opened, position, is_open=is_open)


class FaqState(rx.State):
    """The open answer of the questions."""

    opened: int = 0

    @rx.event
    def follow(self, position: int, is_open: bool) -> None:
        """Remember what the item at ``position`` did."""
        self.opened = open_after(self.opened, position, is_open=is_open)
