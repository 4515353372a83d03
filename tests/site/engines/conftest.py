"""A browser tab in Firefox ESR and in WebKitGTK."""

from collections.abc import Iterator

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from support.browsers.drivers import Tab
from support.browsers.marionette import firefox_driver
from support.browsers.webkit import webkit_driver
from support.tools import FIREFOX


@pytest.fixture(scope="session", params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest) -> Iterator[WebDriver]:
    """A running browser with this engine."""
    with webkit_driver() if request.param == "webkit" else firefox_driver(FIREFOX.path()) as driver:
        yield driver


@pytest.fixture
def tab(driver: WebDriver, base_url: str) -> Tab:
    """A tab without stored data."""
    tab = Tab(driver, base_url)
    tab.reset()
    return tab
