"""Whether the page is being read aloud, and how fast."""

from typing import Final

import reflex as rx

IDLE: Final = "idle"
SPEAKING: Final = "speaking"
PAUSED: Final = "paused"
FAILED: Final = "failed"

SPEEDS: Final = ["0.75", "1", "1.25", "1.5", "2"]
SCOPES: Final = ["section", "page"]


class ListenState(rx.State):
    """The reader. A script speaks and tells what became of it.

    ``starts`` counts the wishes to hear something, so that a new one is told from the old.
    """

    status: str = IDLE
    scope: str = "page"
    speed: str = "1"
    starts: int = 0
    has_voice: bool = False

    @rx.event
    def read(self, scope: str) -> None:
        """Begin with the section in view or with the whole page."""
        if scope in SCOPES:
            self.scope = scope
            self.status = SPEAKING
            self.starts += 1

    @rx.event
    def pause_or_resume(self) -> None:
        """Pause, or go on; after a failure, try again."""
        if self.status != IDLE:
            self.status = PAUSED if self.status == SPEAKING else SPEAKING

    @rx.event
    def stop(self) -> None:
        """End the reading; also told by the script when there is nothing left to read."""
        self.status = IDLE

    @rx.event
    def fail(self) -> None:
        """Note that the browser could not speak."""
        if self.status != IDLE:
            self.status = FAILED

    @rx.event
    def choose_speed(self, speed: str) -> None:
        """Read slower or faster, at once."""
        if speed in SPEEDS:
            self.speed = speed

    @rx.event
    def find_voice(self, is_there: bool) -> None:
        """Note whether the browser has a voice for the page's language."""
        self.has_voice = is_there
