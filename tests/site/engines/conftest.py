"""A reader for each engine of the web; an engine that cannot be had is skipped with a line."""

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright
from selenium.webdriver.remote.webdriver import WebDriver

from browsers import CHROMIUM_ARGUMENTS, chromium, firefox, webkit
from marionette import firefox_driver
from readers import PlaywrightReader, Reader, WebDriverReader
from webkit import webkit_driver

ENGINES = ["chromium", "firefox", "webkit"]
HERE = "site/engines/"
outcomes: dict[str, Counter[str]] = {name: Counter() for name in ENGINES}


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """The name of an engine."""
    return str(request.param)


@pytest.fixture(scope="session")
def browser(engine: str, playwright: Playwright) -> Iterator[Browser | WebDriver]:
    """A running browser of the engine."""
    if engine == "webkit":
        if not webkit():
            pytest.skip("WebKitGTK's driver is not installed, and cannot be here")
        with webkit_driver() as driver:
            yield driver
    elif engine == "firefox":
        path = firefox()
        if path is None:
            pytest.skip("Firefox ESR is not installed, and cannot be here")
        with firefox_driver(path) as driver:
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
    context.set_default_timeout(10_000)
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield PlaywrightReader(page)
    context.close()
    assert errors == []


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count what each engine did."""
    if HERE in report.nodeid and (report.when == "call" or report.outcome != "passed"):
        engine = next(name for name in ENGINES if f"[{name}" in report.nodeid)
        outcomes[engine][report.outcome] += 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell which engines were tried, and with what success."""
    tried = [f"{name} {dict(counts)}" for name, counts in outcomes.items() if counts]
    if tried:
        terminalreporter.write_line(f"engines: {', '.join(tried)}")
