"""The types of the fixtures that open pages, and ways to choose a language."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from support.browsers.network_faults import HeldRequests
from support.browsers.waiting import expect_hydrated, layout_ready

SharedPage = Callable[[str], Page]
"""Returns the page at a path, opened once for all tests that only look at it."""

Visitor = Callable[..., Page]
"""Takes options for a new browser context; returns a page whose faults fail the test."""


def language_picker(page: Page) -> Locator:
    """Return the header's button that opens the language picker, on a page in any language."""
    return page.locator("#language")


def choose_language(page: Page, code: str) -> None:
    language_picker(page).click()
    page.locator(f":popover-open [data-language={code}]").click()


def open_hydrated(page: Page, path: str = "/") -> None:
    """Open a page, and wait until its scripts have taken over."""
    page.goto(path)
    expect_hydrated(page)


def open_laid_out(page: Page, path: str = "/") -> None:
    """Open a page, and wait until its scripts have taken over and all of it is laid out."""
    open_hydrated(page, path)
    layout_ready(page)


def open_without_scripts(page: Page, path: str = "/") -> Callable[[], None]:
    """Open a home page with its scripts held back; call the result to let the page hydrate.

    Press keys on controls far down the page, because unfinished layout may move them away from a
    pointer.
    """
    scripts = HeldRequests(page, "**/assets/*.js")
    page.goto(path, wait_until="commit")

    def hydrate() -> None:
        scripts.release()
        expect_hydrated(page)

    return hydrate
