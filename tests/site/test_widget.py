"""The third-party translator: when it is loaded, how it is driven and how it is reset."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.calculator import calculate
from support.browsers.clock import run_until, stop_the_clock
from support.browsers.fake_widget import OPTIONS, WARNING, FakeWidget
from support.browsers.page_errors import Faults
from support.browsers.visitors import choose_language, language_picker
from support.browsers.waiting import expect_hydrated
from support.content.languages import OTHER, RIGHT_TO_LEFT, TRANSLATED


def test_the_select_receives_two_change_events_a_tenth_of_a_second_apart(
    page: Page, widget: FakeWidget
) -> None:
    page.clock.install()
    page.goto("/")
    expect_hydrated(page)
    stop_the_clock(page)
    choose_language(page, OTHER.code)
    select = page.locator(".goog-te-combo")
    run_until(page, lambda: select.count() == 1, "the widget's select")

    page.clock.run_for(500)  # the first retry
    widget.expect_chosen(OTHER.code)
    page.clock.run_for(99)
    widget.expect_chosen(OTHER.code)
    page.clock.run_for(1)
    widget.expect_chosen(OTHER.code, OTHER.code)

    assert page.evaluate("window.widgetOptions.pageLanguage") == "en"
    assert len(widget.requests) == 1


def test_each_language_maps_to_the_widgets_code(
    page: Page, widget: FakeWidget, subtests: pytest.Subtests
) -> None:
    page.goto("/")
    for code in (language.code for language in TRANSLATED):
        with subtests.test(code=code):
            own = next(option for option in OPTIONS if option.startswith(code))  # zh-CN for zh
            if own == code != OTHER.code:
                continue  # chosen as the other language is

            page.evaluate("window.changes?.splice(0)")
            choose_language(page, code)

            widget.expect_chosen(own, own)


def test_a_missing_widget_is_retried_ten_times_and_then_warned_about_once(
    page: Page, faults: Faults
) -> None:
    faults.allow(WARNING)
    widget = FakeWidget(page, starts=False)
    page.clock.install()
    page.add_init_script(
        """
        window.looks = 0;
        const find = Document.prototype.querySelector;
        Document.prototype.querySelector = function (selector) {
          if (selector === ".goog-te-combo") window.looks += 1;
          return find.call(this, selector);
        };
        """
    )
    page.goto("/")
    expect_hydrated(page)
    stop_the_clock(page)
    choose_language(page, OTHER.code)
    run_until(page, lambda: page.evaluate("window.looks") == 1, "the first look")

    for retry in range(1, 11):
        page.clock.run_for(499)
        assert page.evaluate("window.looks") == retry
        assert faults.unexpected == []
        page.clock.run_for(1)
        assert page.evaluate("window.looks") == retry + 1

    page.clock.run_for(30_000)
    assert page.evaluate("window.looks") == 11
    assert [fault for fault in faults.seen if WARNING in fault] == [f"console warning: {WARNING}"]
    widget.start()
    page.clock.run_for(30_000)
    assert widget.changes == []


def test_a_newer_choice_replaces_a_pending_one(page: Page) -> None:
    widget = FakeWidget(page, starts=False)
    page.clock.install()
    page.goto("/")
    expect_hydrated(page)
    stop_the_clock(page)
    for language, after_ms in ((RIGHT_TO_LEFT, 1200), (OTHER, 0)):
        choose_language(page, language.code)
        shown = f"document.documentElement.lang === '{language.tag}'"
        run_until(page, partial(page.evaluate, shown), f"the language {language.code}")
        page.clock.run_for(after_ms)

    widget.start()
    page.clock.run_for(2000)

    widget.expect_chosen(OTHER.code, OTHER.code)


def test_choosing_english_restores_everything_without_requests(
    page: Page, content: SiteContent
) -> None:
    widget = FakeWidget(page, replaces=True)
    page.clock.set_fixed_time(content.facts.countdown)  # so that the countdown does not change
    page.goto("/")
    expect(page.get_by_text(content.buy.countdown.ended)).to_be_visible()
    original = page.get_by_role("main").text_content()
    choose_language(page, OTHER.code)
    widget.expect_chosen(OTHER.code, OTHER.code)
    expect(page.get_by_role("main")).not_to_contain_text(content.hero.title)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    language_picker(page).click()
    page.get_by_role("button", name="English").click()

    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)
    assert page.get_by_role("main").text_content() == original
    assert "googtrans" not in page.evaluate("document.cookie")
    expect(page.locator("html")).not_to_contain_class("translated-ltr")
    assert [url for url in asked if "flags" not in url] == []
    assert page.evaluate("localStorage.tlang") == "en"


def test_choosing_english_deletes_the_cookies_of_all_domains(page: Page, base_url: str) -> None:
    widget = FakeWidget(page)
    page.goto(base_url.replace("127.0.0.1", "www.of.drishti.localhost"))
    choose_language(page, OTHER.code)
    widget.expect_chosen(OTHER.code, OTHER.code)
    domains = {cookie.get("domain") for cookie in page.context.cookies()}
    assert domains == {"www.of.drishti.localhost", ".drishti.localhost"}

    choose_language(page, "en")

    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.context.cookies() == []


def test_the_legal_pages_are_translated_and_restored_too(page: Page, content: SiteContent) -> None:
    widget = FakeWidget(page, replaces=True)
    page.add_init_script(f"sessionStorage.seeded ??= (localStorage.tlang = {OTHER.code!r})")
    page.goto("/disclaimer")
    widget.expect_chosen(OTHER.code, OTHER.code)
    article = page.get_by_role("article")
    expect(article).to_contain_text(f"[{OTHER.code}]")

    language_picker(page).click()
    page.get_by_role("button", name="English").click()

    expect(article).not_to_contain_text(f"[{OTHER.code}]")
    expect(article).to_contain_text(content.disclaimer.sections[13].title)


def test_the_widgets_words_are_marked_with_their_language(page: Page) -> None:
    widget = FakeWidget(page, replaces=True)
    page.add_init_script(f"localStorage.tlang = {OTHER.code!r}")
    page.goto("/disclaimer")
    widget.expect_chosen(OTHER.code, OTHER.code)
    clause = page.get_by_role("article").locator("p font > font").last

    expect(clause).to_contain_text(f"[{OTHER.code}]")
    marked = clause.evaluate("words => words.closest('[lang]').lang")
    assert marked == OTHER.tag


def test_the_lang_attribute_is_restored_when_the_widget_overwrites_it(
    page: Page, widget: FakeWidget
) -> None:
    page.goto("/")

    choose_language(page, RIGHT_TO_LEFT.code)
    widget.expect_chosen(RIGHT_TO_LEFT.code, RIGHT_TO_LEFT.code)

    expect(page.locator("html")).to_have_attribute("lang", RIGHT_TO_LEFT.tag)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


def test_the_widgets_select_is_hidden_from_everyone(page: Page, widget: FakeWidget) -> None:
    page.goto("/")
    choose_language(page, OTHER.code)
    widget.expect_chosen(OTHER.code, OTHER.code)

    expect(page.locator(".goog-te-combo")).to_be_hidden()
    expect(page.get_by_role("combobox")).to_have_count(0)


def test_every_control_works_while_the_page_is_translated(page: Page, content: SiteContent) -> None:
    widget = FakeWidget(page, replaces=True)
    page.clock.install()
    page.goto("/")
    choose_language(page, OTHER.code)
    page.clock.run_for(200)
    widget.expect_chosen(OTHER.code, OTHER.code)

    calculate(page, content)
    summary = page.locator("#faq summary").last
    summary.click()
    expect(page.locator("#faq details").last).to_have_attribute("open", "")
    page.get_by_role("banner").locator("button[aria-pressed]").click()
    expect(page.locator("html")).to_contain_class("dark")


@pytest.mark.parametrize("route", ["/", "/terms-uses"])
def test_every_page_applies_the_stored_language(page: Page, widget: FakeWidget, route: str) -> None:
    page.add_init_script(f"localStorage.tlang = {OTHER.code!r}")

    page.goto(route)

    widget.expect_chosen(OTHER.code, OTHER.code)
