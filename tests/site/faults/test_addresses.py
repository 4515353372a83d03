"""Fragments with and without a target, and malicious URLs."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from drishti.content.links import SECTIONS
from support.browsers.survival import Survival
from support.browsers.waiting import expect_hydrated

NOWHERE = ["#", "#nothing", "#%E0%A4%A", "#:~:text=moon", "#__proto__", "#place=no,x"]
HARMFUL = [
    "#<img src=x onerror=alert(1)>",
    "#place=main,1e9,-1e9",
    "#javascript:alert(1)",
    "#" + "a" * 50_000,
]
QUERIES = [
    "?q=<script>alert(1)</script>",
    "?__proto__[x]=1&constructor=2",
    "?theme=dark&tlang=ru",
    "?utm_source=" + "b" * 4_000,
    "?index&_data=routes",
]
SIMILAR = [
    *("#%", "##", "#!/", "#-1"),
    *("?", "?a", "?redirect=//example.com", "?%00%ff", "?" + quote("'\";--")),
]

UNSEEN = "part => part.closest('.visually-hidden, header') !== null"


@pytest.mark.parametrize(
    "addresses",
    [
        pytest.param(NOWHERE, id="nowhere"),
        pytest.param(HARMFUL, id="harmful"),
        pytest.param(QUERIES, id="query"),
        pytest.param(SIMILAR, id="similar", marks=pytest.mark.thorough),
    ],
)
def test_the_page_works_at_a_malicious_url(
    page: Page, survival: Survival, subtests: pytest.Subtests, addresses: list[str]
) -> None:
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
    for address in addresses:
        with subtests.test(address=address[:30]):
            page.goto("about:blank")
            page.goto(f"/{address}")

            expect_hydrated(page)
            expect(page.locator("html.dark")).to_have_count(0)
            survival.assert_readable(page, scripts=True)
            survival.assert_theme_flips(page)


def test_every_section_can_be_linked_to(page: Page, site: Path, subtests: pytest.Subtests) -> None:
    html = (site / "index.html").read_text("utf-8")
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    expect_hydrated(page)
    seen = 0
    for name in sorted(set(re.findall(r'<[^>]+ id="([\w-]+)"', html)) - {"_R_"}):
        with subtests.test(name=name):
            page.goto(f"/#{name}")

            part = page.locator(f"[id='{name}']")
            if part.is_visible() and not part.evaluate(UNSEEN):
                expect(part).to_be_in_viewport()
                seen += 1
    assert seen > len(SECTIONS)
    expect_hydrated(page)
