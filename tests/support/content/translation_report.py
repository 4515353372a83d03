"""Says at the end which translations lack a text or have not followed the English.

The site shows such a text in English, or as it was: nothing for a test to fail for.
"""

from itertools import pairwise
from typing import Final

import pytest

from drishti.commands.translations import report

DETAIL: Final = "  "
"""What a line about one text begins with; it follows the line about its language."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print a line for each language that is behind."""
    behind = [
        line
        for line, next_line in pairwise([*report(), ""])
        if next_line.startswith(DETAIL) and not line.startswith(DETAIL)
    ]
    if behind:
        terminalreporter.section("translations")
        for line in [*behind, "python -m drishti.commands.translations names the texts"]:
            terminalreporter.line(line)
