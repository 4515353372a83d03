"""Options and fixtures shared by all tests."""

import os

import pytest

from drishti.commands.translations import report
from drishti.content.errors import ContentError
from drishti.content.loader import english
from drishti.content.schema.site_content import SiteContent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-transcripts",
        action="store_true",
        help="write the output of the screen reader to docs/transcripts",
    )


def pytest_xdist_auto_num_workers() -> int:
    """Use one worker more than there are processors, because browser tests often wait."""
    return (os.cpu_count() or 1) + 1


def pytest_configure() -> None:
    """Stop at mistakes in the content, because most tests could not start."""
    try:
        english()
    except ContentError as error:
        raise pytest.UsageError(str(error)) from error


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List incomplete and outdated translations, for which the site falls back to English."""
    if behind := report():
        terminalreporter.section("translations")
        terminalreporter.write_line("\n".join(behind))


@pytest.fixture(scope="session")
def content() -> SiteContent:
    """The English content of the site, so that tests need not hard-code its texts."""
    return english()
