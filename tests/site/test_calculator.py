"""The what-if calculator."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.calculator import gain_at, rise_at
from support.browsers.layout_ready import layout_ready
from support.browsers.visitors import SharedPage


@pytest.fixture
def slider(page: Page, content: SiteContent) -> Locator:
    page.goto("/")
    return page.get_by_role("slider", name=content.calculator.slider.label)


def expect_position(page: Page, content: SiteContent, slider: Locator, position: int) -> None:
    rise, gain = rise_at(content, position), gain_at(content, position)
    calculator = page.locator("#calculator")
    expect(slider).to_have_value(str(position))
    # The ends of the slider are labelled too, so a number may appear twice.
    expect(calculator.get_by_text(rise, exact=True).first).to_be_visible()
    expect(calculator.get_by_text(gain, exact=True)).to_be_visible()
    expect(slider).to_have_attribute(
        "aria-valuetext", content.calculator.spoken.format(rise=rise, gain=gain)
    )


@pytest.mark.parametrize(
    ("key", "position"), [("ArrowRight", 51), ("ArrowLeft", 49), ("End", 100), ("Home", 0)]
)
def test_the_slider_responds_to_the_keyboard(
    page: Page, content: SiteContent, slider: Locator, key: str, position: int
) -> None:
    slider.fill("50")
    slider.press(key)

    expect_position(page, content, slider, position)


def test_the_slider_follows_the_mouse_within_its_range(
    page: Page, content: SiteContent, slider: Locator
) -> None:
    layout_ready(page)
    slider.hover()
    box = slider.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2

    page.mouse.move(box["x"] + box["width"] / 4, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] + 500, middle, steps=5)
    expect(slider).to_have_value("100")
    page.mouse.move(box["x"] - 500, middle, steps=5)
    expect(slider).to_have_value("0")
    page.mouse.move(box["x"] + box["width"] / 2, middle)
    page.mouse.up()

    expect_position(page, content, slider, 50)


def test_the_slider_follows_touch(phone: Page, content: SiteContent) -> None:
    phone.goto("/")
    slider = phone.get_by_role("slider", name=content.calculator.slider.label)
    box = slider.bounding_box()
    assert box is not None

    slider.tap(position={"x": box["width"] - 1, "y": box["height"] / 2})

    expect_position(phone, content, slider, 100)


def test_a_slider_moved_before_hydration_is_taken_into_account(
    page: Page, content: SiteContent
) -> None:
    page.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => {"
        " document.querySelector('#calculator-slider').value = 50; })"
    )
    page.goto("/")

    slider = page.get_by_role("slider")
    expect_position(page, content, slider, 50)


def test_around_the_slider_each_figure_is_heard_once(
    shared_page: SharedPage, content: SiteContent
) -> None:
    page = shared_page("/")
    section = content.calculator

    heard = page.locator("#calculator").aria_snapshot()

    for figure in (
        section.holding.amount,
        rise_at(content, section.start),
        gain_at(content, section.start),
    ):
        assert heard.count(figure) == 1
