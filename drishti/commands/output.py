"""Print what a command has found."""

import os
import sys
from collections.abc import Iterable


def print_lines(lines: Iterable[str]) -> None:
    """Print the lines; stop quietly if the reader, such as ``head``, closes the pipe."""
    try:
        print("\n".join(lines), flush=True)
    except BrokenPipeError:
        # Python flushes the output again at exit, which would fail too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
