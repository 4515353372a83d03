"""The translator's host refuses, hangs, sends garbage or attacks the page."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import run_until, stopped_at
from support.browsers.fake_widget import COUNT_LOOKS, URL, WARNING
from support.browsers.network_faults import answer_with, hold, refuse
from support.browsers.page_errors import Faults
from support.browsers.survival import expect_readable, expect_theme_toggles
from support.browsers.visitors import choose_language
from support.browsers.waiting import expect_hydrated
from support.content.languages import OTHER

PATIENCE_MS = 5_000
SCRIPTS = {
    "throws": "throw Error('blocked');",
    "attacks the page": """
      window.google = null;
      Object.assign(document.documentElement, { lang: "xx", dir: "rtl" });
      for (const part of document.querySelectorAll("main p, main img, footer li")) part.remove();
      for (const key of ["theme", "reading", "voices"]) localStorage[key] = "{<b>";
      document.cookie = "googtrans=/en/hi; path=/";
    """,
}


@pytest.mark.parametrize("answer", ["refused", "hanging", *SCRIPTS])
def test_the_page_works_whatever_the_widget_host_answers(
    page: Page, content: SiteContent, faults: Faults, answer: str
) -> None:
    for part in ("blocked", "Cannot read properties of"):
        faults.allow(part)
    if answer == "refused":
        refuse(page, URL)
    elif answer == "hanging":
        hold(page, URL)
    else:
        answer_with(page, URL, content_type="text/javascript", body=SCRIPTS[answer])
    stopped_at(page)
    page.add_init_script(f"sessionStorage.seeded ??= (localStorage.tlang = {OTHER.code!r})")
    page.add_init_script(COUNT_LOOKS)
    page.goto(OTHER.path("/"), wait_until="domcontentloaded")  # the script may hang
    run_until(page, lambda: page.evaluate("window.looks") == 1, "the first look")

    page.clock.run_for(PATIENCE_MS)

    warnings = [fault for fault in faults.seen if WARNING in fault]
    assert warnings == [f"console warning: {WARNING}"]
    page.clock.resume()
    expect_theme_toggles(page)
    choose_language(page, "en")
    expect(page).to_have_url("/")
    expect_hydrated(page)
    expect_readable(page, content, scripts=True)
