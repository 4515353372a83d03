"""Lists incomplete and outdated translations in pytest's summary.

The site then shows the English or the older text, so no test fails.
"""

from itertools import pairwise
from typing import Final

import pytest

from drishti.commands.translations import report

DETAIL: Final = "  "
"""The start of a line about a single text; such lines follow the line about the language."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print a line for each incomplete or outdated language."""
    behind = [
        line
        for line, next_line in pairwise([*report(), ""])
        if next_line.startswith(DETAIL) and not line.startswith(DETAIL)
    ]
    if behind:
        terminalreporter.section("translations")
        for line in [*behind, "python -m drishti.commands.translations names the texts"]:
            terminalreporter.line(line)
