"""Unusual combinations of input: dragging while resizing, rapid clicks, printing."""

import random

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.waiting import expect_hydrated, wait_until

CLICKS = 120


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in (1, 2))]
)
def test_the_page_survives_rapid_random_clicks_on_every_control(
    page: Page, survival: Survival, faults: Faults, thorough: bool, seed: int
) -> None:
    faults.allow("A command attempted to")  # open an open dialog or close a closed one
    page.goto("/")
    expect_hydrated(page)
    controls = page.locator("button, summary, input, select").element_handles()
    chance = random.Random(seed)

    order = [chance.randrange(len(controls)) for _ in range(CLICKS * (10 if thorough else 1))]
    page.evaluate(
        """order => {
          const controls = document.querySelectorAll("button, summary, input, select");
          for (const at of order) controls[at].click();
        }""",
        order,
    )
    page.keyboard.press("Escape")
    page.evaluate("for (const open of document.querySelectorAll('dialog[open]')) open.close()")

    dark = page.evaluate("localStorage.theme === 'dark'")
    expect(page.locator("html.dark")).to_have_count(int(dark))
    survival.assert_works(page)


def test_printing_during_a_reveal_shows_everything(
    page: Page, survival: Survival, content: SiteContent
) -> None:
    page.goto("/")
    parts = page.locator("[data-reveal=waiting]")
    expect(parts.first).to_have_css("opacity", "0")
    # An animation that takes a hundred times as long is still running when the test looks.
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    parts.first.scroll_into_view_if_needed()
    wait_until(page, "document.getAnimations().some((moving) => moving.animationName === 'reveal')")

    page.emulate_media(media="print")

    for part in page.locator("[data-reveal]").all():
        expect(part).to_have_css("opacity", "1")
    devtools.send("Animation.disable")
    page.emulate_media(media="screen")
    survival.assert_works(page, network=False)
