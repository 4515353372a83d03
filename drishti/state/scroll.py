"""The scroll position."""

from typing import Final

import reflex as rx

THRESHOLD_PX: Final = 50
"""Beyond this, the header has a shadow and the back-to-top link is shown.

See docs/requirements.md, Header and menu.
"""

PARALLAX_PERCENT: Final = 15
"""Shift of the braille line in the ecosystem section, in percent of the scroll position."""

WHOLE: Final = 100


class ScrollState(rx.State):
    """The scroll position in pixels, and the progress in percent of the page."""

    position: int = 0
    progress: int = 0
    goes_down: bool = False

    @rx.event
    def sync_position(self, position_px: int, progress_percent: int) -> None:
        """Store the position in pixels and the progress, 0 to 100."""
        if position_px != self.position:
            self.goes_down = position_px > self.position
        self.position = position_px
        self.progress = progress_percent

    @rx.var
    def is_past_top(self) -> bool:
        """Whether the page has been scrolled past the threshold."""
        return self.position > THRESHOLD_PX

    @rx.var
    def is_heading_down(self) -> bool:
        """Whether the last scroll was downwards and did not reach the end."""
        return self.goes_down and self.progress < WHOLE

    @rx.var
    def parallax(self) -> str:
        """The SVG transform of the braille line in the ecosystem section."""
        return f"translate({-(self.position * PARALLAX_PERCENT // 100)} 0)"

    @rx.var
    def ring(self) -> str:
        """The ``stroke-dasharray`` of the progress ring, whose path length is 100."""
        return f"{self.progress} 100"
