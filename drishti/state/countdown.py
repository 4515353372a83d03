"""The time left in the round, according to the visitor's clock."""

from typing import Final

import reflex as rx

from drishti.content.loader import english
from drishti.presale.countdown import days_in, hours_in, minutes_in, seconds_in, seconds_left

TARGET_MS: Final = english().facts.countdown_ms


class CountdownState(rx.State):
    """The countdown; ``left`` is in seconds and unknown until the first tick."""

    left: int = 0
    is_known: bool = False

    @rx.event
    def tick(self, now_ms: int) -> None:
        """Update the time left; ``now_ms`` is in milliseconds since the Unix epoch."""
        self.left = seconds_left(TARGET_MS, now_ms)
        self.is_known = True

    @rx.var
    def days(self) -> int:
        """The whole days left."""
        return days_in(self.left)

    @rx.var
    def hours(self) -> int:
        """The hours left over after the days."""
        return hours_in(self.left)

    @rx.var
    def minutes(self) -> int:
        """The minutes left over after the hours."""
        return minutes_in(self.left)

    @rx.var
    def seconds(self) -> int:
        """The seconds left over after the minutes."""
        return seconds_in(self.left)

    @rx.var
    def has_ended(self) -> bool:
        """Whether the target has passed."""
        return self.is_known and self.left == 0
