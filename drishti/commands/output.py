"""Print what a command has found."""

import os
import sys
from collections.abc import Iterable


def print_lines(lines: Iterable[str]) -> None:
    """Print each line, until a reader such as ``head`` has enough."""
    try:
        print("\n".join(lines), flush=True)
    except BrokenPipeError:
        # Python writes what is left once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
