"""Lists incomplete and outdated translations in pytest's summary.

The site then shows the English or the older text, so no test fails.
"""

import pytest

from drishti.commands.translations import report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print a line for each incomplete or outdated language."""
    behind = [line for line in report() if "; 0 fuzzy" not in line or "; 0 missing" not in line]
    if behind:
        terminalreporter.section("translations")
        for line in behind:
            terminalreporter.line(line)
