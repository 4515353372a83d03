"""The countdown to the end of the round."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.countdown import expect_time, time_left


@pytest.fixture
def target(content: SiteContent) -> datetime:
    return content.facts.countdown


def test_the_countdown_shows_the_time_left(
    page: Page, content: SiteContent, target: datetime
) -> None:
    page.clock.set_fixed_time(target - timedelta(days=12, hours=3, minutes=4, seconds=5))
    page.goto("/")

    expect_time(page, content, days=12, hours=3, minutes=4, seconds=5)
    expect(page.get_by_text(content.buy.countdown.ended)).to_have_count(0)


def test_the_countdown_updates_every_second(
    page: Page, content: SiteContent, target: datetime
) -> None:
    stopped_at(page, target - timedelta(minutes=2, seconds=1))
    page.goto("/")
    expect_time(page, content, minutes=2, seconds=1)

    page.clock.run_for(3000)
    expect_time(page, content, minutes=1, seconds=58)

    page.clock.run_for(1000)
    expect_time(page, content, minutes=1, seconds=57)


def test_the_round_ends_while_the_page_is_open(
    page: Page, content: SiteContent, target: datetime
) -> None:
    stopped_at(page, target - timedelta(seconds=2))
    page.goto("/")
    expect_time(page, content, days=0, hours=0, minutes=0, seconds=2)
    expect(page.get_by_text(content.buy.countdown.ended)).to_have_count(0)

    page.clock.run_for(3000)

    expect_time(page, content, days=0, hours=0, minutes=0, seconds=0)
    expect(page.get_by_text(content.buy.countdown.ended)).to_be_visible()


def test_the_countdown_is_correct_at_once_after_the_tab_slept(
    page: Page, content: SiteContent, target: datetime
) -> None:
    stopped_at(page, target - timedelta(days=3))
    page.goto("/")
    expect_time(page, content, days=3, hours=0)

    page.clock.set_system_time(target - timedelta(days=1, hours=2))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    expect_time(page, content, days=1, hours=2, minutes=0, seconds=0)


def test_the_countdown_is_one_sentence_for_screen_readers_and_not_a_live_region(
    page: Page, content: SiteContent, target: datetime
) -> None:
    page.clock.set_fixed_time(target - timedelta(days=1, hours=2, minutes=3, seconds=4))
    page.goto("/")
    sentence = content.buy.countdown.spoken.format(days=1, hours=2, minutes=3, seconds=4)

    heard = page.locator("#buy").get_by_role("paragraph").filter(has_text=sentence)
    expect(heard).to_have_count(1)
    figures = time_left(page, content, "days")
    assert figures.evaluate("figure => !!figure.closest('[aria-hidden=true]')")
    live = page.locator("#buy").locator("[aria-live], [role=timer], [role=status], output")
    expect(live).to_have_count(0)
