"""Fixtures for tests in a browser, against the exported site on a plain static host."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from browsers import CHROMIUM_ARGUMENTS, chromium
from faults import Faults
from projects import copy_project, export, exported
from serving import served
from visitors import Visitor
from widget import FakeWidget

WIDGET_HOST = "**/translate.google.com/**"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Use the machine's own browser where it has one."""
    path = chromium()
    arguments = {"args": list(CHROMIUM_ARGUMENTS)}
    return arguments | {"executable_path": path} if path else arguments


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a fresh export; a build that fails, fails every test here."""
    project = copy_project(tmp_path_factory.mktemp("site"))
    result = export(project)
    if result.returncode != 0:
        pytest.fail(f"reflex export failed:\n{result.stdout}\n{result.stderr}")
    return exported(project)


@pytest.fixture(scope="session")
def base_url(site: Path) -> Iterator[str]:
    """The address of the exported site."""
    with served(site) as address:
        yield address


@pytest.fixture
def faults() -> Iterator[Faults]:
    """Fails the test at its end for any fault it did not allow."""
    faults = Faults()
    yield faults
    assert faults.unexpected == []


TIMEOUT_MS = 10_000


def prepared(context: BrowserContext) -> BrowserContext:
    """Return a context from which nothing but the site itself can be reached."""
    context.route(WIDGET_HOST, lambda route: route.abort())
    context.set_default_timeout(TIMEOUT_MS)
    return context


@pytest.fixture
def visitor(new_context: Callable[..., BrowserContext], faults: Faults) -> Visitor:
    """Opens a page for a visitor with a device of their own."""

    def visit(**options: Any) -> Page:
        page = prepared(new_context(**options)).new_page()
        faults.watch(page)
        return page

    return visit


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A page on a desktop."""
    return visitor(viewport={"width": 1440, "height": 900})


@pytest.fixture
def phone(visitor: Visitor) -> Page:
    """A page on a small touch screen."""
    return visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A visitor in India."""
    return browser_context_args | {"locale": "en-IN"}


@pytest.fixture
def widget(page: Page) -> FakeWidget:
    """A translator that answers at once."""
    return FakeWidget(page)
