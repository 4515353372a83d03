"""The fault matrix: what can go wrong, survived and counted."""

from collections import Counter
from pathlib import Path

import pytest

from drishti.content.site_copy import SiteCopy
from faults import Faults
from survival import Survival

HERE = "site/faults/"
outcomes: Counter[str] = Counter()


@pytest.fixture(scope="session")
def survival(copy: SiteCopy, site: Path) -> Survival:
    """Asserts that the page serves its reader."""
    return Survival(copy, site)


@pytest.fixture(autouse=True)
def _other_peoples_faults(faults: Faults) -> None:
    """The translator cannot be reached in these tests; others say what becomes of that."""
    faults.allow("translate.google.com")
    faults.allow("Google Translate not ready.")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count every fault once; a test that tries several counts each."""
    if HERE not in report.nodeid:
        return
    if report.when == "call" and not report.skipped:
        outcomes["all"] += 1
    if report.failed:
        outcomes["failed"] += 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how many faults the page survived."""
    if outcomes["all"]:
        survived = outcomes["all"] - outcomes["failed"]
        terminalreporter.write_line(f"faults survived {survived}/{outcomes['all']}")
