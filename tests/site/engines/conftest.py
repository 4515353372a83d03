"""A reader for each engine of the web."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright
from selenium.webdriver.remote.webdriver import WebDriver

from marionette import firefox_driver
from readers import PlaywrightReader, Reader, WebDriverReader
from tools import CHROMIUM_ARGUMENTS, FIREFOX, chromium
from waiting import TIMEOUT_MS
from webkit import webkit_driver

ENGINES = ["chromium", "firefox", "webkit"]


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """The name of an engine."""
    return str(request.param)


@pytest.fixture(scope="session")
def browser(engine: str, playwright: Playwright) -> Iterator[Browser | WebDriver]:
    """A running browser of the engine."""
    if engine == "webkit":
        with webkit_driver() as driver:
            yield driver
    elif engine == "firefox":
        with firefox_driver(FIREFOX.path()) as driver:
            yield driver
    else:
        running = playwright.chromium.launch(
            executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS)
        )
        yield running
        running.close()


@pytest.fixture
def reader(browser: Browser | WebDriver, base_url: str) -> Iterator[Reader]:
    """Someone who comes to the site for the first time."""
    if isinstance(browser, WebDriver):
        visitor = WebDriverReader(browser, base_url)
        visitor.forget()
        yield visitor
        return
    context = browser.new_context(base_url=base_url, viewport={"width": 1300, "height": 900})
    context.route("**/translate.google.com/**", lambda route: route.abort())
    context.set_default_timeout(TIMEOUT_MS)
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield PlaywrightReader(page)
    context.close()
    assert errors == []
