"""The countdown to the end of the round."""

from datetime import timedelta

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.visitors import Visitor


def expect_time(page: Page, content: SiteContent, *figures: int) -> None:
    """Expect the countdown to show these days, hours, minutes and seconds."""
    words = content.buy.countdown
    units = (words.days, words.hours, words.minutes, words.seconds)
    shown = "".join(f"{figure}{unit}" for figure, unit in zip(figures, units, strict=True))
    expect(page.locator("#buy [data-known=true] [aria-hidden=true]")).to_have_text(shown)


def test_the_countdown_is_right_across_a_clock_change_after_sleep_and_until_the_round_ends(
    visitor: Visitor, content: SiteContent
) -> None:
    page = visitor(timezone_id="Europe/Berlin")  # where the clocks change within the time left
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
    page.clock.run_for(2000)
    expect_time(page, content, 0, 0, 0, 59)
    page.clock.run_for(1000)
    expect_time(page, content, 0, 0, 0, 58)
    expect(box.get_by_text(words.ended)).to_have_count(0)

    page.clock.run_for(60_000)
    expect_time(page, content, 0, 0, 0, 0)
    expect(box.get_by_text(words.ended)).to_be_visible()
