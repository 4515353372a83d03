"""A page laid out from end to end: what was put aside for the first paint has come back."""

from playwright.sync_api import Page, expect


def expect_whole(page: Page) -> None:
    """Wait until no part of the page is put aside any more."""
    expect(page.locator("html")).not_to_have_attribute("data-parts", "awaited")
    expect(page.locator("[style*=content-visibility]")).to_have_count(0)
