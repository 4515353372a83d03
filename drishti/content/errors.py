"""What an owner is told about a mistake in ``content/``: one line each, and no traceback."""

from collections.abc import Iterable
from typing import Final, NamedTuple

MAX_LINE: Final = 1000


class Problem(NamedTuple):
    """One mistake: the file, the field in it (may be empty), and what is wrong and allowed."""

    file: str
    field: str
    message: str

    def __str__(self) -> str:
        """Return the line an owner reads."""
        return _one_line(": ".join(filter(None, (self.file, self.field, self.message))))


class ContentError(SystemExit):
    """Stops ``reflex run`` and ``reflex export``, printing its problems and nothing else.

    A ``SystemExit``, because Reflex prints a traceback of about 50 lines for any other error.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Keep the problems for tests and editors; join them for the terminal."""
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def _one_line(words: str) -> str:
    """Return ``words`` short, and so that nothing in them can act on a terminal."""
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in words)
    return line if len(line) <= MAX_LINE else f"{line[:MAX_LINE]} …"
