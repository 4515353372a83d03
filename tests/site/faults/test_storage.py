"""Storage that is blocked or full, or holds values that this site never wrote."""

import json

import pytest
from playwright.sync_api import Page, expect

from support.browsers.network_faults import REFUSED
from support.browsers.survival import Survival
from support.browsers.waiting import expect_hydrated

THROWS_ON_WRITE = """{{ const own = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {{
  if (this === window.{name}) throw new DOMException("full", "QuotaExceededError");
  own.call(this, key, value);
}}; }}"""
FULL = """for (let size = 1 << 23; size; size >>= 1) {{
  try {{ {name}.setItem("filled " + size, "x".repeat(size)); }} catch {{ /* no room for this */ }}
}}"""
FAULTS = {
    "refused": REFUSED,
    "throws on write": THROWS_ON_WRITE,
    "full": FULL,
}
HOSTILE = {
    "markup": "<img src=x onerror=\"document.title='broken in'\">",
    "a megabyte": "x" * 1_000_000,
    "upper case": "DARK",
    "json": '{"theme":"dark"}',
    "prototype": "__proto__",
    "control characters": "\u0000\u202e\uffff",
    "half a character": "\ud83d",
    "no longer offered": "de",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_page_works_if_storage_fails(page: Page, survival: Survival, fault: str) -> None:
    for name in ("localStorage", "sessionStorage"):
        page.add_init_script(FAULTS[fault].format(name=name))
    page.goto("/")

    survival.assert_works(page)


def test_the_page_works_with_any_stored_values(
    page: Page, survival: Survival, subtests: pytest.Subtests
) -> None:
    page.goto("/")
    title = page.title()
    for name, value in HOSTILE.items():
        with subtests.test(value=name):
            for key in ("theme", "tlang", "reading"):
                page.evaluate(f"localStorage.{key} = {json.dumps(value)}")
            page.reload()

            expect_hydrated(page)
            expect(page.locator("html")).to_have_attribute("lang", "en")
            expect(page.locator("html.dark")).to_have_count(0)
            assert page.title() == title
            survival.assert_readable(page, scripts=True)
            survival.assert_theme_flips(page)
