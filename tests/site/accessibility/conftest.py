"""Fixtures for the accessibility tests."""

import pytest
from playwright.sync_api import Page

from support.accessibility import visits
from support.accessibility.fixtures import Hold, Opened
from support.accessibility.report import Report
from support.accessibility.visits import Visit
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor


@pytest.fixture
def opened(visitor: Visitor, faults: Faults) -> Opened:
    """Opens the page for a visit."""

    def opened(visit: Visit) -> Page:
        place, _ = visit
        if place.name == "missing":
            faults.allow("404")
        return visits.opened(visitor, visit)

    return opened


@pytest.fixture
def hold(report: Report) -> Hold:
    """Records what a check found and where, and fails the test if it found anything."""

    def hold(check: str, place: str, faults: list[str]) -> None:
        report.checked(check, place, faults)
        assert faults == []

    return hold
