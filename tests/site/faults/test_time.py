"""The countdown is the same in every time zone, and follows a changed clock."""

from datetime import timedelta

import pytest

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.countdown import expect_time
from support.browsers.visitors import Visitor


# Daylight saving time begins in Berlin within the time that is left.
@pytest.mark.parametrize("zone", ["Etc/GMT+12", "Europe/Berlin", "Asia/Kathmandu"])
def test_the_countdown_is_the_same_in_every_time_zone(
    visitor: Visitor, content: SiteContent, zone: str
) -> None:
    end = content.facts.countdown
    page = visitor(timezone_id=zone)
    stopped_at(page, end - timedelta(days=40, hours=3, minutes=2, seconds=1))
    page.goto("/")
    expect_time(page, content, days=40, hours=3, minutes=2, seconds=1)

    page.clock.set_system_time(end - timedelta(days=440))
    page.clock.run_for(1_000)

    expect_time(page, content, days=439, hours=23, minutes=59, seconds=59)
