"""The scroll position."""

from typing import Final

import reflex as rx

THRESHOLD_PX: Final = 50
"""Beyond this, the header has a shadow and the back-to-top link is shown (docs/requirements.md)."""

PARALLAX_PERCENT: Final = 15
"""Shift of the braille line in the ecosystem section, in percent of the scroll position."""

PARALLAX_END_PX: Final = 3000
"""The line rests beyond this, because its section is then out of view."""

RING_STEP_PERCENT: Final = 2
"""The progress ring grows in steps, because painting it is much of the cost of scrolling."""


class ScrollState(rx.State):
    """The scroll position in pixels, its direction, and the progress in percent of the page."""

    position: int = 0
    is_upward: bool = False
    progress: int = 0

    @rx.event
    def sync_position(self, position_px: int, progress_percent: int) -> None:
        """Store the position in pixels and the progress, 0 to 100."""
        self.is_upward = position_px < self.position
        self.position = position_px
        self.progress = progress_percent

    @rx.var
    def is_past_top(self) -> bool:
        return self.position > THRESHOLD_PX

    @rx.var
    def parallax(self) -> str:
        """The SVG transform of the braille line in the ecosystem section."""
        shift = min(self.position, PARALLAX_END_PX) * PARALLAX_PERCENT // 100
        return f"translate({-shift} 0)"

    @rx.var
    def ring(self) -> str:
        """The ``stroke-dasharray`` of the progress ring, whose path length is 100."""
        return f"{self.progress - self.progress % RING_STEP_PERCENT} 100"
