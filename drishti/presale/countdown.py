"""The time left in a round (``sections/buy.py``).

Integers only, because the code is also compiled to JavaScript.
"""

from typing import Final

MS_PER_SECOND: Final = 1000
SECONDS_PER_MINUTE: Final = 60
SECONDS_PER_HOUR: Final = 3600
SECONDS_PER_DAY: Final = 86400
MINUTES_PER_HOUR: Final = 60
HOURS_PER_DAY: Final = 24


def seconds_left(target_ms: int, now_ms: int) -> int:
    """Return the seconds until ``target_ms``, rounded up; 0 once it has passed.

    Both times are in milliseconds since the Unix epoch.
    """
    return max(0, -((now_ms - target_ms) // MS_PER_SECOND))


def days_in(seconds: int) -> int:
    """Return the whole days in ``seconds``."""
    return seconds // SECONDS_PER_DAY


def hours_in(seconds: int) -> int:
    """Return the whole hours left over after the days, 0 to 23."""
    return seconds // SECONDS_PER_HOUR % HOURS_PER_DAY


def minutes_in(seconds: int) -> int:
    """Return the whole minutes left over after the hours, 0 to 59."""
    return seconds // SECONDS_PER_MINUTE % MINUTES_PER_HOUR


def seconds_in(seconds: int) -> int:
    """Return the seconds left over after the minutes, 0 to 59."""
    return seconds % SECONDS_PER_MINUTE
