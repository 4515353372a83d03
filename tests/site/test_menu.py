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


def test_the_menu_fills_the_screen_and_keeps_the_focus_and_the_scroll_position(
    phone: Page, menu: Locator, content: SiteContent
) -> None:
    assert menu.bounding_box() == {"x": 0, "y": 0, "width": 360, "height": 740}
    expect(menu.get_by_role("button", name=content.menu.close_label)).to_be_focused()

    for _ in range(40):
        phone.keyboard.press("Tab")
        assert phone.locator("body > :not(dialog) :focus").count() == 0
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
