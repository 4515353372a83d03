"""The first screen."""

import pytest
from playwright.sync_api import Page, ViewportSize

from drishti.state.language import CODES
from support.browsers.fake_widget import FakeWidget
from support.browsers.visitors import open_in_language

# A phone with the browser's bars, tablets, and the commonest laptops and desktops.
SCREENS: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in [
        (360, 640),
        (768, 1024),
        (1024, 700),
        (1280, 640),
        (1366, 650),
        (1440, 780),
        (1920, 950),
    ]
]


@pytest.mark.parametrize("code", CODES)
def test_the_actions_are_visible_without_scrolling(
    page: Page, widget: FakeWidget, code: str
) -> None:
    del widget  # answers the requests for the translator
    open_in_language(page, code)
    hidden = {}
    for screen in SCREENS:
        page.set_viewport_size(screen)
        ends = (
            page.locator("#hero")
            .locator("a, button")
            .evaluate_all(
                "controls => controls.map((control) => control.getBoundingClientRect().bottom)"
            )
        )
        if max(ends) > screen["height"]:
            hidden[screen["width"]] = max(ends)

    assert hidden == {}
