"""Input before hydration is not lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.network_faults import hold
from support.browsers.visitors import choose_language
from support.browsers.waiting import expect_hydrated, wait_until
from support.content.languages import OTHER, texts_of


@pytest.fixture
def hydrate(page: Page) -> Callable[[], None]:
    """Open the home page with its scripts held back; call the result to let the page hydrate.

    Press by key what is far down: layout that is still under way may move it away from a pointer.
    """
    held = hold(page, "**/assets/*.js")
    page.goto("/", wait_until="commit")

    def release_scripts() -> None:
        held.release()
        page.unroute("**/assets/*.js")
        expect_hydrated(page)

    return release_scripts


@pytest.fixture
def switch(page: Page) -> Locator:
    return page.locator("[data-switches=theme]")


def expect_size(page: Page, content: SiteContent, size: str) -> None:
    """Expect the page, the radio button and the storage to agree on the text size."""
    sizes = page.get_by_role("group", name=content.reading.text_size.label)
    expect(sizes.get_by_role("radio", name=size)).to_be_checked()
    percent = size.removesuffix("%")
    chosen = None if percent == "100" else percent
    wait_until(
        page,
        """
        chosen => {
          const { reading } = document.documentElement.dataset;
          const sizes = [localStorage.reading ?? "", reading].map(
            (choices) => choices.match(/text-size=(\\d+)/)?.[1] ?? null,
          );
          return sizes.every((size) => size === chosen);
        }
        """,
        arg=chosen,
    )


@pytest.mark.parametrize("times", [1, 2, 3])
def test_an_early_theme_change_takes_effect_at_once_and_persists(
    page: Page, hydrate: Callable[[], None], switch: Locator, times: int
) -> None:
    dark = times % 2

    for _ in range(times):
        switch.click()
    expect(page.locator("html.dark")).to_have_count(dark)

    hydrate()
    expect(page.locator("html.dark")).to_have_count(dark)
    expect(switch).to_have_attribute("aria-pressed", "true" if dark else "false")
    switch.click()
    expect(page.locator("html.dark")).to_have_count(1 - dark)
    expect(switch).to_have_attribute("aria-pressed", "false" if dark else "true")


@pytest.mark.usefixtures("hydrate")
def test_a_language_answers_before_hydration(page: Page) -> None:
    choose_language(page, OTHER.code)

    expect(page.get_by_role("heading", level=1)).to_have_text(texts_of(OTHER.code)["hero.title"])
    assert page.evaluate("localStorage.tlang") == OTHER.code


def test_an_early_opened_answer_stays_open_and_closes_the_first(
    page: Page, hydrate: Callable[[], None], content: SiteContent
) -> None:
    answers = page.locator("#faq details")
    page.locator("#faq summary").nth(3).press("Enter")
    expect(answers.nth(3)).to_have_js_property("open", value=True)

    hydrate()

    expect(answers.nth(0)).to_have_js_property("open", value=False)
    expect(answers.nth(3)).to_have_js_property("open", value=True)
    page.get_by_text(content.faq.items[3].question, exact=True).click()
    expect(page.locator("#faq details[open]")).to_have_count(0)


def test_all_questions_asked_for_early_open_after_hydration(
    page: Page, hydrate: Callable[[], None], content: SiteContent
) -> None:
    page.get_by_role("button", name=content.faq.open_all).press("Enter")

    hydrate()

    expect(page.locator("#faq details[open]")).to_have_count(len(content.faq.items))


@pytest.mark.parametrize("pressed", [["150%"], ["125%", "200%"], ["150%", "100%"]])
def test_early_reading_settings_are_kept_and_can_be_changed(
    page: Page, hydrate: Callable[[], None], content: SiteContent, pressed: list[str]
) -> None:
    page.get_by_role("banner").get_by_role("button", name=content.reading.label).click()
    sizes = page.get_by_role("group", name=content.reading.text_size.label)
    for size in pressed:
        sizes.get_by_text(size, exact=True).click()

    hydrate()

    expect_size(page, content, pressed[-1])
    for size in ("175%", "100%", pressed[-1]):
        sizes.get_by_text(size, exact=True).click()
        expect_size(page, content, size)


def test_the_menu_opens_before_hydration_and_its_links_work(
    phone: Page, content: SiteContent
) -> None:
    hold(phone, "**/assets/*.js")
    phone.goto("/", wait_until="commit")
    entry = content.header.links[2]

    phone.get_by_role("button", name=content.menu.open_label).click()
    menu = phone.get_by_role("dialog", name=content.menu.title)
    menu.get_by_role("link", name=entry.label, exact=True).click()

    expect(menu).to_be_hidden()
    expect(phone.locator(entry.anchor)).to_be_in_viewport()


@pytest.mark.parametrize("knows_command", [True, False])
def test_a_menu_closed_before_hydration_stays_closed(
    phone: Page, content: SiteContent, knows_command: bool
) -> None:
    if not knows_command:
        phone.add_init_script("delete HTMLButtonElement.prototype.commandForElement")
    held = hold(phone, "**/assets/*.js")
    phone.goto("/", wait_until="commit")
    phone.get_by_role("button", name=content.menu.open_label).click()
    menu = phone.get_by_role("dialog", name=content.menu.title)
    expect(menu).to_be_visible()
    phone.keyboard.press("Escape")
    expect(menu).to_be_hidden()

    held.release()

    expect_hydrated(phone)
    expect(menu).to_be_hidden()
    phone.get_by_role("button", name=content.menu.open_label).click()
    expect(menu).to_be_visible()


# React has added its listeners, but has not rendered the page yet.
DURING_HYDRATION = """
const own = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (kind, ...rest) {
  own.call(this, kind, ...rest);
  if (this !== document.body || kind !== "click") return;
  EventTarget.prototype.addEventListener = own;
  queueMicrotask(() => {
    for (const part of document.querySelectorAll("PARTS")) part.click();
    window.pressed = true;
  });
};
"""


def test_a_press_during_hydration_counts_once(
    page: Page, switch: Locator, content: SiteContent
) -> None:
    parts = "[data-switches=theme], #faq button[aria-pressed]"
    page.add_init_script(DURING_HYDRATION.replace("PARTS", parts))

    page.goto("/")
    expect_hydrated(page)

    assert page.evaluate("window.pressed")
    expect(page.locator("#faq details[open]")).to_have_count(len(content.faq.items))
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html.dark")).to_have_count(1)
    assert page.evaluate("localStorage.theme") == "dark"
