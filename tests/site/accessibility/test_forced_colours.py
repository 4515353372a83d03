import io
from collections.abc import Callable
from typing import Final

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page

from drishti.content.schema.site_content import SiteContent
from support.accessibility.checks import walk
from support.browsers.visitors import Visitor, open_laid_out
from support.browsers.waiting import resting, wait_for
from support.contrast import contrast

# The system chooses the colour of borders, so it is enough that a control has one.
WITHOUT_BORDER: Final = """
() => Array.from(document.querySelectorAll("button, .button"))
  .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === "none")
  .filter((control) => parseFloat(getComputedStyle(control).borderTopWidth) < 1)
  .map((control) => control.ariaLabel ?? control.textContent)
"""


@pytest.fixture(params=["light", "dark"])
def forced(visitor: Visitor, request: pytest.FixtureRequest) -> Page:
    page = visitor(
        forced_colors="active", color_scheme=request.param, reduced_motion="reduce", bypass_csp=True
    )
    open_laid_out(page)
    return page


def pixels(part: Locator) -> list[bytes]:
    """Return the colour of each pixel of a part, after moving pointer and focus away from it."""
    part.page.mouse.move(0, 500)
    part.evaluate("part => part.blur()")
    screenshot = part.screenshot(animations="disabled", scale="css")
    colours = Image.open(io.BytesIO(screenshot)).convert("RGB").tobytes()
    return [colours[at : at + 3] for at in range(0, len(colours), 3)]


def expect_change(part: Locator, act: Callable[[], object]) -> None:
    """Expect that at least 20 pixels change with a contrast of 3:1 (WCAG 1.4.11)."""
    before = pixels(part)
    act()

    def has_changed() -> bool:
        changes = [pair for pair in zip(before, pixels(part), strict=False) if pair[0] != pair[1]]
        return sum(contrast(*change) >= 3 for change in changes) >= 20

    wait_for(has_changed, f"a change of {part}", rest=resting(part.page))


def test_every_button_has_a_boundary_and_every_focus_an_indicator(forced: Page) -> None:
    assert forced.evaluate(WITHOUT_BORDER) == []
    _, faults = walk(forced)
    assert faults == []


def test_states_and_amounts_of_a_control_look_different(forced: Page, content: SiteContent) -> None:
    switch = forced.get_by_role("button", name=content.theme.label)
    item = forced.locator("main details").last.locator("summary")
    bar = forced.get_by_role("main").get_by_role("progressbar", include_hidden=True).first
    radio = forced.get_by_role("dialog").get_by_role("radio").last

    expect_change(switch, switch.click)
    expect_change(item, item.click)
    expect_change(bar, lambda: bar.evaluate("bar => { bar.value = 0; }"))
    forced.locator("header [commandfor=reading]").click()
    expect_change(radio, radio.check)
