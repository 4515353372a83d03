"""A window lower than a laptop's at 400 % zoom, even while the page is read aloud."""

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from drishti.content.schema.site_content import SiteContent
from support.accessibility.checks import run, walk
from support.browsers.fake_speech import FakeSpeech
from support.browsers.fake_widget import FakeWidget
from support.browsers.visitors import Visitor, open_laid_out
from support.browsers.waiting import layout_ready, wait_until
from support.content.languages import OTHER

SPOKEN_TOP_AND_BOTTOM: Final = """() => {
  const [range] = CSS.highlights.get("listen");
  const { top, bottom } = range.getBoundingClientRect();
  return [top, bottom];
}"""

HALO: Final = re.compile("0px 0px 0px 3px$")


@pytest.fixture
def low(visitor: Visitor) -> Page:
    viewport: ViewportSize = {"width": 320, "height": 128}
    page = visitor(viewport=viewport, reduced_motion="reduce", bypass_csp=True)
    FakeSpeech(page)
    open_laid_out(page)
    return page


def test_reading_settings_language_and_theme_stay_at_hand_where_the_header_scrolls_away(
    low: Page, content: SiteContent
) -> None:
    FakeWidget(low)
    for top in (1000, 2100):
        low.evaluate("top => scrollTo({ top, behavior: 'instant' })", top)
    button = low.get_by_role("banner").get_by_role("button", name=content.reading.label)
    expect(button).to_have_css("scale", "0")  # so that it covers nothing while one reads on
    low.evaluate("scrollTo({ top: 2000, behavior: 'instant' })")
    expect(button).to_be_in_viewport(ratio=1)

    button.click()
    low.keyboard.press("Escape")

    assert low.evaluate("scrollY") == pytest.approx(2000, abs=5)
    expect(low.locator("main :focus")).to_have_count(1)
    low.keyboard.press("Tab")
    assert low.evaluate("scrollY") > 1000
    expect(button).to_have_css("scale", "0")  # so that it covers no focus

    button.press("Enter")
    dialog = low.get_by_role("dialog", name=content.reading.label)
    dialog.get_by_role("button", name=content.theme.label).press("Enter")
    expect(low.locator("html.dark")).to_have_count(1)
    dialog.get_by_role("button", name=content.language.label).press("Enter")
    low.keyboard.press("Escape")
    expect(dialog).to_be_visible()  # only the list of languages has closed
    dialog.get_by_role("button", name=content.language.label).click()
    dialog.get_by_role("link", name=OTHER.own_name).press("Enter")
    expect(low).to_have_url(OTHER.path("/"))
    expect(low.locator("main :focus")).to_be_in_viewport()
    assert low.evaluate("scrollY") > 1000


def test_escape_leads_who_scrolls_by_wheel_to_the_settings_and_back(
    low: Page, content: SiteContent
) -> None:
    low.keyboard.press("Escape")
    expect(low.locator("body")).to_be_focused()  # a screen reader's cursor keeps its place
    low.mouse.move(100, 100)
    low.mouse.wheel(0, 2000)
    wait_until(low, "scrollY > 1500")

    low.keyboard.press("Escape")
    expect(low.get_by_role("button", name=content.reading.label)).to_be_focused()
    low.keyboard.press("Escape")

    expect(low.locator("main :focus")).to_be_in_viewport()


@pytest.mark.parametrize("landmark", ["main", "contentinfo"])
def test_escape_leads_to_the_reading_settings_and_back(
    low: Page, content: SiteContent, landmark: Literal["main", "contentinfo"]
) -> None:
    button = low.get_by_role("banner").get_by_role("button", name=content.reading.label)
    link = low.get_by_role(landmark).get_by_role("link").nth(2)
    link.focus()
    place = low.evaluate("scrollY")

    low.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(button).to_be_in_viewport(ratio=1)
    expect(button).to_have_css("box-shadow", HALO)  # seen beside the dark footer too
    low.keyboard.press("Escape")

    expect(link).to_be_focused()
    low.keyboard.press("Escape")
    low.keyboard.press("Tab")
    expect(low.get_by_role(landmark).get_by_role("link").nth(3)).to_be_focused()
    for key in ("Escape", "Shift+Tab"):
        low.keyboard.press(key)
    expect(link).to_be_focused()
    assert low.evaluate("scrollY") == pytest.approx(place, abs=128)


