from typing import Final

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.network_faults import HeldRequests, answer_with
from support.browsers.visitors import open_laid_out
from support.browsers.waiting import (
    TWO_FRAMES,
    expect_hydrated,
    layout_ready,
    resting,
    wait_for,
    wait_until,
)
from support.content.parts import MIDDLE, MIDDLE_HEADING

PATIENCE_MS: Final = 5000
# The headings of sections that are skipped by ``content-visibility`` but not hidden.
SKIPPED_HEADINGS: Final = """
() => Array.from(document.querySelectorAll("h1, h2"))
  .filter((title) => title.checkVisibility())
  .filter((title) => !title.checkVisibility({ contentVisibilityAuto: true }))
  .map((title) => title.textContent)
"""
TOP: Final = "part => part.getBoundingClientRect().top"


@pytest.fixture
def early(page: Page) -> Page:
    """A page on a stopped clock, whose off-screen sections are therefore not laid out yet."""
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
    # Playwright's clock removes the navigation entries that the page reads.
    page.context.add_init_script("window.measured = performance")
    stopped_at(page)
    page.add_init_script("performance.getEntriesByType = (type) => measured.getEntriesByType(type)")
    return page


def empty_scripts(page: Page) -> None:
    """Serve empty scripts from now on; missing ones would make the page reload."""
    answer_with(page, "**/*.js", body="", content_type="text/javascript")


@pytest.mark.parametrize("has_scripts", [True, False])
def test_off_screen_sections_are_laid_out_after_hydration_or_five_seconds(
    early: Page, has_scripts: bool
) -> None:
    if not has_scripts:
        empty_scripts(early)
    early.goto("/disclaimer")
    skipped = early.evaluate(SKIPPED_HEADINGS)
    assert skipped
    assert early.get_by_role("heading", level=1).inner_text() not in skipped
    if has_scripts:
        expect_hydrated(early)

    early.clock.run_for(PATIENCE_MS - 1)
    assert bool(early.evaluate(SKIPPED_HEADINGS)) is not has_scripts
    early.clock.run_for(1)
    assert early.evaluate(SKIPPED_HEADINGS) == []


def test_find_in_page_stays_where_it_has_landed(phone: Page) -> None:
    HeldRequests(phone, "**/assets/*.js")
    phone.goto("/", wait_until="commit")
    expect(phone.get_by_role("contentinfo")).to_be_attached()
    heading = phone.locator(f"#{MIDDLE} h2")

    assert phone.evaluate("words => window.find(words)", MIDDLE_HEADING)
    found_at = heading.evaluate(TOP)
    wait_until(phone, f"({SKIPPED_HEADINGS})().length === 0")
    phone.evaluate(TWO_FRAMES)

    assert abs(heading.evaluate(TOP) - found_at) <= 1


def test_a_fragment_leads_to_its_target_and_stays_there(early: Page, content: SiteContent) -> None:
    anchor = content.header.links[-1].anchor
    place = early.locator(anchor)

    def expect_at_the_top() -> None:
        # Unfinished layout may move it.
        wait_for(lambda: 0 <= place.evaluate(TOP) < 200, "the place", rest=resting(early))

    early.goto(f"/{anchor}")
    expect_at_the_top()
    early.clock.run_for(PATIENCE_MS)

    assert early.evaluate(SKIPPED_HEADINGS) == []
    expect_at_the_top()


def test_reloading_restores_the_scroll_position(early: Page) -> None:
    early.goto("/")
    early.clock.run_for(PATIENCE_MS)
    heading = early.locator(f"#{MIDDLE} h2")
    heading.scroll_into_view_if_needed()
    empty_scripts(early)

    early.reload()

    expect(heading).to_be_in_viewport()


# Records in each frame where an element is, and whether it or the footer has ever been skipped.
WATCH: Final = """
(element) => {
  window.tops = new Set();
  const end = document.querySelector("footer p");
  requestAnimationFrame(function look() {
    window.tops.add(element.getBoundingClientRect().top);
    window.wasHidden ||= !element.checkVisibility();
    window.wasDeferred ||= !end.checkVisibility({ contentVisibilityAuto: true });
    requestAnimationFrame(look);
  });
}
"""


def test_a_press_is_answered_at_once_and_moves_nothing(phone: Page, content: SiteContent) -> None:
    open_laid_out(phone)
    heading = phone.locator(f"#{MIDDLE} h2")
    heading.scroll_into_view_if_needed()
    heading.evaluate(WATCH)
    banner = phone.get_by_role("banner")

    for label in (content.theme.label, content.menu.open_label):
        phone.evaluate("window.wasDeferred = false")
        # Playwright's click() sometimes scrolls by a few pixels first.
        banner.get_by_role("button", name=label, exact=True).dispatch_event("click")
        wait_until(phone, "window.wasDeferred")
        layout_ready(phone)

    phone.keyboard.press("Escape")  # which closes the menu
    layout_ready(phone)
    assert phone.evaluate("Array.from(window.tops)") == [heading.evaluate(TOP)]


def test_a_setting_is_answered_before_the_covered_page(phone: Page, content: SiteContent) -> None:
    open_laid_out(phone)
    reading = content.reading
    phone.get_by_role("banner").get_by_role("button", name=reading.label).click()
    layout_ready(phone)
    title = phone.locator("h1")
    title.evaluate(WATCH)

    phone.get_by_role("radio", name=reading.spacing.wide, exact=True).check()

    wait_until(phone, "window.wasHidden")
    wait_until(phone, "element => element.checkVisibility()", arg=title.element_handle())
