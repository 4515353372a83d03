"""No long animations, no flashes, and no announcements that the user did not cause."""

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.accessibility.checks import LONGEST_MOVEMENT_MS, ask
from support.accessibility.fixtures import Hold
from support.accessibility.pixels import Film
from support.browsers.countdown import time_left
from support.browsers.visitors import Visitor
from support.browsers.waiting import expect_hydrated, wait_until


def scroll_through(page: Page) -> None:
    """Scroll to the end of the page, one screen at a time."""
    page.evaluate(
        """async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
            scrollTo({ top: y, behavior: "instant" });
            await new Promise(requestAnimationFrame);
          }
        }"""
    )


def wait_for_animations(page: Page) -> None:
    """Wait until every running animation has ended."""
    wait_until(
        page,
        "document.getAnimations().every((movement) =>"
        " movement.timeline !== document.timeline || movement.playState !== 'running')",
    )


def test_no_animation_lasts_longer_than_five_seconds(page: Page, hold: Hold) -> None:
    page.goto("/")
    expect_hydrated(page)
    scroll_through(page)
    expect(page.locator("[data-reveal=shown]")).not_to_have_count(0)

    hold("movement over five seconds", "home", ask(page, "moving", LONGEST_MOVEMENT_MS))


def test_an_idle_page_has_no_animations(page: Page) -> None:
    page.clock.install()
    page.goto("/")
    expect_hydrated(page)
    page.clock.run_for(LONGEST_MOVEMENT_MS + 1000)  # until scripted animations have ended
    wait_for_animations(page)
    first = page.screenshot()

    page.clock.run_for(1000)

    assert page.screenshot() == first


def test_nothing_flashes(page: Page, content: SiteContent) -> None:
    film = Film(page)
    page.goto("/")
    page.get_by_role("button", name=content.theme.label).click()
    page.get_by_role("banner").get_by_role("link", name=content.header.wallet_label).hover()
    page.locator("#features [data-reveal]").first.scroll_into_view_if_needed()
    expect(page.locator("#features [data-reveal=shown]").first).to_be_visible()
    wait_for_animations(page)

    assert film.flashes() <= 3


def test_nothing_is_announced_without_user_action(
    visitor: Visitor, content: SiteContent, hold: Hold
) -> None:
    page = visitor()
    page.clock.install(time=content.facts.countdown.timestamp() - 90_000)
    page.goto("/")
    shown = time_left(page, content, "seconds")
    before = shown.inner_text()
    ask(page, "listen")

    page.clock.run_for(10_000)
    scroll_through(page)
    page.get_by_role("slider").press("ArrowRight")
    page.get_by_role("button", name=content.theme.label).press("Enter")
    page.locator("#faq summary").last.press("Enter")

    expect(shown).not_to_have_text(before)
    expect(page.get_by_role("slider")).to_have_value(str(content.calculator.start + 1))
    hold("live regions that speak unasked", "home", ask(page, "spoken"))