def test_the_player_takes_a_quarter_and_covers_neither_sentence_nor_control(
    low: Page, content: SiteContent
) -> None:
    low.get_by_role("button", name=content.listen.page_label).first.click()
    player = low.get_by_role("region", name=content.listen.label)
    expect(player).to_be_visible()
    box = player.bounding_box()
    assert box
    assert box["height"] <= low.evaluate("innerHeight") / 4
    for name in (content.listen.pause_label, content.listen.stop_label):
        expect(player.get_by_role("button", name=name)).to_be_in_viewport()

    wait_until(low, "window.spoken.length === 1")
    low.evaluate("window.finish(window.utterance)")
    wait_until(low, "window.spoken.length === 2")
    top, bottom = low.evaluate(SPOKEN_TOP_AND_BOTTOM)
    assert top >= 0
    assert bottom <= box["y"]
    low.get_by_text(content.hero.lede).click()
    top, bottom = low.evaluate(SPOKEN_TOP_AND_BOTTOM)

    assert top >= 0
    # A sentence too long for the room above the player begins in the upper half of that room.
    assert bottom <= box["y"] or top < box["y"] / 2
    _, faults = walk(low)
    # A control that is taller than the room above the player is partly covered.
    assert [fault for fault in faults if not re.search(": [12] of 5 points", fault)] == []


def test_what_the_player_says_of_a_failure_fits_the_window(low: Page, content: SiteContent) -> None:
    low.evaluate("localStorage.reading = 'text-size=200'")
    low.set_viewport_size({"width": 341, "height": 157})
    low.reload()
    low.get_by_role("main").get_by_role("button", name=content.listen.page_label).click()
    wait_until(low, "window.utterance")

    low.evaluate("utterance.onerror({ error: 'network' })")

    expect(low.get_by_text(content.listen.failed)).to_be_in_viewport(ratio=1)
    player = low.get_by_role("region", name=content.listen.label)
    expect(player.get_by_role("combobox")).to_be_in_viewport(ratio=1)


def test_the_settings_lead_back_to_the_focus_or_to_the_top(low: Page, content: SiteContent) -> None:
    question = low.get_by_role("main").locator("summary").last
    settings = low.get_by_role("banner").get_by_role("button", name=content.reading.label)
    question.focus()
    expect(settings).to_have_css("scale", "0")  # so that it covers no focus
    settings.press("Enter")
    low.keyboard.press("Escape")
    expect(question).to_be_focused()

    settings.press("Enter")
    low.get_by_role("dialog").get_by_role("link", name=content.to_top.label).press("Enter")

    wait_until(low, "scrollY === 0")
    expect(low.get_by_role("dialog")).to_have_count(0)


def test_with_large_text_the_menu_keeps_its_button_and_a_tall_link_begins_in_the_window(
    low: Page, content: SiteContent
) -> None:
    low.evaluate("localStorage.reading = 'text-size=200 spacing=wide'")
    low.reload()
    layout_ready(low)
    link = low.get_by_role("main").get_by_role("link", name=content.vision.case.source.label)

    low.get_by_role("button", name=content.menu.open_label).click()
    expect(low.get_by_role("button", name=content.menu.close_label)).to_be_in_viewport(ratio=1)
    low.keyboard.press("Escape")
    link.focus()

    box = link.bounding_box()
    assert box
    assert 0 <= box["y"] < low.evaluate("innerHeight") < box["height"]


def test_the_section_in_view_is_read_and_not_the_one_used_before(
    low: Page, content: SiteContent
) -> None:
    button = low.get_by_role("banner").get_by_role("button", name=content.reading.label)
    low.get_by_role("main").locator("summary").last.click()
    expect(low.get_by_role("banner")).to_have_attribute("data-scrolled", "true")
    low.evaluate("document.getElementById('features').scrollIntoView({ behavior: 'instant' })")
    button.click()
    low.get_by_role("dialog").get_by_role("button", name=content.listen.section_label).click()

    spoken = "heading => String([...(CSS.highlights.get('listen') ?? [])]) === heading"
    wait_until(low, spoken, arg=content.features.heading)


def test_the_picker_has_the_window_but_a_strip_to_leave_it(low: Page, content: SiteContent) -> None:
    low.get_by_role("banner").get_by_role("button", name=content.language.label).click()
    panel = low.locator("#header-languages")
    box = panel.bounding_box()

    assert box
    assert (box["x"], box["y"], box["height"]) == (0, 0, low.evaluate("innerHeight"))
    assert run(low, "sideways") == []
    assert box["width"] + 20 < low.evaluate("innerWidth")
    low.mouse.click(box["width"] + 20, 20)
    expect(panel).to_be_hidden()
