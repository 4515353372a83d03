"""Unusual input: rapid random clicks, and printing during an animation."""

from random import Random

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.page_errors import Faults
from support.browsers.survival import expect_page_works
from support.browsers.waiting import expect_hydrated, wait_until

CLICKS = 120


def test_the_page_works_after_rapid_random_clicks_on_every_control(
    page: Page, content: SiteContent, faults: Faults
) -> None:
    faults.allow("A command attempted to")  # open an open dialog or close a closed one
    page.goto("/")
    expect_hydrated(page)

    page.locator("button, summary, input, select").evaluate_all(
        "(controls, order) => order.forEach((at) => controls[at % controls.length].click())",
        Random(0).choices(range(1_000), k=CLICKS),
    )
    page.keyboard.press("Escape")
    page.evaluate("for (const open of document.querySelectorAll('dialog[open]')) open.close()")

    dark = page.evaluate("localStorage.theme === 'dark'")
    expect(page.locator("html.dark")).to_have_count(int(dark))
    expect_page_works(page, content)


def test_printing_during_a_reveal_shows_everything(page: Page) -> None:
    page.goto("/")
    waiting = page.locator("[data-reveal=waiting]")
    expect(waiting.first).to_have_css("opacity", "0")
    # An animation that takes a hundred times as long is still running when the test looks.
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    waiting.first.scroll_into_view_if_needed()
    wait_until(page, "document.getAnimations().some((moving) => moving.animationName === 'reveal')")

    page.emulate_media(media="print")

    for part in page.locator("[data-reveal]").all():
        expect(part).to_have_css("opacity", "1")
