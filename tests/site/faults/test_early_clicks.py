"""Input before hydration is not lost."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.calculator import gain_at, rise_at
from support.browsers.network_faults import HeldRequests
from support.browsers.visitors import language_picker
from support.browsers.waiting import expect_hydrated


def open_without_scripts(page: Page, path: str = "/") -> Callable[[], None]:
    """Open a home page with its scripts held back; call the result to let the page hydrate.

    Press keys on controls far down the page, because unfinished layout may move them away from a
    pointer.
    """
    scripts = HeldRequests(page, "**/assets/*.js")
    page.goto(path, wait_until="commit")

    def hydrate() -> None:
        scripts.release()
        expect_hydrated(page)

    return hydrate


def test_what_is_pressed_changes_at_once_or_after_hydration_and_stays(
    page: Page, content: SiteContent
) -> None:
    hydrate = open_without_scripts(page)
    switch = page.get_by_role("button", name=content.theme.label)
    opened, picker = page.locator("#faq details[open]"), page.locator(":popover-open")
    fourth = content.faq.items[3].question
    for dark in (1, 0, 1):
        switch.click()
        expect(page.locator("html.dark")).to_have_count(dark)
    page.locator("#faq summary").nth(3).press("Enter")
    page.get_by_role("button", name=content.roadmap.open_all).press("Enter")
    language_picker(page).press("Enter")
    expect(picker).to_be_visible()

    hydrate()

    expect(picker).to_be_visible()
    expect(opened).to_have_count(1)
    expect(opened).to_contain_text(fourth)
    quarters = len(content.roadmap.quarters)
    expect(page.locator("#roadmap details[open]")).to_have_count(quarters)
    expect(page.locator("html.dark")).to_have_count(1)
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.get_by_text(fourth, exact=True).click()
    expect(opened).to_have_count(0)
    switch.click()
    expect(page.locator("html.dark")).to_have_count(0)
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_an_early_reading_setting_joins_the_stored_ones_and_can_be_changed(
    page: Page, content: SiteContent
) -> None:
    reading = content.reading
    page.add_init_script("localStorage.reading ??= 'text-size=200 contrast=yellow guide=on'")
    hydrate = open_without_scripts(page)
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 238, 88)")
    page.mouse.move(300, 200)
    expect(page.locator("#guide")).to_be_visible()

    page.get_by_role("banner").get_by_role("button", name=reading.label).click()
    sizes = page.get_by_role("group", name=reading.text_size.label)
    sizes.get_by_text("150%", exact=True).click()
    page.keyboard.press("ArrowLeft")
    hydrate()

    expect(sizes.get_by_role("radio", name="125%")).to_be_checked()
    for setting in ("text-size=125", "contrast=yellow", "guide=on"):
        expect(page.locator("html")).to_have_attribute("data-reading", re.compile(setting))
        assert setting in page.evaluate("localStorage.reading")
    sizes.get_by_text("200%", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-reading", re.compile("text-size=200"))


@pytest.mark.parametrize("knows_command", [True, False])
def test_the_menu_opens_closes_and_leads_on(
    phone: Page, content: SiteContent, knows_command: bool
) -> None:
    if not knows_command:
        phone.add_init_script("delete HTMLButtonElement.prototype.commandForElement")
    hydrate = open_without_scripts(phone)
    opener = phone.get_by_role("button", name=content.menu.open_label)
    menu = phone.get_by_role("dialog", name=content.menu.title)
    entry = content.header.links[2]

    opener.click()
    expect(menu).to_be_visible()
    phone.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    opener.click()
    menu.get_by_role("link", name=entry.label).click()
    expect(menu).to_be_hidden()
    expect(phone.locator(entry.anchor)).to_be_in_viewport()
    hydrate()

    expect(menu).to_be_hidden()
    opener.click()
    menu.get_by_role("link", name=content.header.links[0].label).click()
    expect(menu).to_be_hidden()
    expect(phone.locator(content.header.links[0].anchor)).to_be_focused()
    expect(phone.locator("html")).not_to_have_css("overflow-y", "hidden")


# Moves the slider through all positions; returns what it says and the text of some elements.
MOVE = """(slider, parts) => Array.from({ length: 101 }, (_, position) => {
  slider.value = position;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  return [slider.ariaValueText, ...parts.map((part) => part.textContent)];
})"""


@pytest.mark.parametrize("code", ["en", "ar", "fr", "tr"])
def test_the_slider_shows_the_same_figures_before_and_after_hydration(
    page: Page, content: SiteContent, code: str
) -> None:
    hydrate = open_without_scripts(page, "/" if code == "en" else f"/{code}/")
    slider = page.get_by_role("slider")
    figures = page.locator("#calculator [translate=no]")
    expect(figures).not_to_have_count(0)

    # Password managers put their button beside the inputs.
    slider.evaluate("slider => slider.before(document.createElement('button'))")
    early = slider.evaluate(MOVE, figures.element_handles())
    expect(page.locator("#calculator progress")).to_have_js_property("value", 100)
    slider.evaluate("slider => slider.previousElementSibling.remove()")
    hydrate()

    if code == "en":
        assert all(
            rise_at(content, position) in texts and gain_at(content, position) in texts
            for position, (_, *texts) in enumerate(early)
        )
    for position in (100, 0, 1, 41):
        slider.fill(str(position))
        spoken, *texts = early[position]
        expect(slider).to_have_attribute("aria-valuetext", spoken)
        expect(figures).to_have_text(texts)


# Presses when React has added its listeners but has not rendered the page yet.
PRESS_DURING_HYDRATION = """
const own = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (kind, ...rest) {
  own.call(this, kind, ...rest);
  if (this !== document.body || kind !== "click") return;
  EventTarget.prototype.addEventListener = own;
  queueMicrotask(() => {
    const parts = "[data-switches=theme], #faq button[aria-pressed]";
    for (const part of document.querySelectorAll(parts)) part.click();
    window.isPressed = true;
  });
};
"""


def test_a_press_during_hydration_counts_once(page: Page, content: SiteContent) -> None:
    page.add_init_script(PRESS_DURING_HYDRATION)

    page.goto("/")
    expect_hydrated(page)

    assert page.evaluate("window.isPressed")
    expect(page.locator("#faq details[open]")).to_have_count(len(content.faq.items))
    switch = page.get_by_role("button", name=content.theme.label)
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html.dark")).to_have_count(1)
    assert page.evaluate("localStorage.theme") == "dark"
