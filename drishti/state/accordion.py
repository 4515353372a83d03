"""The open item of an accordion (docs/requirements.md, Accordions)."""

from typing import Final

import reflex as rx

NONE: Final = -1
"""The position while every item is closed."""


class Accordion(rx.State, mixin=True):
    """The open item. Each accordion of a page has a subclass of its own."""

    opened: int = 0

    @rx.event
    def sync_open(self, position: int, is_open: bool) -> None:
        """Record that the item at ``position`` has opened or closed."""
        if is_open:
            self.opened = position
        elif self.opened == position:
            self.opened = NONE


class RoadmapState(Accordion, rx.State):
    """The open quarter of the roadmap."""


class FaqState(Accordion, rx.State):
    """The open question of the FAQ."""
