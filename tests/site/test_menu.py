"""The full-screen menu on small screens."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.waiting import TWO_FRAMES


@pytest.fixture
def menu(phone: Page, content: SiteContent) -> Locator:
    """The menu, opened."""
    phone.goto("/")
    menu = phone.get_by_role("dialog", name=content.menu.title)
    expect(menu).to_be_hidden()
    phone.get_by_role("button", name=content.menu.open_label).click()
    expect(menu).to_be_visible()
    return menu


def test_focus_stays_inside_the_open_menu(phone: Page, menu: Locator, content: SiteContent) -> None:
    expect(menu.get_by_role("button", name=content.menu.close_label)).to_be_focused()

    for _ in range(40):
        phone.keyboard.press("Tab")
        assert phone.locator("body > :not(dialog) :focus").count() == 0


def test_the_menu_fills_the_screen_and_locks_scrolling(phone: Page, menu: Locator) -> None:
    assert menu.bounding_box() == {"x": 0, "y": 0, "width": 360, "height": 740}
    phone.mouse.move(180, 300)
    phone.mouse.wheel(0, 600)
    phone.keyboard.press("End")
    phone.evaluate(TWO_FRAMES)

    expect(phone.locator("html")).to_have_css("overflow-y", "hidden")
    assert phone.evaluate("scrollY") == 0


@pytest.mark.parametrize("way", ["Escape", "button"])
def test_closing_the_menu_restores_focus(
    phone: Page, menu: Locator, content: SiteContent, way: str
) -> None:
    if way == "Escape":
        phone.keyboard.press("Escape")
    else:
        menu.get_by_role("button", name=content.menu.close_label).click()

    expect(menu).to_be_hidden()
    expect(phone.get_by_role("button", name=content.menu.open_label)).to_be_focused()


def test_following_a_link_closes_the_menu_and_moves_focus_to_the_target(
    phone: Page, menu: Locator, content: SiteContent
) -> None:
    entry = content.header.links[2]

    menu.get_by_role("link", name=entry.label).click()

    expect(menu).to_be_hidden()
    expect(phone.locator(entry.anchor)).to_be_in_viewport()
    expect(phone.locator(entry.anchor)).to_be_focused()
    expect(phone.locator("html")).not_to_have_css("overflow-y", "hidden")
