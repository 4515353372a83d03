"""Animations on scroll, on reveal and under the pointer; test_reading.py turns motion off."""

from functools import partial

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.visitors import open_laid_out
from support.browsers.waiting import TWO_FRAMES, expect_hydrated, wait_until
from support.content.parts import MIDDLE

TILT = "image => image.style.getPropertyValue('--tilt-y')"
TILT_AT_THE_EDGE = f"""image => {{
  const {{ left: clientX, top: clientY }} = image.getBoundingClientRect();
  image.dispatchEvent(new PointerEvent("pointermove", {{ bubbles: true, clientX, clientY }}));
  return ({TILT})(image);
}}"""


def scroll(page: Page, position: int | str) -> None:
    """Scroll to a position in pixels, which may be a JavaScript expression."""
    page.evaluate(f"scrollTo({{ top: {position}, behavior: 'instant' }})")


def test_scrolling_past_fifty_pixels_changes_the_header_and_offers_a_smooth_way_back(
    page: Page, content: SiteContent
) -> None:
    open_laid_out(page)
    header = page.get_by_role("banner")
    link = page.get_by_role("link", name=content.to_top.label)
    ring = page.locator("[data-shown] circle").last
    expect(link).to_be_hidden()

    scroll(page, 51)
    expect(link).to_be_visible()
    expect(header).to_have_css("backdrop-filter", "blur(12px)")
    expect(header).not_to_have_css("box-shadow", "none")
    scroll(page, 50)
    expect(link).to_be_hidden()
    expect(header).to_have_css("backdrop-filter", "none")
    expect(header).to_have_css("box-shadow", "none")
    scroll(page, 400)
    background = page.locator("main > section svg rect:visible").first
    expect(background).to_have_attribute("transform", "translate(-60 0)")
    scroll(page, "document.documentElement.scrollHeight")
    expect(ring).to_have_attribute("stroke-dasharray", "100 100")

    page.evaluate(
        "() => { window.seen = []; addEventListener('scroll', () => seen.push(scrollY)); }"
    )
    link.click()
    wait_until(page, "scrollY === 0")
    assert page.evaluate("new Set(seen).size > 1")
    expect(page.locator("#top")).to_be_focused()


def test_only_a_followed_link_scrolls_smoothly(page: Page) -> None:
    open_laid_out(page, "/terms-uses")
    link = page.locator("article nav").get_by_role("link").last
    page.evaluate("window.seen = []; onscroll = () => seen.push(scrollY)")
    link.press("Enter")
    expect(page.locator(":target")).to_be_in_viewport()
    expect(page.locator("[data-follows-link]")).to_have_count(0)  # once the scroll has ended
    halfway = "seen.filter((top) => top > scrollY / 4 && top < scrollY / 4 * 3)"
    assert page.evaluate(halfway) == []  # after a key
    for act in (partial(page.mouse.click, 2, 2), partial(page.keyboard.press, "Shift")):
        link.press("Enter")  # the target is in place, so that nothing scrolls, or it still scrolls
        act()
        scroll(page, 0)
        page.evaluate("scrollTo(0, 500)")

        assert page.evaluate("scrollY") > 400  # a smooth scroll would have begun only


def test_an_element_is_revealed_once_over_two_seconds(page: Page) -> None:
    page.goto("/")
    part = page.locator(f"#{MIDDLE} [data-reveal]").first
    expect(part).to_have_css("opacity", "0")

    part.scroll_into_view_if_needed()

    expect(part).to_have_attribute("data-reveal", "shown")
    expect(part).to_have_css("animation-duration", "2s")
    expect(part).to_have_css("animation-iteration-count", "1")
    expect(part).to_have_css("opacity", "1")
    scroll(page, 0)
    expect(part).to_have_attribute("data-reveal", "shown")
    # Firefox adds a <div> or <span> to the accessibility tree once it has a transform. Orca, which
    # keeps its place in the tree, would then read the section in a loop.
    expect(page.locator(":is(div, span)[data-reveal]")).to_have_count(0)


def test_on_a_phone_nothing_waits_to_be_revealed(phone: Page) -> None:
    phone.set_viewport_size({"width": 767, "height": 740})  # less than 48rem
    open_laid_out(phone)

    phone.evaluate(TWO_FRAMES)

    expect(phone.locator("[data-reveal=once]")).not_to_have_count(0)
    expect(phone.locator("[data-reveal=waiting]")).to_have_count(0)


def test_an_image_tilts_by_at_most_twenty_degrees_under_the_pointer(page: Page) -> None:
    open_laid_out(page)
    image = page.locator("[data-tilt]").last
    expect(image).to_have_css("transition-duration", "0.4s")

    for outside in ((2, 2), (-50, -50)):  # of the image, and of the window
        # The image moves while it is revealed, so that the mouse would miss its edge.
        assert image.evaluate(TILT_AT_THE_EDGE) == "-20deg"
        page.mouse.move(*outside)
        wait_until(page, f"image => ({TILT})(image) === '0deg'", arg=image.element_handle())


def test_the_hero_intro_ends_after_five_and_a_half_seconds(page: Page) -> None:
    stopped_at(page)
    page.goto("/")
    hero = page.locator("#hero")
    expect_hydrated(page)

    page.clock.run_for(5499)
    expect(hero).to_have_attribute("data-intro", "true")
    page.clock.run_for(1)
    expect(hero).to_have_attribute("data-intro", "false")
