"""The state of reading aloud. Voices and speed are reading settings (``state/reading.py``)."""

from typing import Final

import reflex as rx

IDLE: Final = "idle"
SPEAKING: Final = "speaking"
PAUSED: Final = "paused"
FAILED: Final = "failed"

STARTED: Final = "started"
ENDED: Final = "ended"
ENDED_IN_PART: Final = "ended in part"  # some sentences had no voice
NO_VOICE: Final = "no voice"

PAGE: Final = "main"
SECTION_IN_VIEW: Final = ""


class ListenState(rx.State):
    """The reader. ``listen.js`` speaks and reports back through the handlers.

    ``scope`` is the id of what is read, or ``SECTION_IN_VIEW``. ``starts`` grows with every
    start, so that the script restarts even in the same scope. ``skips`` is the number of sentences
    skipped forward, minus those skipped back. ``message`` is what the visitor is told: ``STARTED``,
    ``PAUSED``, ``ENDED``, ``ENDED_IN_PART``, ``FAILED``, ``NO_VOICE`` or nothing.
    """

    status: str = IDLE
    message: str = ""
    scope: str = PAGE
    starts: int = 0
    skips: int = 0

    @rx.var
    def is_reading(self) -> bool:
        return self.status in (SPEAKING, PAUSED)

    @rx.event
    def read(self, scope: str) -> None:
        """Read ``scope``, or stop if it is being read.

        The section in view is always read, because it may be a different one now.
        """
        if self.is_reading and scope == self.scope != SECTION_IN_VIEW:
            self.status = IDLE
            self.message = ENDED
        else:
            self.scope = scope
            self.status = SPEAKING
            self.message = STARTED
            self.starts += 1

    @rx.event
    def step(self, sentences: int) -> None:
        """Move on by ``sentences``, or back if negative, and speak."""
        if self.status != IDLE:
            self.skips += sentences
            self.status = SPEAKING
            self.message = ""

    @rx.event
    def pause_or_resume(self) -> None:
        """Pause or resume; after a failure, retry."""
        if self.status != IDLE:
            self.status = PAUSED if self.status == SPEAKING else SPEAKING
            self.message = PAUSED if self.status == PAUSED else ""

    @rx.event
    def stop(self, message: str) -> None:
        """Stop reading; the script also calls this, at the end of the text or without a voice."""
        if self.status != IDLE:
            self.status = IDLE
            self.message = message

    @rx.event
    def fail(self) -> None:
        if self.status != IDLE:
            self.status = FAILED
            self.message = FAILED

    @rx.event
    def forget_message(self) -> None:
        self.message = ""
