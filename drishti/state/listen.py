"""The state of reading aloud."""

from typing import Final

import reflex as rx

IDLE: Final = "idle"
SPEAKING: Final = "speaking"
PAUSED: Final = "paused"
FAILED: Final = "failed"

SPEEDS: Final = ["0.75", "1", "1.25", "1.5", "2"]
SCOPES: Final = ["section", "page"]


class ListenState(rx.State):
    """The reader. ``listen.js`` speaks and reports back through the handlers.

    ``starts`` changes with every ``read``, so that the script restarts even in the same scope.
    """

    status: str = IDLE
    scope: str = "page"
    speed: str = "1"
    starts: int = 0
    has_voice: bool = False

    @rx.event
    def read(self, scope: str) -> None:
        """Start reading the section in view or the whole page."""
        if scope in SCOPES:
            self.scope = scope
            self.status = SPEAKING
            self.starts += 1

    @rx.event
    def pause_or_resume(self) -> None:
        """Pause or resume; after a failure, retry."""
        if self.status != IDLE:
            self.status = PAUSED if self.status == SPEAKING else SPEAKING

    @rx.event
    def stop(self) -> None:
        """Stop reading; the script also calls this at the end of the text."""
        self.status = IDLE

    @rx.event
    def fail(self) -> None:
        """Record that speech failed."""
        if self.status != IDLE:
            self.status = FAILED

    @rx.event
    def choose_speed(self, speed: str) -> None:
        """Change the speed, effective immediately."""
        if speed in SPEEDS:
            self.speed = speed

    @rx.event
    def find_voice(self, is_there: bool) -> None:
        """Record whether the browser has a voice for the page's language."""
        self.has_voice = is_there
