"""Clocks that are wrong, change or stop, in any time zone."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.countdown import expect_time
from support.browsers.survival import Survival
from support.browsers.visitors import Visitor
from support.browsers.waiting import expect_hydrated

ZONES = ["Etc/GMT+12", "Europe/Berlin", "Asia/Kathmandu", "Pacific/Kiritimati"]


@pytest.fixture
def target(content: SiteContent) -> datetime:
    return content.facts.countdown


@pytest.mark.parametrize("zone", ZONES)
def test_the_countdown_is_the_same_in_every_time_zone(
    visitor: Visitor, content: SiteContent, target: datetime, zone: str
) -> None:
    page = visitor(timezone_id=zone)
    page.clock.set_fixed_time(target - timedelta(days=40, hours=3, minutes=2, seconds=1))
    page.goto("/")

    # During this period, daylight saving time begins in Berlin.
    expect_time(page, content, days=40, hours=3, minutes=2, seconds=1)


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
