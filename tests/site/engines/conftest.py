"""A reader for each engine of the web that the other tests do not use."""

from collections.abc import Iterator

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from support.browsers.drivers import Reader
from support.browsers.marionette import firefox_driver
from support.browsers.webkit import webkit_driver
from support.tools import FIREFOX


@pytest.fixture(scope="session", params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest) -> Iterator[WebDriver]:
    """A running browser of the engine."""
    with webkit_driver() if request.param == "webkit" else firefox_driver(FIREFOX.path()) as driver:
        yield driver


@pytest.fixture
def reader(driver: WebDriver, base_url: str) -> Reader:
    """Someone who comes to the site for the first time."""
    reader = Reader(driver, base_url)
    reader.forget()
    return reader
