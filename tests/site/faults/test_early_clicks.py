"""What is pressed before the scripts have come is not lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from drishti.content.loader import translations
from drishti.content.schema.site_content import SiteCopy
from faults import Faults
from languages import OTHER, RIGHT_TO_LEFT
from tampering import hold, let_go
from visitors import choose_language
from waiting import wait_until
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


def expect_size(page: Page, copy: SiteCopy, size: str) -> None:
    """Expect the text, what is chosen and what is remembered to agree."""
    sizes = page.get_by_role("group", name=copy.reading.text_size.label)
    expect(sizes.get_by_role("radio", name=size)).to_be_checked()
    percent = size.removesuffix("%")
    chosen = None if percent == "100" else percent
    wait_until(
        page,
        """
        chosen => {
          const stored = localStorage.reading?.match(/text-size=(\\d+)/)?.[1] ?? null;
          const shown = document.documentElement.getAttribute("data-text-size");
          return stored === chosen && shown === chosen;
        }
        """,
        arg=chosen,
    )


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


@pytest.mark.parametrize(
    "codes", [[OTHER.code], [OTHER.code, RIGHT_TO_LEFT.code], [OTHER.code, "en"]]
)
def test_a_chosen_language_comes_with_the_scripts(
    page: Page,
    arrive: Callable[[], None],
    copy: SiteCopy,
    widget: FakeWidget,
    codes: list[str],
) -> None:
    for code in codes:
        choose_language(page, code)

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
    choose_language(page, hindi.code)

    arrive()

    expect(page.locator("html")).to_have_attribute("lang", hindi.tag)


@pytest.mark.parametrize("pressed", [["150%"], ["125%", "200%"], ["150%", "100%"]])
def test_reading_settings_chosen_early_are_kept_and_can_be_chosen_anew(
    page: Page, arrive: Callable[[], None], copy: SiteCopy, pressed: list[str]
) -> None:
    page.get_by_role("banner").get_by_role("button", name=copy.reading.label).click()
    sizes = page.get_by_role("group", name=copy.reading.text_size.label)
    for size in pressed:
        sizes.get_by_text(size, exact=True).click()

    arrive()

    expect_size(page, copy, pressed[-1])
    for size in ("175%", "100%", pressed[-1]):
        sizes.get_by_text(size, exact=True).click()
        expect_size(page, copy, size)


def test_an_early_choice_leaves_the_stored_ones_as_they_are(page: Page, copy: SiteCopy) -> None:
    page.add_init_script("localStorage.reading ??= 'text-size=200 contrast=high'")
    held = hold(page, "**/assets/*.js")
    page.goto("/", wait_until="commit")
    page.get_by_role("banner").get_by_role("button", name=copy.reading.label).click()
    sizes = page.get_by_role("group", name=copy.reading.text_size.label)
    sizes.get_by_role("radio", name="100%").focus()
    page.keyboard.press("ArrowRight")

    let_go(held)

    expect_size(page, copy, "125%")
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")
    contrast = page.get_by_role("group", name=copy.reading.contrast.label)
    expect(contrast.get_by_role("radio", name=copy.reading.contrast.high)).to_be_checked()


def test_early_choices_that_were_undone_stay_undone(
    page: Page, arrive: Callable[[], None], copy: SiteCopy
) -> None:
    page.get_by_role("banner").get_by_role("button", name=copy.reading.label).click()
    sizes = page.get_by_role("group", name=copy.reading.text_size.label)
    sizes.get_by_text("150%", exact=True).click()
    page.get_by_role("button", name=copy.reading.reset_label).click()

    arrive()

    expect(page.get_by_text(copy.reading.was_reset)).to_be_visible()
    expect_size(page, copy, "100%")


def test_the_menu_opens_at_once_and_a_link_in_it_leads_away(phone: Page, copy: SiteCopy) -> None:
    hold(phone, "**/assets/*.js")
    phone.goto("/", wait_until="commit")
    entry = copy.header.links[2]

    phone.get_by_role("button", name=copy.menu.open_label).click()
    menu = phone.get_by_role("dialog", name=copy.menu.title)
    menu.get_by_role("link", name=entry.label, exact=True).click()

    expect(menu).to_be_hidden()
    expect(phone.locator(entry.anchor)).to_be_in_viewport()


@pytest.mark.parametrize("knows_command", [True, False])
def test_a_menu_left_before_the_scripts_came_stays_closed(
    phone: Page, copy: SiteCopy, knows_command: bool
) -> None:
    if not knows_command:
        phone.add_init_script("delete HTMLButtonElement.prototype.commandForElement")
    held = hold(phone, "**/assets/*.js")
    phone.goto("/", wait_until="commit")
    phone.get_by_role("button", name=copy.menu.open_label).click()
    menu = phone.get_by_role("dialog", name=copy.menu.title)
    expect(menu).to_be_visible()
    phone.keyboard.press("Escape")
    expect(menu).to_be_hidden()

    let_go(held)

    expect(phone.locator("html")).to_have_attribute("data-hydrated", "")
    expect(menu).to_be_hidden()
    phone.get_by_role("button", name=copy.menu.open_label).click()
    expect(menu).to_be_visible()


def test_the_words_of_a_language_chosen_early_are_fetched_at_once(
    page: Page, arrive: Callable[[], None], widget: FakeWidget, copy: SiteCopy
) -> None:
    hindi = copy.language.languages[1]

    with page.expect_request(f"**/catalogues/{hindi.code}.json*"):
        choose_language(page, hindi.code)

    arrive()
    expect(page.locator("html")).to_have_attribute("lang", hindi.tag)
