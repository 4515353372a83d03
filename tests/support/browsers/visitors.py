"""The types of the fixtures that open pages, and ways to choose a language."""

from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect

from drishti.content.loader import english


class Visitor(Protocol):
    """Takes options for a new browser context; returns a page whose faults fail the test."""

    def __call__(self, **options: Any) -> Page: ...


SharedPage = Callable[[str], Page]
"""Returns the page at a path, opened once for all tests that only look at it."""


def open_in_language(page: Page, code: str) -> None:
    """Open the home page with a stored language and wait for its text.

    Requests for the third-party translator must be answered, for example by the ``widget`` fixture.
    """
    page.add_init_script(f"localStorage.tlang = {code!r}")
    page.goto("/")
    expect(page.locator(f"html:lang({code})")).to_have_count(1)
    expect(page.locator("html[data-i18n-pending]")).to_have_count(0)


def announcement(page: Page) -> Locator:
    """Return the live region of the page that tells about a change of language."""
    return page.locator("[aria-live=polite]").last


def language_picker(page: Page) -> Locator:
    """Return the button in the header that opens the languages, whatever its language."""
    return page.get_by_role("banner").locator("button[aria-expanded][popovertarget]")


def choose_language(page: Page, code: str) -> None:
    """Choose a language in the header, by its own name."""
    names = {language.code: language.own_name for language in english().language.languages}
    language_picker(page).click()
    page.get_by_role("button", name=names[code]).press("Enter")
