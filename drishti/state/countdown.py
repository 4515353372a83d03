"""The time left in the round, according to the visitor's clock."""

from time import time
from typing import Final

import reflex as rx

from drishti.content.loader import english

TARGET_MS: Final = round(english().facts.countdown.timestamp()) * 1000
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class CountdownState(rx.State):
    """The countdown; ``left`` is in seconds and unknown until the first tick.

    If the page was built after the end, there is nothing to wait for.
    """

    left: int = 0
    is_known: bool = time() * 1000 >= TARGET_MS

    @rx.event
    def tick(self, now_ms: int) -> None:
        """Update the time left, rounded up to whole seconds; ``now_ms`` is since the Unix epoch."""
        self.left = max(0, -((now_ms - TARGET_MS) // 1000))
        self.is_known = True

    @rx.var
    def days(self) -> int:
        return self.left // DAY

    @rx.var
    def hours(self) -> int:
        return self.left // HOUR % 24

    @rx.var
    def minutes(self) -> int:
        return self.left // MINUTE % 60

    @rx.var
    def seconds(self) -> int:
        return self.left % MINUTE

    @rx.var
    def has_ended(self) -> bool:
        return self.is_known and self.left == 0
