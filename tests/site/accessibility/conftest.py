"""Fixtures of the accessibility tests."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

import visits
from accessibility_fixtures import Hold, Opened
from accessibility_report import REPORT, Engine, Report
from engines import installed, versions
from faults import Faults
from visitors import Visitor
from visits import Visit, every_combination, usual_visits


@pytest.fixture(scope="session")
def node_modules(pytestconfig: pytest.Config) -> Path:
    """The folder of the engines."""
    return installed(pytestconfig.cache.mkdir("engines"))


@pytest.fixture(scope="session")
def report(pytestconfig: pytest.Config) -> Report:
    """What this run has found so far."""
    return pytestconfig.stash[REPORT]


@pytest.fixture(scope="session")
def engines(report: Report, node_modules: Path) -> Path:
    """The folder of the engines, which the report knows by their versions."""
    report.engines = {name: Engine(version) for name, version in versions(node_modules).items()}
    report.usual = frozenset(map(visits.name_of, usual_visits()))
    return node_modules


@pytest.fixture
def opened(visitor: Visitor, faults: Faults) -> Opened:
    """Opens the page of a visit."""

    def opened(visit: Visit) -> Page:
        place, _ = visit
        if place.name == "missing":
            faults.allow("404")
        return visits.opened(visitor, visit)

    return opened


@pytest.fixture
def hold(report: Report) -> Hold:
    """Notes what a check found in a place, and fails the test for any of it."""

    def hold(check: str, place: str, faults: list[str]) -> None:
        report.checked(check, place, faults)
        assert faults == []

    return hold


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test that asks for ``visit`` the usual visits, or all there are."""
    if "visit" in metafunc.fixturenames:
        every = metafunc.config.getoption("--every-combination")
        found = every_combination() if every else usual_visits()
        metafunc.parametrize("visit", found, ids=visits.name_of)
