"""In forced-colours mode every boundary and every state stays visible."""

import io
from typing import Final

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.accessibility.checks import walk
from support.accessibility.colours import contrast
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


def pixels(part: Locator) -> list[bytes]:
    """Return the colours of a part that has neither the pointer nor the focus."""
    part.page.mouse.move(0, 500)
    part.evaluate("part => part.blur()")
    screenshot = part.screenshot(animations="disabled", scale="css")
    colours = Image.open(io.BytesIO(screenshot)).convert("RGB").tobytes()
    return [colours[at : at + 3] for at in range(0, len(colours), 3)]


def looks_different(before: list[bytes], after: list[bytes]) -> bool:
    """Whether at least 20 pixels have changed with a contrast of 3:1 (WCAG 1.4.11)."""
    changes = [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
    return sum(contrast(*change) >= 3 for change in changes) >= 20


def test_every_button_has_a_boundary_and_every_focus_an_indicator(forced: Page) -> None:
    assert forced.evaluate(WITHOUT_BORDER) == []
    _, faults = walk(forced)
    assert faults == []


def test_states_and_amounts_look_different(forced: Page, content: SiteContent) -> None:
    switch = forced.get_by_role("button", name=content.theme.label)
    item = forced.locator("#faq summary").nth(1)
    bar = forced.locator("#buy progress")
    before = pixels(switch), pixels(item), pixels(bar)

    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    item.click()
    bar.evaluate("bar => { bar.value = 0; }")

    assert looks_different(before[0], pixels(switch))
    assert looks_different(before[1], pixels(item))
    assert looks_different(before[2], pixels(bar))


def test_the_chosen_setting_looks_different(forced: Page) -> None:
    forced.locator("header [commandfor=reading]").click()
    radio = forced.get_by_role("dialog").get_by_role("radio").last
    before = pixels(radio)

    radio.check()

    assert looks_different(before, pixels(radio))
