"""The site's stylesheets in cascade order."""

import re
from functools import cache
from typing import Final

from drishti.content.errors import ContentError, Problem
from drishti.content.files import CONFLICT, conflict_line
from drishti.urls import ASSETS

UNREAD: Final = re.compile(r"/\*.*?\*/|\"[^\"\n]*\"|'[^'\n]*'", re.DOTALL)
"""Comments and strings, where a brace means nothing."""


def stylesheets() -> list[str]:
    """Return every stylesheet under ``assets/styles``, tokens first.

    Reflex accepts the folder itself, but loads its files in file system order, which differs
    between machines. Raises a line for each conflict or brace, where Vite would print 70.
    """
    files = sorted(ASSETS.glob("styles/**/[!.]*.css"))
    if problems := [
        Problem(f"assets/{path.relative_to(ASSETS).as_posix()}", f"line {line}", message)
        for path in files
        for line, message in _faults(path.read_text("utf-8"))
    ]:
        raise ContentError(problems)
    found = [path.relative_to(ASSETS).as_posix() for path in files]
    return sorted(found, key=lambda path: path != "styles/tokens.css")


@cache  # most are the same after a save
def _faults(source: str) -> list[tuple[int, str]]:
    """Return the line number of a conflict or of each unmatched brace, and what is wrong there."""
    if conflict := conflict_line(source):
        return [(conflict, CONFLICT)]
    read = UNREAD.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), source)
    opened: list[tuple[int, int]] = []
    left_open: list[int] = []
    for number, line in enumerate(read.splitlines(), 1):
        indent = len(line) - len(line.lstrip())
        for brace in re.findall("[{}]", line):
            if brace == "{":
                opened.append((number, indent))
            elif opened:
                start, outer = opened.pop()
                if indent < outer:  # this } closes the rule around it
                    left_open.append(start)
            else:
                return [(number, "} closes nothing; remove it, or add the { before it")]
    if not opened:
        return []
    starts = left_open[:1] or [start for start, _ in opened]
    return [(start, "{ is not closed; add the } after it") for start in starts]
