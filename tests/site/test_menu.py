"""The full-screen menu on small screens."""

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.waiting import TWO_FRAMES


def test_the_menu_fills_the_screen_and_keeps_the_focus_and_the_scroll_position(
    phone: Page, content: SiteContent
) -> None:
    phone.goto("/")
    menu = phone.get_by_role("dialog", name=content.menu.title)
    opener = phone.get_by_role("button", name=content.menu.open_label)
    closer = menu.get_by_role("button", name=content.menu.close_label)
    expect(menu).to_be_hidden()
    opener.click()
    expect(menu).to_be_visible()
    assert menu.bounding_box() == {"x": 0, "y": 0, "width": 360, "height": 740}
    expect(closer).to_be_focused()

    for _ in range(40):
        phone.keyboard.press("Tab")
        assert phone.locator("body > :not(dialog) :focus").count() == 0
    phone.mouse.move(180, 300)
    phone.mouse.wheel(0, 600)
    phone.keyboard.press("End")
    phone.evaluate(TWO_FRAMES)
    expect(phone.locator("html")).to_have_css("overflow-y", "hidden")
    assert phone.evaluate("scrollY") == 0

    closer.click()
    expect(menu).to_be_hidden()
    expect(opener).to_be_focused()
