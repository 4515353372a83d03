"""Errors in ``content/``, reported as one line each without a traceback."""

from collections.abc import Iterable
from typing import Final, NamedTuple

MAX_LINE: Final = 1000
MAX_VALUE: Final = 60
"""How much of a wrong value is shown."""


class Problem(NamedTuple):
    """One error; ``field`` may be empty, and ``message`` includes what is allowed."""

    file: str
    field: str
    message: str
    line: int = 0

    def __str__(self) -> str:
        """Return ``file: line 3: field: message`` as one printable line."""
        line = f"line {self.line}" if self.line else ""
        text = ": ".join(filter(None, (self.file, line, self.field, self.message)))
        printable = (letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
        return truncate("".join(printable), MAX_LINE)


class ContentError(SystemExit):
    """Stops ``reflex run`` and ``reflex export`` and prints its problems.

    A ``SystemExit``, because Reflex prints a traceback for any other exception.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Store ``problems`` and join them into the exit message."""
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def truncate(text: str, length: int = MAX_VALUE) -> str:
    """Return the first ``length`` characters of a text, with an ellipsis if there are more."""
    return text if len(text) <= length else f"{text[:length]} …"
