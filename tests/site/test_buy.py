from datetime import timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.dom_mutation import translate_always
from support.browsers.page_errors import Faults
from support.browsers.visitors import SharedPage, Visitor


@pytest.mark.facts
def test_amounts_are_text_and_the_button_leads_on_or_says_what_is_not_open(
    shared_page: SharedPage, content: SiteContent
) -> None:
    buy, box = content.buy, shared_page("/").locator("#buy")
    is_open = content.facts.states["sale"]
    amounts = (buy.current, buy.next, buy.pay, buy.receive)
    items = [
        *(f"{each.label}{each.amount}" for each in amounts),
        *(option.name for option in buy.options.items),
        *(buy.seller.points if buy.seller else ()),
    ]
    expect(box.get_by_role("listitem")).to_have_count(len(items))
    expect(box.get_by_role("listitem")).to_contain_text(items)
    expect(box.get_by_text(buy.raised.amount)).to_be_visible()
    assert buy.raised.spoken in box.aria_snapshot()
    bar = box.get_by_role("progressbar", include_hidden=True)
    expect(bar).to_have_attribute("value", str(content.facts.raised.percent))
    expect(bar).to_have_attribute("max", "100")

    button = box.get_by_role("link" if is_open else "button", name=buy.button.label)
    expect(button).to_be_visible()
    if not is_open:
        expect(button).to_have_accessible_name(f"{buy.button.label}, {buy.button.state}")
        expect(button).to_have_attribute("aria-disabled", "true")


def test_what_is_seen_not_what_is_heard_can_be_selected(page: Page, content: SiteContent) -> None:
    raised = content.buy.raised
    page.goto("/")

    page.locator("#buy p + div", has_text=raised.spoken).click(click_count=3)

    selected = "getSelection().toString().replaceAll('\\xa0', ' ').trim()"
    assert page.evaluate(selected) == raised.amount
    page.keyboard.press("ControlOrMeta+A")
    assert raised.amount in page.evaluate(selected)
    assert raised.spoken not in page.evaluate(selected)
    assert content.header.social_new_tab not in page.evaluate(selected)


def countdown(page: Page) -> Locator:
    return page.locator("#buy [data-known=true] [aria-hidden=true]")


def expect_time(page: Page, content: SiteContent, *figures: int) -> None:
    """Expect the countdown to show these days, hours, minutes and seconds."""
    words = content.buy.countdown
    units = (words.days, words.hours, words.minutes, words.seconds)
    shown = "".join(f"{figure} {unit}" for figure, unit in zip(figures, units, strict=True))
    expect(countdown(page)).to_have_text(shown)


@pytest.mark.parametrize("is_translated", [False, True])
def test_the_countdown_is_right_across_a_clock_change_after_sleep_and_until_the_round_ends(
    visitor: Visitor, content: SiteContent, faults: Faults, is_translated: bool
) -> None:
    page = visitor(timezone_id="Europe/Berlin")  # where the clocks change within the time left
    if is_translated:
        translate_always(page, faults)
    words, end = content.buy.countdown, content.facts.countdown
    box = page.locator("#buy")
    spoken = words.spoken.format(days=40, hours=3, minutes=4)
    stopped_at(page, end - timedelta(days=40, hours=3, minutes=4))
    page.goto("/")
    box.scroll_into_view_if_needed()
    expect_time(page, content, 40, 3, 4, 0)
    expect(box.get_by_role("paragraph").filter(has_text=spoken)).to_have_count(1)

    page.clock.set_system_time(end - timedelta(minutes=1, seconds=1))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect_time(page, content, 0, 0, 1, 1)
    spoken = words.spoken.format(days=0, hours=0, minutes=1)
    expect(box.get_by_text(spoken)).to_have_count(1)
    page.clock.run_for(2000)
    expect_time(page, content, 0, 0, 0, 59)
    page.clock.run_for(1000)
    expect_time(page, content, 0, 0, 0, 58)
    expect(box.get_by_text(words.ended)).to_have_count(0)

    page.clock.run_for(60_000)
    expect_time(page, content, 0, 0, 0, 0)
    expect(box.get_by_text(words.ended)).to_be_visible()


def test_the_countdowns_words_stay_in_their_boxes_at_400_percent_with_large_text(
    page: Page, content: SiteContent
) -> None:
    stopped_at(page, content.facts.countdown - timedelta(days=122, hours=22, minutes=33))
    page.add_init_script("localStorage.reading = 'text-size=200'")
    page.set_viewport_size({"width": 341, "height": 157})
    page.goto("/")
    page.locator("#buy").scroll_into_view_if_needed()
    expect_time(page, content, 122, 22, 33, 0)

    beyond = "units => units.filter((unit) => unit.scrollWidth > unit.clientWidth).length"
    assert countdown(page).locator("> *").evaluate_all(beyond) == 0
