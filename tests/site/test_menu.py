"""The full-screen menu on small screens."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.page_errors import Faults
from support.browsers.waiting import TWO_FRAMES

# The position and size of the logo's icon and text.
PARTS = """
(logo) => Array.from(logo.children, (part) => {
  const { left, right, top, height } = part.getBoundingClientRect();
  return [left, right, top, height];
})
"""


@pytest.fixture
def menu(phone: Page, content: SiteContent) -> Locator:
    phone.goto("/")
    return phone.get_by_role("dialog", name=content.menu.title)


def opening(phone: Page, content: SiteContent) -> Locator:
    return phone.get_by_role("button", name=content.menu.open_label)


def test_the_menu_is_closed_at_first(phone: Page, menu: Locator, content: SiteContent) -> None:
    expect(menu).to_be_hidden()

    opening(phone, content).click()

    expect(menu).to_be_visible()
    expect(menu.get_by_role("button", name=content.menu.close_label)).to_be_focused()


def test_the_menu_is_complete(phone: Page, menu: Locator, content: SiteContent) -> None:
    opening(phone, content).click()

    for entry in content.header.links:
        expect(menu.get_by_role("link", name=entry.label, exact=True)).to_be_visible()
    for link in content.facts.socials:
        name = re.compile(rf"^{link.name}\b")
        expect(menu.get_by_role("link", name=name)).to_be_visible()
    expect(menu.get_by_role("button", name=content.language.label)).to_be_visible()
    expect(menu.get_by_text(content.header.wallet_note)).to_be_visible()
    expect(menu.get_by_text(content.menu.disclaimer)).to_be_visible()
    expect(menu.get_by_text(content.footer.copyright, exact=True)).to_be_visible()


def test_opening_a_link_in_a_new_tab_keeps_the_menu_open(
    phone: Page, menu: Locator, content: SiteContent, faults: Faults
) -> None:
    opening(phone, content).click()

    with phone.context.expect_page() as opened:
        entry = menu.get_by_role("link", name=content.header.links[0].label, exact=True)
        entry.click(modifiers=["ControlOrMeta"])

    faults.watch(opened.value)
    expect(menu).to_be_visible()
    expect(phone.locator(f"{content.header.links[0].anchor}[tabindex]")).to_have_count(0)


def test_the_menu_fills_the_screen_and_locks_scrolling(
    phone: Page, menu: Locator, content: SiteContent
) -> None:
    opening(phone, content).click()
    expect(menu).to_be_visible()

    box = menu.bounding_box()
    assert box == {"x": 0, "y": 0, "width": 360, "height": 740}
    phone.mouse.move(180, 300)
    phone.mouse.wheel(0, 600)
    phone.keyboard.press("End")
    phone.evaluate(TWO_FRAMES)

    assert phone.evaluate("getComputedStyle(document.documentElement).overflowY") == "hidden"
    assert phone.evaluate("scrollY") == 0


def test_the_logo_does_not_move_when_the_menu_opens(
    phone: Page, menu: Locator, content: SiteContent
) -> None:
    before = phone.get_by_role("banner").get_by_role("link", name=content.header.home_label)

    for width in (320, 360, 380, 412, 768):
        phone.set_viewport_size({"width": width, "height": 740})
        was = before.evaluate(PARTS)
        opening(phone, content).click()
        expect(menu).to_be_visible()
        now = menu.get_by_role("link", name=content.header.home_label).evaluate(PARTS)

        mark, word = was
        assert now == [pytest.approx(part, abs=1) for part in was], width
        assert word[0] - mark[1] > 4, width
        phone.keyboard.press("Escape")
        expect(menu).to_be_hidden()


def test_focus_stays_inside_the_open_menu(phone: Page, menu: Locator, content: SiteContent) -> None:
    opening(phone, content).click()
    expect(menu).to_be_visible()

    for _ in range(40):
        phone.keyboard.press("Tab")
        outside = phone.evaluate(
            "document.hasFocus() && document.activeElement !== document.body"
            " && !document.querySelector('dialog').contains(document.activeElement)"
        )
        assert not outside


@pytest.mark.parametrize("way", ["Escape", "button"])
def test_closing_the_menu_restores_focus(
    phone: Page, menu: Locator, content: SiteContent, way: str
) -> None:
    opening(phone, content).click()
    expect(menu).to_be_visible()

    if way == "Escape":
        phone.keyboard.press("Escape")
    else:
        menu.get_by_role("button", name=content.menu.close_label).click()

    expect(menu).to_be_hidden()
    expect(opening(phone, content)).to_be_focused()


def test_following_a_link_closes_the_menu_and_moves_focus_to_the_target(
    phone: Page, menu: Locator, content: SiteContent
) -> None:
    entry = content.header.links[2]
    opening(phone, content).click()

    menu.get_by_role("link", name=entry.label, exact=True).click()

    expect(menu).to_be_hidden()
    expect(phone.locator(entry.anchor)).to_be_in_viewport()
    expect(phone.locator(entry.anchor)).to_be_focused()
    assert phone.evaluate("getComputedStyle(document.documentElement).overflowY") != "hidden"


@pytest.mark.only_browser("chromium")
def test_the_menu_covers_the_place_of_a_scroll_bar(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    base_url: str,
    content: SiteContent,
) -> None:
    arguments = {**browser_type_launch_args, "ignore_default_args": ["--hide-scrollbars"]}
    with browser_type.launch(**arguments) as browser:
        page = browser.new_page(viewport={"width": 700, "height": 600})
        page.goto(base_url)
        assert page.evaluate("document.documentElement.clientWidth") < 700

        opening(page, content).click()

        menu = page.get_by_role("dialog", name=content.menu.title)
        expect(menu).to_have_css("inline-size", "700px")
