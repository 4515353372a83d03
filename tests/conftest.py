"""Options, lanes and fixtures shared by every kind of test."""

from pathlib import Path

import pytest
from hypothesis import settings

from drishti.content.loader import english
from drishti.content.schema.site_content import SiteContent

pytest_plugins = ["support.accessibility.report", "support.content.translation_report"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the transcripts be written, and npm's packages be shared."""
    parser.addoption(
        "--packages-of",
        type=Path,
        metavar="PROJECT",
        help="share the npm packages of a project that has been built, instead of installing them",
    )
    parser.addoption(
        "--write-transcripts",
        action="store_true",
        help="write what the screen reader says into docs/transcripts",
    )


def pytest_configure() -> None:
    """Try the same random cases in every run."""
    settings.register_profile("repeatable", derandomize=True, deadline=None)
    settings.load_profile("repeatable")


@pytest.fixture(
    scope="session", params=["usual", pytest.param("thorough", marks=pytest.mark.thorough)]
)
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether ten times as many random cases are wanted."""
    return bool(request.param == "thorough")


@pytest.fixture(scope="session")
def content() -> SiteContent:
    """Everything the site says, so that no test repeats a text."""
    return english()
