"""Isolation of state classes, and exported examples in a browser."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from filelock import FileLock
from playwright.sync_api import BrowserContext, Page, expect
from reflex_base.registry import RegistrationContext

from support.browsers.launch import CHROMIUM_ARGUMENTS, ONLY_THIS_MACHINE
from support.browsers.page_errors import Faults
from support.browsers.waiting import TIMEOUT_MS, expect_hydrated
from support.exports import built, exported, link_packages, rewrite
from support.hosts.processes import running
from support.hosts.static_host import Host, serving

expect.set_options(timeout=TIMEOUT_MS)

PACKAGE: Final = Path(__file__).parents[1]
EXAMPLES: Final = PACKAGE / "examples"
CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

Example = Callable[..., Path]
Open = Callable[[str], Page]
Visit = Callable[..., Page]


@pytest.fixture(autouse=True)
def own_states() -> Iterator[None]:
    """Register the state classes of a test for that test only."""
    with RegistrationContext.ensure_context().fork():
        yield


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Use an installed Chromium if there is one, and give it no access to other machines."""
    found = [os.environ.get("CHROMIUM"), *map(shutil.which, CHROMIUM)]
    installed = {"executable_path": next(filter(None, found))} if any(found) else {}
    return {"args": [*CHROMIUM_ARGUMENTS], "proxy": ONLY_THIS_MACHINE} | installed


@pytest.fixture(scope="session")
def example(tmp_path_factory: pytest.TempPathFactory) -> Example:
    """Exports an example once for all workers; ``change`` edits a copy named ``variant``."""
    base = tmp_path_factory.getbasetemp()
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def export(
        name: str, variant: str = "", change: Callable[[Path], object] = bool, **extra: str
    ) -> Path:
        first = None if (name, variant) == ("idioms", "") else export("idioms").parents[2]
        project = base / f"example-{name}{variant}"
        with FileLock(f"{project}.lock"):
            if not Path(f"{project}.built").exists():
                shutil.rmtree(project, ignore_errors=True)
                shutil.copytree(EXAMPLES / name, project)
                if first:
                    link_packages(first, project)
                change(project)
                built(project, PYTHONPATH=str(PACKAGE.parent), **extra)
                Path(f"{project}.built").touch()
        return exported(project)

    return export


@pytest.fixture(scope="session")
def idioms_here(example: Example) -> Iterator[str]:
    with serving(example("idioms")) as host:
        yield host.address


@pytest.fixture(scope="session")
def idioms_stock(example: Example, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the same pages with Reflex's server."""
    project = shutil.copytree(EXAMPLES / "idioms", tmp_path_factory.mktemp("stock") / "idioms")
    link_packages(example("idioms").parents[2], project)
    environment = {"STOCK": "1", "PYTHONPATH": str(PACKAGE.parent)}
    with running(project, "--env", "prod", **environment) as address:
        yield address


@pytest.fixture(scope="session")
def shop(example: Example) -> Path:
    return example("shop")


@pytest.fixture(scope="session")
def newer_shop(example: Example) -> Path:
    """The folder of the shop after a change on every page, and in a script."""

    def renew(code: str) -> str:
        return code.replace("Tea House", "New Tea House").replace("cups += 1", "cups += 2")

    return example("shop", "-newer", lambda project: rewrite(project / "shop/shop.py", renew))


@pytest.fixture
def host(shop: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of the shop whose files the test may change."""
    with serving(shutil.copytree(shop, tmp_path / "shop")) as host:
        yield host


@pytest.fixture
def faults() -> Iterator[Faults]:
    """Fails the test on teardown if a fault occurred that the test did not allow."""
    faults = Faults()
    faults.allow("/favicon.ico")  # a full Chromium asks for it
    yield faults
    assert faults.unexpected == []


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext], faults: Faults) -> Visit:
    """Opens a page in a new browser context, and collects its faults."""

    def visit(**options: Any) -> Page:
        context = new_context(**options)
        context.set_default_timeout(TIMEOUT_MS)
        page = context.new_page()
        faults.watch(page)
        return page

    return visit


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page without service workers, whose responses Playwright cannot see."""
    return visit(service_workers="block")


@pytest.fixture(params=["here", pytest.param("stock", marks=pytest.mark.builds)])
def idioms(request: pytest.FixtureRequest, visit: Visit, faults: Faults) -> Open:
    """Opens a page of the idioms: exported, and with Reflex's server."""
    page = visit(base_url=request.getfixturevalue(f"idioms_{request.param}"))
    is_stock = request.param == "stock"
    if is_stock:
        faults.allow("")  # warnings of Reflex's own

    def opened(address: str) -> Page:
        page.goto(address, wait_until="networkidle" if is_stock else "load")
        if not is_stock:
            expect_hydrated(page)
        return page

    return opened
