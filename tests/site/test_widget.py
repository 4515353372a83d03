"""The third-party translator: when it is loaded, how it is driven and how it is reset."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drishti.content.loader import english
from drishti.content.schema.language import Language
from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import run_until, stopped_at
from support.browsers.fake_widget import URL, WARNING, FakeWidget
from support.browsers.network_faults import HeldRequests, answer_with, refuse
from support.browsers.page_errors import Faults
from support.browsers.survival import expect_readable, expect_theme_toggles
from support.browsers.visitors import choose_language, language_picker, open_hydrated
from support.browsers.waiting import TWO_FRAMES, expect_hydrated, wait_until
from support.content.languages import OTHER, RIGHT_TO_LEFT, TRANSLATED

# Counts how often the page has looked for the widget's select.
COUNT_LOOKS = """
window.looks = 0;
const find = Document.prototype.querySelector;
Document.prototype.querySelector = function (selector) {
  if (selector === ".goog-te-combo") window.looks += 1;
  return find.call(this, selector);
};
"""


def visit(page: Page, language: Language = OTHER, route: str = "/", **options: Any) -> None:
    """Open a page in a language that has been chosen before."""
    page.add_init_script(f"sessionStorage.seeded ??= (localStorage.tlang = {language.code!r})")
    page.goto(language.path(route), **options)


def test_the_select_changes_twice_a_tenth_of_a_second_apart(page: Page, widget: FakeWidget) -> None:
    # The widget has a different code for Chinese.
    language = next((each for each in TRANSLATED if each.code == "zh"), OTHER)
    value = "zh-CN" if language.code == "zh" else language.code
    stopped_at(page)
    visit(page, language)
    select = page.locator(".goog-te-combo")
    run_until(page, lambda: select.count() == 1, "the widget's select")

    page.clock.run_for(500)  # the first retry
    widget.expect_chosen(value)
    page.clock.run_for(99)
    widget.expect_chosen(value)
    page.clock.run_for(1)
    widget.expect_chosen(value, value)

    assert page.evaluate("window.widgetOptions.pageLanguage") == "en"
    assert len(widget.requests) == 1
    expect(select).to_be_hidden()


ATTACK = """
window.google = null;
Object.assign(document.documentElement, { lang: "xx", dir: "rtl" });
for (const part of document.querySelectorAll("main p, main img, footer li")) part.remove();
for (const key of ["theme", "reading", "voices"]) localStorage[key] = "{<b>";
document.cookie = "googtrans=/en/hi; path=/";
"""
ANSWERS: dict[str, Callable[[Page], object]] = {
    "refused": lambda page: refuse(page, URL),
    "hanging": lambda page: HeldRequests(page, URL),
    "attack": lambda page: answer_with(page, URL, content_type="text/javascript", body=ATTACK),
}


@pytest.mark.parametrize("answer", ANSWERS)
def test_a_missing_widget_is_retried_ten_times_and_warned_about_once_and_the_page_works(
    page: Page, faults: Faults, answer: str
) -> None:
    for part in (WARNING, "translate.google.com", "Cannot read properties of"):
        faults.allow(part)
    ANSWERS[answer](page)
    stopped_at(page)
    page.add_init_script(COUNT_LOOKS)
    visit(page, wait_until="domcontentloaded")  # the script may hang
    run_until(page, lambda: page.evaluate("window.looks") == 1, "the first look")

    for retry in range(1, 11):
        page.clock.run_for(499)
        assert page.evaluate("window.looks") == retry
        assert not any(WARNING in fault for fault in faults.seen)
        page.clock.run_for(1)
        assert page.evaluate("window.looks") == retry + 1

    page.clock.run_for(30_000)
    assert page.evaluate("window.looks") == 11
    assert [fault for fault in faults.seen if WARNING in fault] == [f"console warning: {WARNING}"]
    page.clock.resume()
    expect_theme_toggles(page)
    choose_language(page, "en")
    expect(page).to_have_url("/")
    expect_hydrated(page)
    expect_readable(page, scripts=True)


@pytest.mark.parametrize(
    ("stored", "path"),
    [
        (None, OTHER.path("/")),
        (RIGHT_TO_LEFT.code, OTHER.path("/")),
        (RIGHT_TO_LEFT.code, OTHER.path("/disclaimer")),
        (OTHER.code, "/accessibility"),
        (OTHER.code, "/no-such-page"),
        (None, OTHER.path("/#place=main,0,0")),  # a link from another site
        (OTHER.code, "/accessibility#place="),
        ("en", "/"),
    ],
)
def test_the_address_wins_and_a_visit_stores_nothing_and_asks_no_third_party(
    page: Page, base_url: str, faults: Faults, stored: str | None, path: str
) -> None:
    """Only `/`, the disclaimer and the terms lead to a stored language."""
    faults.allow("404")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    if stored:
        page.add_init_script(f"localStorage.tlang = {stored!r}")

    open_hydrated(page, path)
    language_picker(page).click()
    page.evaluate(TWO_FRAMES)

    expect(page).to_have_url(path.partition("#")[0])
    ours = (base_url, *filter(None, [english().site.counting.host]))
    assert [url for url in asked if not url.startswith(ours)] == []
    assert page.evaluate("document.cookie") == ""
    assert page.evaluate("localStorage.tlang") == stored


def test_choosing_english_leads_to_a_page_that_deletes_the_cookies_of_all_domains(
    page: Page, base_url: str, content: SiteContent
) -> None:
    widget = FakeWidget(page, replaces=True)
    page.goto(base_url.replace("127.0.0.1", "www.of.drishti.localhost"))
    choose_language(page, OTHER.code)
    widget.expect_chosen(OTHER.code, OTHER.code)
    domains = {cookie.get("domain") for cookie in page.context.cookies()}
    assert domains == {"www.of.drishti.localhost", ".drishti.localhost"}
    asked = len(widget.requests)

    choose_language(page, "en")

    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)
    expect_hydrated(page)
    wait_until(page, "!document.cookie")
    assert page.context.cookies() == []
    assert len(widget.requests) == asked
    assert page.evaluate("localStorage.tlang") == "en"


def test_the_widget_changes_only_what_we_have_not_translated(page: Page) -> None:
    language = RIGHT_TO_LEFT
    widget = FakeWidget(page, replaces=True)
    visit(page, language, "/disclaimer")
    widget.expect_chosen(language.code, language.code)
    clause = page.get_by_role("article").locator("p font > font").last

    expect(clause).to_contain_text(f"[{language.code}]")
    # Translated text must be marked with the language of the page (WCAG 3.1.2).
    assert clause.evaluate("words => words.closest('[lang]').lang") == language.tag
    expect(page.locator("[translate=no] font")).to_have_count(0)
    expect(page.locator(f"html[lang={language.tag}][dir=rtl]")).to_have_count(1)
