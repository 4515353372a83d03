"""Fixtures for the fault tests: the page keeps working whatever goes wrong around it."""

import pytest
from playwright.sync_api import Page

from support.browsers.fake_widget import WARNING
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A page on a small laptop, which has few pixels to paint."""
    return visitor(viewport={"width": 1024, "height": 640})


@pytest.fixture(autouse=True)
def _translator_is_unreachable(faults: Faults) -> None:
    """The third-party translator is blocked here; test_widget_host.py covers its failures."""
    faults.allow("translate.google.com")
    faults.allow(WARNING)
