"""Refused storage, values that this site never wrote, and clocks of other places."""

import json
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.countdown import expect_time
from support.browsers.network_faults import REFUSED
from support.browsers.survival import expect_page_works, expect_readable, expect_theme_toggles
from support.browsers.visitors import Visitor
from support.browsers.waiting import expect_hydrated


def test_the_page_works_if_storage_is_refused(page: Page, content: SiteContent) -> None:
    for name in ("localStorage", "sessionStorage"):
        page.add_init_script(REFUSED.format(name=name))
    page.goto("/")

    expect_page_works(page, content)


ADDRESSES = [
    "#nothing",
    "#%E0%A4%A",
    "#:~:text=moon",
    "#<img src=x onerror=alert(1)>",
    "#place=main,1e9,-1e9",
    "#" + "a" * 50_000,
    "?q=<script>alert(1)</script>",
    "?theme=dark&tlang=ru&__proto__[x]=1",
]
STORED = [
    "",
    "DARK",
    "__proto__",
    '{"theme":"dark"}',
    "\u0000\u202e\uffff",
    "<img src=x onerror=\"document.title='broken in'\">",
    "x" * 1_000_000,
    "\ud83d",  # half a character
    "de",  # a language that is not offered
]


@pytest.mark.parametrize(
    ("address", "stored"),
    [(address, "dark?") for address in ADDRESSES] + [("", stored) for stored in STORED],
    ids=lambda value: value[:20],
)
def test_the_page_ignores_addresses_and_stored_values_that_it_does_not_know(
    page: Page, content: SiteContent, address: str, stored: str
) -> None:
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
    page.goto("/disclaimer")
    for key in ("theme", "tlang", "reading", "voices"):
        page.evaluate(f"localStorage.{key} = {json.dumps(stored)}")

    page.goto(f"/{address}")

    expect_hydrated(page)
    expect(page.locator("html[lang=en]:not(.dark)")).to_have_count(1)
    expect(page).to_have_title(content.site.title)
    expect_readable(page, content, scripts=True)
    expect_theme_toggles(page)


# Daylight saving time begins in Berlin within the time that is left.
@pytest.mark.parametrize("zone", ["Etc/GMT+12", "Europe/Berlin", "Asia/Kathmandu"])
def test_the_countdown_is_the_same_in_every_time_zone(
    visitor: Visitor, content: SiteContent, zone: str
) -> None:
    left = {"days": 40, "hours": 3, "minutes": 2, "seconds": 1}
    page = visitor(timezone_id=zone)
    page.clock.set_fixed_time(content.facts.countdown - timedelta(**left))
    page.goto("/")

    expect_time(page, content, **left)
