"""What is pressed before the scripts have come is not lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from drishti.content.loader import translations
from drishti.content.site_copy import SiteCopy
from faults import Faults
from survival import choose
from tampering import hold, let_go
from widget import FakeWidget


@pytest.fixture
def arrive(page: Page) -> Callable[[], None]:
    """Open the home page without its scripts; what is returned lets them come."""
    held: list[Route] = hold(page, "**/assets/*.js")
    page.goto("/", wait_until="commit")

    def scripts_come() -> None:
        let_go(held)
        page.unroute("**/assets/*.js")
        expect(page.locator("html")).to_have_attribute("data-hydrated", "")

    return scripts_come


@pytest.fixture
def switch(page: Page) -> Locator:
    return page.locator("[data-switches=theme]")


@pytest.mark.parametrize("times", [1, 2, 3])
def test_the_theme_changes_at_once_and_stays(
    page: Page, arrive: Callable[[], None], switch: Locator, times: int
) -> None:
    dark = times % 2

    for _ in range(times):
        switch.click()
    expect(page.locator("html.dark")).to_have_count(dark)

    arrive()
    expect(page.locator("html.dark")).to_have_count(dark)
    expect(switch).to_have_attribute("aria-pressed", "true" if dark else "false")
    switch.click()
    expect(page.locator("html.dark")).to_have_count(1 - dark)
    expect(switch).to_have_attribute("aria-pressed", "false" if dark else "true")


@pytest.mark.parametrize("codes", [["hi"], ["fr", "ar"], ["hi", "en"]])
def test_a_chosen_language_comes_with_the_scripts(
    page: Page,
    arrive: Callable[[], None],
    copy: SiteCopy,
    widget: FakeWidget,
    codes: list[str],
) -> None:
    names = {language.code: language.own_name for language in copy.language.languages}
    for code in codes:
        choose(page, names[code])

    arrive()

    titles = {"en": copy.hero.title} | {c: t["hero.title"] for c, t in translations().items()}
    expect(page.get_by_role("heading", level=1)).to_have_text(titles[codes[-1]])
    assert page.evaluate("localStorage.tlang") == codes[-1]


def test_an_open_picker_is_known_to_be_open(
    page: Page, arrive: Callable[[], None], copy: SiteCopy
) -> None:
    picker = page.get_by_role("banner").get_by_role("button", name=copy.language.label)
    picker.click()
    english = page.get_by_role("button", name=copy.language.languages[0].own_name)
    expect(english).to_be_visible()

    arrive()

    expect(english).to_be_visible()
    expect(picker).to_have_attribute("aria-expanded", "true")


def test_an_opened_answer_stays_open_and_the_first_one_closes(
    page: Page, arrive: Callable[[], None], copy: SiteCopy
) -> None:
    answers = page.locator("#faq details")
    page.get_by_text(copy.faq.items[3].question, exact=True).click()
    expect(answers.nth(3)).to_have_js_property("open", value=True)

    arrive()

    expect(answers.nth(0)).to_have_js_property("open", value=False)
    expect(answers.nth(3)).to_have_js_property("open", value=True)
    page.get_by_text(copy.faq.items[3].question, exact=True).click()
    expect(page.locator("#faq details[open]")).to_have_count(0)


def test_the_closed_first_answer_stays_closed(
    page: Page, arrive: Callable[[], None], copy: SiteCopy
) -> None:
    page.get_by_text(copy.faq.items[0].question, exact=True).click()

    arrive()

    expect(page.locator("#faq details[open]")).to_have_count(0)
    page.get_by_text(copy.faq.items[0].question, exact=True).click()
    expect(page.locator("#faq details[open]")).to_have_count(1)


def test_clicks_are_kept_when_a_translator_makes_the_page_be_drawn_anew(
    page: Page, arrive: Callable[[], None], copy: SiteCopy, widget: FakeWidget, faults: Faults
) -> None:
    faults.allow("Minified React error #418")
    hindi = copy.language.languages[1]
    page.get_by_role("heading", level=1).evaluate("title => { title.innerHTML = '<font>x</font>' }")
    choose(page, hindi.own_name)

    arrive()

    expect(page.locator("html")).to_have_attribute("lang", hindi.tag)


def test_the_menu_opens_at_once_and_a_link_in_it_leads_away(phone: Page, copy: SiteCopy) -> None:
    hold(phone, "**/assets/*.js")
    phone.goto("/", wait_until="commit")
    entry = copy.header.links[2]

    phone.get_by_role("button", name=copy.menu.open_label).click()
    menu = phone.get_by_role("dialog", name=copy.menu.title)
    menu.get_by_role("link", name=entry.label, exact=True).click()

    expect(menu).to_be_hidden()
    expect(phone.locator(entry.anchor)).to_be_in_viewport()
