"""The countdown to the end of the round."""

from datetime import timedelta

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.countdown import expect_time
from support.browsers.visitors import Visitor


def test_the_countdown_is_read_as_a_sentence_across_a_clock_change(
    visitor: Visitor, content: SiteContent
) -> None:
    page = visitor(timezone_id="Europe/Berlin")  # where the clocks change within the time left
    left = {"days": 40, "hours": 3, "minutes": 4}
    stopped_at(page, content.facts.countdown - timedelta(**left))
    page.goto("/")
    box = page.locator("#buy")

    expect_time(page, content, **left, seconds=0)
    sentence = content.buy.countdown.spoken.format(**left)
    expect(box.get_by_role("paragraph").filter(has_text=sentence)).to_have_count(1)
    figures = box.locator("[aria-hidden=true]").filter(has_text=f"40{content.buy.countdown.days}")
    expect(figures).to_have_count(1)


def test_the_countdown_is_updated_after_sleep_and_every_second_until_the_round_ends(
    page: Page, content: SiteContent
) -> None:
    ended = page.get_by_text(content.buy.countdown.ended)
    stopped_at(page, content.facts.countdown - timedelta(days=3))
    page.goto("/")
    page.locator("#buy").scroll_into_view_if_needed()
    expect_time(page, content, days=3, hours=0)

    page.clock.set_system_time(content.facts.countdown - timedelta(minutes=1, seconds=1))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect_time(page, content, days=0, hours=0, minutes=1, seconds=1)
    page.clock.run_for(2000)
    expect_time(page, content, minutes=0, seconds=59)
    page.clock.run_for(1000)
    expect_time(page, content, minutes=0, seconds=58)
    expect(ended).to_have_count(0)

    page.clock.run_for(60_000)
    expect_time(page, content, days=0, hours=0, minutes=0, seconds=0)
    expect(ended).to_be_visible()
