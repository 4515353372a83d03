"""The open items of an accordion (docs/requirements.md, Accordions)."""

import reflex as rx


class Accordion(rx.State, mixin=True):
    """The positions of the open items; opening one closes the others unless ``allows_multiple``."""

    opened: list[int] = [0]  # noqa: RUF012  (Reflex copies it)
    allows_multiple: bool = False

    @rx.event
    def sync_open(self, position: int, is_open: bool) -> None:
        """Record that the item at ``position`` has opened or closed."""
        others = [it for it in self.opened if it != position]
        if not is_open:
            self.opened = others
        else:
            self.opened = [*others, position] if self.allows_multiple else [position]

    @rx.event
    def toggle_all(self, count: int) -> None:
        """Open all of the ``count`` items, or close them if all are open."""
        self.allows_multiple = len(self.opened) < count
        self.opened = list(range(count)) if self.allows_multiple else []


class RoadmapState(Accordion, rx.State):
    """The open quarters of the roadmap."""


class FaqState(Accordion, rx.State):
    """The open questions of the FAQ."""
