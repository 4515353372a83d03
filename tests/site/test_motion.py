"""Animations on scroll, on reveal and under the pointer, and reduced motion."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.layout_ready import layout_ready
from support.browsers.reduced_motion import expect_no_motion
from support.browsers.waiting import expect_hydrated, resting, wait_for, wait_until

TILT = "card => parseFloat(card.style.getPropertyValue('--tilt-y'))"


def expect_flat(card: Locator) -> None:
    wait_until(card.page, f"card => ({TILT})(card) === 0", arg=card.element_handle())


def tilt(card: Locator) -> float:
    """Move the pointer to the right of an image's middle, and return the image's tilt."""
    # The pointer follows the image, which moves while it is revealed. Without a change of its
    # position there is no event.
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    card.page.mouse.move(2, 2)
    card.page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2)
    return float(card.evaluate(TILT))


def scroll(page: Page, position: int) -> None:
    page.evaluate("y => scrollTo({ top: y, behavior: 'instant' })", position)


@pytest.fixture
def to_top(page: Page, content: SiteContent) -> Locator:
    return page.get_by_role("link", name=content.to_top.label)


def test_the_back_to_top_link_appears_past_fifty_pixels(page: Page, to_top: Locator) -> None:
    page.goto("/")
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "false")

    scroll(page, 51)
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "true")
    expect(to_top).to_be_visible()

    scroll(page, 50)
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", "false")
    expect(to_top).to_be_hidden()


def test_the_back_to_top_link_scrolls_smoothly(page: Page, to_top: Locator) -> None:
    page.goto("/")
    layout_ready(page)
    scroll(page, 4000)
    page.evaluate(
        "() => { window.seen = []; addEventListener('scroll', () => seen.push(scrollY)); }"
    )

    to_top.click()

    wait_until(page, "scrollY === 0")
    assert page.evaluate("seen.some((position) => position > 0 && position < 4000)")
    expect(page.locator("#top")).to_be_focused()


def test_the_tab_key_brings_its_target_into_view_at_once(page: Page, content: SiteContent) -> None:
    page.goto("/")
    layout_ready(page)
    page.get_by_role("button", name=content.faq.open_all).focus()
    scroll(page, 0)

    page.keyboard.press("Tab")

    assert page.evaluate(
        "() => { const { top, bottom } = document.activeElement.getBoundingClientRect();"
        " return top >= 0 && bottom <= innerHeight; }"
    )


def test_an_element_is_revealed_once_over_two_seconds(page: Page, content: SiteContent) -> None:
    page.goto("/")
    part = page.locator("#reasons [data-reveal]").first
    expect(part).to_have_attribute("data-reveal", "waiting")

    part.scroll_into_view_if_needed()

    expect(part).to_have_attribute("data-reveal", "shown")
    expect(part).to_have_css("animation-duration", "2s")
    expect(part).to_have_css("animation-iteration-count", "1")
    scroll(page, 0)
    part.scroll_into_view_if_needed()
    expect(part).to_have_attribute("data-reveal", "shown")
    expect(part.get_by_text(content.reasons.items[0].title)).to_be_visible()


@pytest.mark.parametrize("name", ["ecosystem", "features"])
def test_an_image_tilts_by_at_most_twenty_degrees_under_the_pointer(page: Page, name: str) -> None:
    page.goto("/")
    layout_ready(page)
    card = page.locator(f"#{name} [data-tilt]").first
    card.scroll_into_view_if_needed()
    expect(card).to_have_css("transition-duration", "0.4s")
    expect_hydrated(page)

    wait_for(lambda: tilt(card) > 10, "the image to tilt", rest=resting(page))

    assert card.evaluate(TILT) <= 20
    page.mouse.move(2, 2)
    expect_flat(card)


def test_nothing_moves_under_reduced_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")

    expect_no_motion(page)


def test_the_hero_intro_ends_after_five_and_a_half_seconds(page: Page) -> None:
    stopped_at(page)
    page.goto("/")
    hero = page.locator("#hero")
    expect(hero).to_have_attribute("data-intro", "true")
    expect_hydrated(page)

    page.clock.run_for(5400)
    expect(hero).to_have_attribute("data-intro", "true")
    page.clock.run_for(200)
    expect(hero).to_have_attribute("data-intro", "false")
