"""How far the visitor has scrolled."""

from typing import Final

import reflex as rx

THRESHOLD_PX: Final = 50
"""Past this the header changes and the way back to the top shows (spec section 9)."""

PARALLAX_PERCENT: Final = 15
"""How far the ecosystem's line of braille moves while the page scrolls past it."""

WHOLE: Final = 100
"""The progress at the end of the page, in percent."""


class ScrollState(rx.State):
    """The scroll position."""

    position: int = 0
    progress: int = 0
    goes_down: bool = False

    @rx.event
    def sync_position(self, position_px: int, progress_percent: int) -> None:
        """Remember the position in pixels and as 0 to 100 percent of the page."""
        if position_px != self.position:
            self.goes_down = position_px > self.position
        self.position = position_px
        self.progress = progress_percent

    @rx.var
    def is_past_top(self) -> bool:
        """Whether the page has scrolled more than the threshold."""
        return self.position > THRESHOLD_PX

    @rx.var
    def is_heading_down(self) -> bool:
        """Whether the visitor is on the way down, and not yet at the end."""
        return self.goes_down and self.progress < WHOLE

    @rx.var
    def parallax(self) -> str:
        """How far the ecosystem's line of braille has shifted, as an SVG transform."""
        return f"translate({-(self.position * PARALLAX_PERCENT // 100)} 0)"

    @rx.var
    def ring(self) -> str:
        """The drawn and the open part of the progress ring, in hundredths of the circle."""
        return f"{self.progress} 100"
