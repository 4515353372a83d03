"""The effects of reduced motion, chosen in the system or the reading settings."""

from typing import Final

from playwright.sync_api import Page, expect

from support.browsers.waiting import TWO_FRAMES, expect_hydrated

RECORD_ANIMATIONS: Final = """
() => {
  window.movements = [];
  for (const kind of ["transitionrun", "animationstart"])
    addEventListener(kind, ({ target }) => window.movements.push(`${kind} ${target.className}`));
}
"""


def expect_no_motion(page: Page) -> None:
    """Open the home page, trigger its animations, and expect none to run."""
    page.goto("/")
    expect_hydrated(page)
    page.evaluate(RECORD_ANIMATIONS)
    card = page.locator("#features [data-tilt]").first
    card.scroll_into_view_if_needed()
    card.hover(position={"x": 40, "y": 40})
    page.locator("#faq summary").last.click()

    expect(page.locator("html")).to_have_css("scroll-behavior", "auto")
    expect(card).to_have_css("transform", "none")
    expect(page.locator("#ecosystem svg rect:visible")).to_have_css("transform", "none")
    expect(page.locator("[data-reveal=waiting]")).to_have_count(0)
    page.evaluate(TWO_FRAMES)
    assert page.evaluate("window.movements") == []
