"""The full-screen menu on small screens."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
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
