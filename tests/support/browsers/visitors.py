"""Visitors: a fixture's kind that gives each a device of their own, and how one has a language."""

from typing import Any, Protocol

from playwright.sync_api import Page, expect

from drishti.content.loader import english


class Visitor(Protocol):
    """Takes the options of a browser context; returns a page whose faults fail the test."""

    def __call__(self, **options: Any) -> Page: ...


def arrive_reading(page: Page, code: str) -> None:
    """Open the home page for someone who chose a language before, and wait for its words.

    The network must answer for the third-party translator (the fixture ``widget``).
    """
    page.add_init_script(f"localStorage.tlang = {code!r}")
    page.goto("/")
    expect(page.locator(f"html:lang({code})")).to_have_count(1)
    expect(page.locator("html[data-i18n-pending]")).to_have_count(0)


def choose_language(page: Page, code: str) -> None:
    """Pick a language in the header, by the name it has in itself."""
    names = {language.code: language.own_name for language in english().language.languages}
    page.get_by_role("banner").locator("button[aria-expanded][popovertarget]").click()
    page.get_by_role("button", name=names[code]).press("Enter")
