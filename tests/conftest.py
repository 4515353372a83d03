"""Options, and fixtures shared by every kind of test."""

import pytest
from hypothesis import settings

from drishti.content.loader import english
from drishti.content.site_copy import SiteCopy

pytest_plugins = ["accessibility_report"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a longer run be asked for."""
    parser.addoption("--thorough", action="store_true", help="try many more cases; takes long")
    parser.addoption(
        "--write-transcripts",
        action="store_true",
        help="write what the screen reader says into docs/transcripts",
    )


def pytest_configure() -> None:
    """Try the same random cases in every run."""
    settings.register_profile("repeatable", derandomize=True)
    settings.load_profile("repeatable")


@pytest.fixture(scope="session")
def thorough(pytestconfig: pytest.Config) -> bool:
    """Whether ten times as many random cases are wanted."""
    return bool(pytestconfig.getoption("--thorough"))


@pytest.fixture(scope="session")
def copy() -> SiteCopy:
    """Everything the site says, so that no test repeats a text."""
    return english()
