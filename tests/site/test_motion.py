"""Animations on scroll, on reveal and under the pointer, and reduced motion."""

from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.layout_ready import layout_ready
from support.browsers.reduced_motion import expect_no_motion
from support.browsers.visitors import SharedPage
from support.browsers.waiting import expect_hydrated, resting, wait_for, wait_until

TILT = "card => parseFloat(card.style.getPropertyValue('--tilt-y'))"


def scroll(page: Page, position: int | str) -> None:
    """Scroll to a position in pixels, or to one written in JavaScript."""
    page.evaluate(f"scrollTo({{ top: {position}, behavior: 'instant' }})")


def test_the_back_to_top_link_appears_past_fifty_pixels_and_shows_the_progress(
    page: Page, content: SiteContent
) -> None:
    page.goto("/")
    layout_ready(page)
    link = page.get_by_role("link", name=content.to_top.label)
    ring = page.locator("[data-shown] circle").last
    expect(link).to_be_hidden()

    scroll(page, 51)
    expect(link).to_be_visible()
    scroll(page, 50)
    expect(link).to_be_hidden()
    scroll(page, "document.documentElement.scrollHeight")
    expect(ring).to_have_attribute("stroke-dasharray", "100 100")
    scroll(page, "(document.documentElement.scrollHeight - innerHeight) / 2")
    expect(ring).to_have_attribute("stroke-dasharray", "50 100")


def test_the_back_to_top_link_scrolls_smoothly_and_moves_the_focus(
    page: Page, content: SiteContent
) -> None:
    page.goto("/")
    layout_ready(page)
    scroll(page, 4000)
    page.evaluate(
        "() => { window.seen = []; addEventListener('scroll', () => seen.push(scrollY)); }"
    )

    page.get_by_role("link", name=content.to_top.label).click()

    wait_until(page, "scrollY === 0")
    assert page.evaluate("seen.some((position) => position > 0 && position < 4000)")
    expect(page.locator("#top")).to_be_focused()


def test_the_tab_key_brings_its_target_into_view_at_once(page: Page, content: SiteContent) -> None:
    page.goto("/")
    layout_ready(page)
    page.get_by_role("button", name=content.faq.open_all).focus()
    scroll(page, 0)

    page.keyboard.press("Tab")

    top = page.evaluate("document.activeElement.getBoundingClientRect().top")
    assert 0 <= top < 900


def test_the_ecosystem_background_shifts_on_scroll(page: Page) -> None:
    page.goto("/")
    background = page.locator("#ecosystem svg rect:visible")

    scroll(page, 400)

    expect(background).to_have_attribute("transform", "translate(-60 0)")


def test_an_element_is_revealed_once_over_two_seconds(page: Page, content: SiteContent) -> None:
    page.goto("/")
    part = page.locator("#reasons [data-reveal]").first
    expect(part).to_have_css("opacity", "0")

    part.scroll_into_view_if_needed()

    expect(part).to_have_attribute("data-reveal", "shown")
    expect(part).to_have_css("animation-duration", "2s")
    expect(part).to_have_css("animation-iteration-count", "1")
    expect(part).to_have_css("opacity", "1")
    scroll(page, 0)
    expect(part).to_have_attribute("data-reveal", "shown")


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


def test_no_generic_element_is_revealed(shared_page: SharedPage) -> None:
    # Firefox adds a generic element to the accessibility tree once it has a transform. Orca, which
    # keeps its place in the tree, then reads the section in a loop.
    page = shared_page("/")

    expect(page.locator("[data-reveal]").first).to_be_attached()
    expect(page.locator(":is(div, span)[data-reveal]")).to_have_count(0)


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


def test_an_image_tilts_by_at_most_twenty_degrees_under_the_pointer(page: Page) -> None:
    page.goto("/")
    layout_ready(page)
    expect_hydrated(page)
    card = page.locator("#features [data-tilt]").first
    expect(card).to_have_css("transition-duration", "0.4s")

    for x, y in ((2, 2), (-50, -50)):  # beside the image, and outside the window
        wait_for(lambda: tilt(card) > 10, "the image to tilt", rest=resting(page))
        assert card.evaluate(TILT) <= 20
        page.mouse.move(x, y)
        wait_until(page, f"card => ({TILT})(card) === 0", arg=card.element_handle())


def test_nothing_moves_under_reduced_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")

    expect_no_motion(page)


def test_the_hero_intro_ends_after_five_and_a_half_seconds(page: Page) -> None:
    stopped_at(page)
    page.goto("/")
    hero = page.locator("#hero")
    expect_hydrated(page)

    page.clock.run_for(5400)
    expect(hero).to_have_attribute("data-intro", "true")
    page.clock.run_for(200)
    expect(hero).to_have_attribute("data-intro", "false")
