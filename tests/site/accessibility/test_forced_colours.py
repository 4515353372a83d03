"""In forced-colours mode every boundary and every state stays visible."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.accessibility.checks import walk
from support.browsers.layout_ready import layout_ready
from support.browsers.visitors import Visitor

# The system draws borders in a colour of its own, so it is enough that there is one.
WITHOUT_BORDER: Final = """
() => Array.from(document.querySelectorAll("button, .button"))
  .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === "none")
  .filter((control) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
    return borderTopStyle === "none" || parseFloat(borderTopWidth) < 1;
  })
  .map((control) => control.ariaLabel ?? control.textContent)
"""


@pytest.fixture(params=["light", "dark"])
def forced(visitor: Visitor, request: pytest.FixtureRequest) -> Page:
    """The home page with forced colours."""
    page = visitor(
        forced_colors="active",
        color_scheme=request.param,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page.goto("/")
    layout_ready(page)
    return page


def screenshot(part: Locator) -> bytes:
    part.page.mouse.move(0, 500)
    part.evaluate("part => part.blur()")
    return part.screenshot(animations="disabled", scale="css")


def test_every_button_has_a_boundary_and_every_focus_an_indicator(forced: Page) -> None:
    assert forced.evaluate(WITHOUT_BORDER) == []
    _, faults = walk(forced)
    assert faults == []


def test_states_and_amounts_look_different(forced: Page, content: SiteContent) -> None:
    switch = forced.get_by_role("button", name=content.theme.label)
    item = forced.locator("#faq summary").nth(1)
    bar = forced.locator("#buy progress")
    before = screenshot(switch), screenshot(item), screenshot(bar)

    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    item.click()
    bar.evaluate("bar => { bar.value = 0; }")

    assert screenshot(switch) != before[0]
    assert screenshot(item) != before[1]
    assert screenshot(bar) != before[2]
    forced.get_by_role("banner").get_by_role("button", name=content.language.label).click()
    expect(forced.locator("#header-languages [aria-current=true] .icon")).to_be_visible()


def test_the_chosen_setting_looks_different(forced: Page) -> None:
    forced.locator("header [commandfor=reading]").click()
    radio = forced.get_by_role("dialog").get_by_role("radio").nth(1)
    before = screenshot(radio)

    radio.check()

    assert screenshot(radio) != before
