"""What is off screen is laid out once the scripts have come, and can be reached before."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.layout_ready import layout_ready
from support.browsers.network_faults import answer_with

PATIENCE_MS: Final = 3000

# The headings of parts that are not laid out, though they are not hidden.
LEFT_OUT: Final = """
() => Array.from(document.querySelectorAll("h1, h2"))
  .filter((title) => title.checkVisibility())
  .filter((title) => !title.checkVisibility({ contentVisibilityAuto: true }))
  .map((title) => title.textContent)
"""
TOP: Final = "part => part.getBoundingClientRect().top"


@pytest.fixture
def stopped(page: Page) -> Page:
    """A page on which no time passes: no timer ends, and the scripts never find it idle."""
    page.emulate_media(reduced_motion="reduce")  # links and keys jump instead of scrolling
    # Playwright's clock takes away what tells a page how it was reached.
    page.context.add_init_script("window.measured = performance")
    page.clock.install(time=0)
    page.clock.pause_at(1)
    page.add_init_script("performance.getEntriesByType = (type) => measured.getEntriesByType(type)")
    return page


@pytest.fixture(params=["without scripts", "before the scripts are done"])
def early(stopped: Page, request: pytest.FixtureRequest) -> Page:
    """A page on which what is off screen is not laid out yet."""
    if request.param == "without scripts":
        silence_scripts(stopped)
    return stopped


def silence_scripts(page: Page) -> None:
    """Let the scripts come empty from now on; missing ones would have the page reload itself."""
    answer_with(page, "**/*.js", body="", content_type="text/javascript")


@pytest.mark.parametrize("path", ["/", "/disclaimer", "/accessibility"])
def test_what_is_off_screen_is_not_laid_out_at_first(early: Page, path: str) -> None:
    early.goto(path)

    left_out = early.evaluate(LEFT_OUT)

    assert left_out
    assert early.get_by_role("heading", level=1).inner_text() not in left_out


def test_everything_is_laid_out_once_the_scripts_have_come(stopped: Page) -> None:
    stopped.goto("/")
    expect(stopped.locator("html")).to_have_attribute("data-hydrated", "")

    stopped.clock.run_for(PATIENCE_MS - 1)

    assert stopped.evaluate(LEFT_OUT) == []


def test_everything_is_laid_out_after_three_seconds_without_scripts(stopped: Page) -> None:
    silence_scripts(stopped)
    stopped.goto("/")

    stopped.clock.run_for(PATIENCE_MS)

    assert stopped.evaluate(LEFT_OUT) == []


def test_everything_is_reached_by_scrolling(early: Page, content: SiteContent) -> None:
    early.goto("/")

    for title in early.get_by_role("main").get_by_role("heading", level=2).all():
        title.scroll_into_view_if_needed()
        expect(title).to_be_in_viewport()
    early.keyboard.press("End")

    expect(early.get_by_text(content.footer.about)).to_be_in_viewport()


def test_everything_is_found_by_its_words(early: Page, content: SiteContent) -> None:
    early.goto("/")

    assert early.evaluate("words => window.find(words)", content.faq.heading)

    expect(early.get_by_role("heading", name=content.faq.heading)).to_be_in_viewport()


@pytest.mark.parametrize("way", ["address", "address bar", "link", "menu"])
def test_a_place_in_the_page_is_reached_and_stays(
    early: Page, content: SiteContent, way: str
) -> None:
    document = content.token.whitepaper
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
    place = early.get_by_role("heading", name=document.heading, exact=True)
    expect_at_the_top(place)
    early.clock.run_for(PATIENCE_MS)

    assert early.evaluate(LEFT_OUT) == []
    expect_at_the_top(place)


def expect_at_the_top(place: Locator) -> None:
    expect(place).to_be_in_viewport()
    assert 0 <= place.evaluate(TOP) < 200


@pytest.mark.parametrize("way", ["reload", "back"])
def test_a_visitor_who_comes_back_finds_the_place_they_left(
    stopped: Page, content: SiteContent, way: str
) -> None:
    stopped.goto("/")
    stopped.clock.run_for(PATIENCE_MS)
    left = stopped.get_by_role("heading", name=content.features.heading, exact=True)
    left.scroll_into_view_if_needed()
    silence_scripts(stopped)

    if way == "reload":
        stopped.reload()
    else:
        stopped.goto("/disclaimer")
        stopped.go_back()

    expect(left).to_be_in_viewport()


def test_the_page_stays_in_place_while_the_menu_opens_and_closes(
    phone: Page, content: SiteContent
) -> None:
    phone.emulate_media(reduced_motion="reduce")
    phone.goto("/")
    layout_ready(phone)
    middle = phone.get_by_role("heading", name=content.features.heading, exact=True)
    middle.scroll_into_view_if_needed()
    middle.evaluate(
        """(middle) => {
          window.tops = new Set();
          requestAnimationFrame(function note() {
            window.tops.add(middle.getBoundingClientRect().top);
            requestAnimationFrame(note);
          });
        }"""
    )

    phone.get_by_role("button", name=content.menu.open_label, exact=True).click()
    phone.get_by_role("button", name=content.menu.close_label, exact=True).click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    layout_ready(phone)

    assert phone.evaluate("Array.from(window.tops)") == [middle.evaluate(TOP)]
