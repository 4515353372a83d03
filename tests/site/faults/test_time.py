"""Clocks that are wrong, change or stop, in any time zone."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.countdown import expect_time
from support.browsers.survival import Survival
from support.browsers.visitors import Visitor
from support.browsers.waiting import expect_hydrated

YEARS = [1970, 9999]
ZONES = ["Etc/GMT+12", "Europe/Berlin", "Asia/Kathmandu", "Pacific/Kiritimati"]


@pytest.fixture
def target(content: SiteContent) -> datetime:
    return content.facts.countdown


@pytest.mark.parametrize("year", YEARS)
def test_the_page_works_in_any_year(
    page: Page, survival: Survival, content: SiteContent, target: datetime, year: int
) -> None:
    page.clock.set_fixed_time(datetime(year, 1, 1, tzinfo=UTC))
    page.goto("/")

    if year < target.year:
        expect_time(page, content, days=(target - datetime(year, 1, 1, tzinfo=UTC)).days)
    else:
        expect(page.get_by_text(content.buy.countdown.ended)).to_be_visible()
    survival.assert_works(page)


@pytest.mark.parametrize("zone", ZONES)
def test_the_countdown_is_the_same_in_every_time_zone(
    visitor: Visitor, content: SiteContent, target: datetime, zone: str
) -> None:
    page = visitor(timezone_id=zone)
    page.clock.set_fixed_time(target - timedelta(days=40, hours=3, minutes=2, seconds=1))
    page.goto("/")

    # During this period, daylight saving time begins in Berlin.
    expect_time(page, content, days=40, hours=3, minutes=2, seconds=1)


def test_the_countdown_runs_through_a_daylight_saving_change(
    visitor: Visitor, content: SiteContent, target: datetime
) -> None:
    before = datetime(2025, 3, 30, 0, 59, 58, tzinfo=UTC)
    left = int((target - before).total_seconds()) - 4
    page = visitor(timezone_id="Europe/Berlin")
    stopped_at(page, before)
    page.goto("/")
    expect(page.locator("#buy [data-known=true]")).to_have_count(1)

    page.clock.pause_at(before + timedelta(seconds=4))

    expect_time(page, content, days=left // 86400, hours=left // 3600 % 24, minutes=left // 60 % 60)


@pytest.mark.parametrize("days", [-400, 400])
def test_the_countdown_follows_a_clock_change_during_the_visit(
    page: Page, survival: Survival, content: SiteContent, target: datetime, days: int
) -> None:
    stopped_at(page, target - timedelta(days=10, seconds=30))
    page.goto("/")
    expect_time(page, content, days=10)

    page.clock.set_system_time(target - timedelta(days=10 - days, seconds=30))
    page.clock.run_for(1_000)

    if days > 10:
        expect(page.get_by_text(content.buy.countdown.ended)).to_be_visible()
    else:
        expect_time(page, content, days=10 - days)
    page.clock.resume()
    survival.assert_works(page, network=False)


def test_the_page_resumes_after_a_back_forward_cache_restore(
    page: Page, survival: Survival
) -> None:
    page.goto("/")
    expect_hydrated(page)
    page.get_by_role("slider").fill("30")

    # Playwright cannot use the real back/forward cache, so dispatch the events of a restore.
    for event in ("pagehide", "pageshow"):
        page.evaluate(
            "name => dispatchEvent(new PageTransitionEvent(name, { persisted: true }))", event
        )

    expect(page.get_by_role("slider")).to_have_value("30")
    survival.assert_works(page, network=False)
