import re

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.visitors import language_picker, open_hydrated, open_without_scripts
from support.content.parts import ACCORDIONS


def test_what_is_pressed_changes_at_once_or_after_hydration_and_stays(
    page: Page, content: SiteContent
) -> None:
    *others, last = ACCORDIONS
    hydrate = open_without_scripts(page)
    switch = page.get_by_role("button", name=content.theme.label)
    picker = page.locator(":popover-open")
    for dark in (1, 0, 1):
        switch.click()
        expect(page.locator("html.dark")).to_have_count(dark)
    third = page.locator(f"#{last} details").nth(2)
    third.locator("summary").press("Enter")
    for name in others:
        page.locator(f"#{name}-open-all").press("Enter")
    language_picker(page).press("Enter")
    expect(picker).to_be_visible()

    hydrate()

    expect(picker).to_be_visible()
    expect(third).to_have_js_property("open", value=True)
    expect(page.locator(f"#{last} details[open]")).to_have_count(1)
    for name in others:
        expect(page.locator(f"#{name} details:not([open])")).to_have_count(0)
    expect(page.locator("html.dark")).to_have_count(1)
    expect(switch).to_have_attribute("aria-pressed", "true")
    third.locator("summary").click()
    expect(page.locator(f"#{last} details[open]")).to_have_count(0)
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
    link = menu.get_by_role("link", name=content.header.links[0].label)
    link.dispatch_event("click", {"metaKey": True})  # which opens a new tab on a Mac
    expect(menu).to_be_visible()
    link.click()
    expect(menu).to_be_hidden()
    expect(phone.locator(content.header.links[0].anchor)).to_be_focused()
    expect(phone.locator("html")).not_to_have_css("overflow-y", "hidden")


# Presses when React has added its listeners but has not rendered the page yet.
PRESS_DURING_HYDRATION = """
const own = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (kind, ...rest) {
  own.call(this, kind, ...rest);
  if (this !== document.body || kind !== "click") return;
  EventTarget.prototype.addEventListener = own;
  queueMicrotask(() => {
    const parts = ".header [data-switches=theme], main button[aria-pressed]";
    for (const part of document.querySelectorAll(parts)) part.click();
    window.isPressed = true;
  });
};
"""


def test_a_press_during_hydration_counts_once(page: Page, content: SiteContent) -> None:
    page.add_init_script(PRESS_DURING_HYDRATION)

    open_hydrated(page)

    assert page.evaluate("window.isPressed")
    for name in ACCORDIONS:
        expect(page.locator(f"#{name} details:not([open])")).to_have_count(0)
    switch = page.get_by_role("button", name=content.theme.label)
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html.dark")).to_have_count(1)
    assert page.evaluate("localStorage.theme") == "dark"
