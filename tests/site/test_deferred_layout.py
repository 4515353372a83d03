"""Off-screen sections are laid out after hydration, and are reachable before it."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.network_faults import answer_with
from support.browsers.waiting import expect_hydrated, resting, wait_for

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
def stopped(page: Page) -> Page:
    """A page with a stopped clock: timers and idle callbacks never run."""
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
    # Playwright's clock removes the navigation entries that the page reads.
    page.context.add_init_script("window.measured = performance")
    stopped_at(page)
    page.add_init_script("performance.getEntriesByType = (type) => measured.getEntriesByType(type)")
    return page


@pytest.fixture(params=["without scripts", "before the scripts are done"])
def early(stopped: Page, request: pytest.FixtureRequest) -> Page:
    """A page whose off-screen sections are not laid out yet."""
    if request.param == "without scripts":
        empty_scripts(stopped)
    return stopped


def empty_scripts(page: Page) -> None:
    """Serve empty scripts from now on; missing ones would make the page reload."""
    answer_with(page, "**/*.js", body="", content_type="text/javascript")


@pytest.mark.parametrize("path", ["/", "/disclaimer", "/accessibility"])
def test_off_screen_sections_are_not_laid_out_at_first(early: Page, path: str) -> None:
    early.goto(path)

    left_out = early.evaluate(SKIPPED_HEADINGS)

    assert left_out
    assert early.get_by_role("heading", level=1).inner_text() not in left_out


def test_everything_is_laid_out_after_hydration(stopped: Page) -> None:
    stopped.goto("/")
    expect_hydrated(stopped)

    stopped.clock.run_for(PATIENCE_MS - 1)

    assert stopped.evaluate(SKIPPED_HEADINGS) == []


def test_everything_is_laid_out_after_five_seconds_if_scripts_fail(stopped: Page) -> None:
    empty_scripts(stopped)
    stopped.goto("/")

    stopped.clock.run_for(PATIENCE_MS)

    assert stopped.evaluate(SKIPPED_HEADINGS) == []


def test_find_in_page_finds_deferred_text(early: Page, content: SiteContent) -> None:
    early.goto("/")

    assert early.evaluate("words => window.find(words)", content.faq.heading)

    expect(early.get_by_role("heading", name=content.faq.heading)).to_be_in_viewport()


@pytest.mark.parametrize("way", ["address", "address bar", "link", "menu"])
def test_a_url_fragment_scrolls_to_its_target_and_stays_there(
    early: Page, content: SiteContent, way: str
) -> None:
    document = next(item for item in content.status.items if item.id == "whitepaper")
    entry = next(link for link in content.header.links if link.anchor == "#whitepaper")
    if way == "menu":
        early.set_viewport_size({"width": 360, "height": 740})
    early.goto(f"/{entry.anchor}" if way == "address" else "/")

    if way == "address bar":
        early.evaluate("anchor => { location.hash = anchor }", entry.anchor)
    elif way == "link":
        early.get_by_role("banner").get_by_role("link", name=entry.label, exact=True).click()
    elif way == "menu":
        early.get_by_role("button", name=content.menu.open_label, exact=True).click()
        early.get_by_role("dialog").get_by_role("link", name=entry.label, exact=True).click()
    place = early.get_by_role("heading", name=document.title, exact=True)
    expect_at_the_top(place)
    early.clock.run_for(PATIENCE_MS)

    assert early.evaluate(SKIPPED_HEADINGS) == []
    expect_at_the_top(place)


def expect_at_the_top(place: Locator) -> None:
    # Layout that is still under way moves it.
    wait_for(lambda: 0 <= place.evaluate(TOP) < 200, "the place", rest=resting(place.page))
