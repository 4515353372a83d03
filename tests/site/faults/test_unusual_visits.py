"""Visits with addresses or stored values that the site does not know."""

import json

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.survival import expect_readable, expect_theme_toggles
from support.browsers.waiting import expect_hydrated


@pytest.mark.parametrize(
    ("address", "stored"),
    [
        ("#%E0%A4%A", "\ud83d"),  # half of a surrogate pair
        ("#<img src=x onerror=alert(1)>", "DARK"),
        ("#place=main,1e9,-1e9", "__proto__"),
        ("#" + "a" * 50_000, "x" * 1_000_000),
        ("?q=<script>alert(1)</script>", "<img src=x onerror=\"document.title='broken in'\">"),
        ("?theme=dark&tlang=ru&__proto__[x]=1", '{"theme":"dark"}'),
        ("", "de"),  # a language that is not offered
    ],
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
