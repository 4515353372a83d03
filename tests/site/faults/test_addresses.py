"""The page works at addresses that lead nowhere or mean harm."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.survival import expect_readable, expect_theme_toggles
from support.browsers.waiting import expect_hydrated

ADDRESSES = [
    "#",
    "#nothing",
    "#%E0%A4%A",
    "#:~:text=moon",
    "#<img src=x onerror=alert(1)>",
    "#javascript:alert(1)",
    "#place=main,1e9,-1e9",
    "#" + "a" * 50_000,
    "?q=<script>alert(1)</script>",
    "?theme=dark&tlang=ru&__proto__[x]=1",
    "?redirect=//example.com&_data=routes",
]


@pytest.mark.parametrize("address", ADDRESSES, ids=lambda address: address[:20])
def test_the_page_works_at_any_fragment_and_query(
    page: Page, content: SiteContent, address: str
) -> None:
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly

    page.goto(f"/{address}")

    expect_hydrated(page)
    expect(page.locator("html.dark")).to_have_count(0)
    expect_readable(page, content, scripts=True)
    expect_theme_toggles(page)
