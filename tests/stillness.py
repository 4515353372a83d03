"""What a visitor sees who asked the system, or the reading settings, for no motion."""

from playwright.sync_api import Page, expect


def expect_stillness(page: Page) -> None:
    """Open the home page, do what sets parts of it in motion, and see that nothing moves."""
    page.goto("/")
    card = page.locator("#features [data-tilt]").first
    card.scroll_into_view_if_needed()
    card.hover(position={"x": 40, "y": 40})

    expect(page.locator("html")).to_have_css("scroll-behavior", "auto")
    expect(card).to_have_css("transform", "none")
    expect(page.locator("#ecosystem svg rect:visible")).to_have_css("transform", "none")
    expect(page.locator("[data-reveal=waiting]")).to_have_count(0)
    assert page.evaluate("document.getAnimations().length") == 0
