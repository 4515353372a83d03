"""The types of the fixtures that open pages, and ways to choose a language."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

SharedPage = Callable[[str], Page]
"""Returns the page at a path, opened once for all tests that only look at it."""


Visitor = Callable[..., Page]
"""Takes options for a new browser context; returns a page whose faults fail the test."""


def language_picker(page: Page) -> Locator:
    """Return the header's button that opens the language picker, on a page in any language."""
    return page.locator("#language")


def choose_language(page: Page, code: str) -> None:
    """Choose a language by its code in the header's picker."""
    language_picker(page).click()
    page.locator(f":popover-open [data-language={code}]").click()
