"""The page works if storage is blocked or full, or holds values that it never wrote."""

import json

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.network_faults import REFUSED
from support.browsers.survival import expect_page_works, expect_readable, expect_theme_toggles
from support.browsers.waiting import expect_hydrated

ABSENT = 'Object.defineProperty(window, "{name}", {{ value: null }});'
FULL = """for (let size = 1 << 23; size; size >>= 1) {{
  try {{ {name}.setItem("filled " + size, "x".repeat(size)); }} catch {{ /* no room for this */ }}
}}"""
THROWS_ON_READ = "Storage.prototype.getItem = () => {{ throw new DOMException('broken'); }};"


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(REFUSED, id="refused"),
        pytest.param(ABSENT, id="absent"),
        pytest.param(FULL, id="full"),
        pytest.param(THROWS_ON_READ, id="throws-on-read"),
    ],
)
def test_the_page_works_if_storage_fails(page: Page, content: SiteContent, fault: str) -> None:
    for name in ("localStorage", "sessionStorage"):
        page.add_init_script(fault.format(name=name))
    page.goto("/")

    expect_page_works(page, content)


@pytest.mark.parametrize(
    "value",
    [
        "",
        "DARK",
        " dark ",
        "null",
        "__proto__",
        '{"theme":"dark"}',
        "\u0000\u202e\uffff",
        "<img src=x onerror=\"document.title='broken in'\">",
        pytest.param("x" * 1_000_000, id="a megabyte"),
        pytest.param("\ud83d", id="half a character"),
        pytest.param("de", id="a language that is not offered"),
    ],
)
def test_the_page_ignores_stored_values_that_it_never_wrote(
    page: Page, content: SiteContent, value: str
) -> None:
    page.goto("/disclaimer")
    for key in ("theme", "tlang", "reading", "voices"):
        page.evaluate(f"localStorage.{key} = {json.dumps(value)}")

    page.goto("/")

    expect_hydrated(page)
    expect(page.locator("html[lang=en]:not(.dark)")).to_have_count(1)
    expect(page).to_have_title(content.site.title)
    expect_readable(page, content, scripts=True)
    expect_theme_toggles(page)
