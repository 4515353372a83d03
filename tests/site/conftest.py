"""Fixtures for browser tests of the exported site on a static host."""

import os
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from shutil import copytree
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from drishti.content import loader
from drishti.content.loader import english, load
from drishti.content.schema.site_content import SiteContent
from support.browsers.fake_widget import FakeWidget
from support.browsers.launch import CHROMIUM_ARGUMENTS, ONLY_THIS_MACHINE
from support.browsers.page_errors import Faults
from support.browsers.visitors import SharedPage, Visitor, open_laid_out
from support.browsers.waiting import TIMEOUT_MS
from support.content.edit import LATER, add, edit
from support.content.facts import fill_in
from support.content.languages import TRANSLATED
from support.exports import rewrite
from support.hosts.static_host import Host, served, serving
from support.projects import NEW_WORDS, SharedBuilds
from support.tools import FIREFOX, FIREFOX_CHANNEL, chromium

expect.set_options(timeout=TIMEOUT_MS)

DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}

LINKS_OF_SECTIONS: Final = {"ecosystem": '(href = )".*"', "buy": r"(href = ){ .*href}\" }"}
"""Links that the strictest site has to pages instead, by section, if it is there."""

# Hydrates a page before it has loaded, as if the visitor acted at once.
HYDRATE_EARLY = """
addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("hydrate")));
"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_name: str) -> dict[str, object]:
    """Use an installed browser if there is one, and give it no access to other machines."""
    proxy: dict[str, object] = {"proxy": ONLY_THIS_MACHINE}
    if browser_name == "firefox":
        return proxy | {"executable_path": FIREFOX.path(), "channel": FIREFOX_CHANNEL}
    installed = {"executable_path": path} if (path := chromium()) else {}
    return proxy | {"args": list(CHROMIUM_ARGUMENTS)} | installed


@pytest.fixture(scope="session")
def builds(tmp_path_factory: pytest.TempPathFactory) -> SharedBuilds:
    """Builds each variant of the site once for all workers; a failed build fails every test."""
    folder = tmp_path_factory.getbasetemp()
    return SharedBuilds(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests with the mark ``facts`` on the site as it is, and on one with every fact known.

    ``facts("strictest_site")`` chooses the latter, which is ``newer_site`` otherwise.
    """
    if mark := metafunc.definition.get_closest_marker("facts"):
        known = mark.args[0] if mark.args else "newer_site"
        states = {"as it is": "site", "all facts known": known}
        metafunc.parametrize("site", states.values(), ids=states, indirect=True)


@pytest.fixture(scope="session")
def site(builds: SharedBuilds, request: pytest.FixtureRequest) -> Path:
    """The folder of a fresh export, shared by all workers, or of the one that a mark asks for."""
    name = getattr(request, "param", "site")
    folder: Path = builds.get("site") if name == "site" else request.getfixturevalue(name)
    return folder


@pytest.fixture(scope="session")
def content(site: Path) -> SiteContent:
    """The English content of the site under test."""
    return load(site.parents[2])


@pytest.fixture(autouse=True)
def _content_of_the_site(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have ``english()`` and ``translations()`` read the content of the site under test."""
    if "site" in getattr(getattr(request.node, "callspec", None), "params", ()):
        monkeypatch.setattr(loader, "ROOT", request.getfixturevalue("site").parents[2])


@pytest.fixture(scope="session")
def newer_site(builds: SharedBuilds) -> Path:
    """An export a year later: every fact is known, all pages changed, the widget where needed."""

    def change(project: Path) -> None:
        fill_in(project)
        edit(project, "language.toml", "\nwidget_everywhere = true", "\nwidget_everywhere = false")
        if (project / "content/en/roadmap.toml").is_file():
            add(project, "roadmap.toml", LATER)  # more quarters than stand side by side
        old = english().header.skip_link
        edit(project, "header.toml", old, NEW_WORDS)
        for language in TRANSLATED:
            path = project / "content" / "locales" / f"{language.code}.po"
            path.write_text(path.read_text("utf-8").replace(old, NEW_WORDS), "utf-8")

    return builds.get("newer", change)


@pytest.fixture(scope="session")
def strictest_site(builds: SharedBuilds) -> Path:
    """The folder of an export with every fact but without the widget, under the path ``/sale``.

    A card and the sale's button lead to other pages of the site.
    """

    def change(project: Path) -> None:
        fill_in(project)
        for name, old in LINKS_OF_SECTIONS.items():
            if (file := project / "content/en" / f"{name}.toml").is_file():
                rewrite(file, partial(re.sub, old, r'\1"/terms-uses"', count=1))
        edit(project, "language.toml", "widget = true", "widget = false")

    return builds.get("strictest", change, REFLEX_FRONTEND_PATH="/sale")


@pytest.fixture(scope="session")
def base_url(site: Path) -> Iterator[str]:
    with served(site) as address:
        yield address


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A host whose files the test may change."""
    with serving(copytree(site, tmp_path / "site")) as host:
        yield host


@pytest.fixture
def faults() -> Iterator[Faults]:
    """Fails the test on teardown if a fault occurred that the test did not allow."""
    faults = Faults()
    faults.allow("rejected for invalid domain")  # Firefox's warning on deleting a cookie
    yield faults
    assert faults.unexpected == []


def open_page(context: BrowserContext, faults: Faults) -> Page:
    """Open a page that hydrates early and whose counter answers, and collect its faults."""
    if counter := english().site.counting.host:
        reply = {"status": 204, "headers": {"access-control-allow-origin": "*"}}
        context.route(f"{counter}**", lambda route: route.fulfill(**reply))
    context.add_init_script(HYDRATE_EARLY)
    context.set_default_timeout(TIMEOUT_MS)
    page = context.new_page()
    faults.watch(page)
    return page


@pytest.fixture
def visitor(new_context: Callable[..., BrowserContext], faults: Faults) -> Visitor:
    """Opens a page in a new browser context.

    Service workers are blocked by default, because Playwright cannot see their responses.
    """

    def visit(**options: Any) -> Page:
        return open_page(new_context(**{"service_workers": "block"} | options), faults)

    return visit


@pytest.fixture(scope="session")
def shared_page(browser: Browser, browser_context_args: dict[str, Any]) -> SharedPage:
    """Returns a page on a desktop, which many tests share and none may change or scroll."""

    @cache
    def shared_page(path: str) -> Page:
        options = browser_context_args | {"viewport": DESKTOP, "service_workers": "block"}
        faults = Faults()
        page = open_page(browser.new_context(**options), faults)
        open_laid_out(page, path)
        assert faults.unexpected == []
        return page

    return shared_page


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor(viewport=DESKTOP)


@pytest.fixture
def phone(visitor: Visitor, browser_name: str) -> Page:
    mobile = {"is_mobile": True} if browser_name == "chromium" else {}  # not supported by Firefox
    return visitor(viewport={"width": 360, "height": 740}, has_touch=True, **mobile)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any], base_url: str) -> dict[str, Any]:
    """Use an Indian locale, and this site even if the framework's tests have run before."""
    return browser_context_args | {"locale": "en-IN", "base_url": base_url}


@pytest.fixture
def widget(page: Page) -> FakeWidget:
    return FakeWidget(page)
