"""Fixtures for the fault tests: the page keeps working whatever goes wrong around it."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from drishti.content.schema.site_content import SiteContent
from support.browsers.fake_widget import WARNING
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.visitors import Visitor


@pytest.fixture(scope="session")
def survival(content: SiteContent, site: Path) -> Survival:
    """Asserts that the page still works."""
    return Survival(content, site)


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A page on a small laptop, which has few pixels to paint."""
    return visitor(viewport={"width": 1024, "height": 640})


@pytest.fixture(autouse=True)
def _translator_is_unreachable(faults: Faults) -> None:
    """The third-party translator is blocked here; test_widget_host.py covers its failures."""
    faults.allow("translate.google.com")
    faults.allow(WARNING)
