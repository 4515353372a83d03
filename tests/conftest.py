"""Options and fixtures shared by all tests."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from drishti.content.loader import english
from drishti.content.schema.site_content import SiteContent

pytest_plugins = ["support.content.translation_report"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options for shared npm packages and for writing transcripts."""
    parser.addoption(
        "--packages-of",
        type=Path,
        metavar="PROJECT",
        help="share the npm packages of an already built project instead of installing them",
    )
    parser.addoption(
        "--write-transcripts",
        action="store_true",
        help="write the output of the screen reader to docs/transcripts",
    )


def pytest_xdist_auto_num_workers() -> int:
    """Use one worker more than there are processors, because browser tests also wait."""
    return (os.cpu_count() or 1) + 1


def pytest_configure() -> None:
    """Make Hypothesis generate the same examples in every run, however busy the machine is."""
    patient = [HealthCheck.too_slow, HealthCheck.data_too_large]
    settings.register_profile(
        "repeatable", derandomize=True, deadline=None, suppress_health_check=patient
    )
    settings.load_profile("repeatable")


@pytest.fixture(scope="session")
def content() -> SiteContent:
    """The English content of the site, so that tests do not repeat it."""
    return english()
