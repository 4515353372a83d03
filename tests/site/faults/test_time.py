"""Clocks that are wrong or change, in any time zone."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.countdown import expect_time
from support.browsers.survival import expect_page_works
from support.browsers.visitors import Visitor

# Daylight saving time begins in Berlin within the time that is left.
LEFT = {"days": 40, "hours": 3, "minutes": 2, "seconds": 1}


@pytest.mark.parametrize("zone", ["Etc/GMT+12", "Europe/Berlin", "Asia/Kathmandu"])
def test_the_countdown_is_the_same_in_every_time_zone_and_follows_a_changed_clock(
    visitor: Visitor, content: SiteContent, zone: str
) -> None:
    end = content.facts.countdown
    page = visitor(timezone_id=zone)
    stopped_at(page, end - timedelta(**LEFT))
    page.goto("/")
    expect_time(page, content, **LEFT)

    page.clock.set_system_time(end - timedelta(days=440))
    page.clock.run_for(1_000)

    expect_time(page, content, days=439, hours=23, minutes=59, seconds=59)


@pytest.mark.parametrize("year", [1970, 9999])
def test_the_page_works_in_any_year(visitor: Visitor, content: SiteContent, year: int) -> None:
    end, now = content.facts.countdown, datetime(year, 1, 1, tzinfo=UTC)
    page = visitor()
    page.clock.set_fixed_time(now)
    page.goto("/")

    if now < end:
        expect_time(page, content, days=(end - now).days)
    else:
        expect(page.get_by_text(content.buy.countdown.ended)).to_be_visible()
    expect_page_works(page, content)
