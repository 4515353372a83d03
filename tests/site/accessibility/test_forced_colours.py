"""In forced-colours mode every boundary and every state stays visible."""

from collections.abc import Callable

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.accessibility.colours import contrast, luminance
from support.accessibility.fixtures import Hold
from support.accessibility.pixels import MARK, changed, pixels, walk
from support.accessibility.visits import HEIGHT
from support.browsers.layout_ready import layout_ready
from support.browsers.visitors import Visitor

schemes = pytest.mark.parametrize("scheme", ["light", "dark"])

# A button's border, as the system draws it, must contrast with the background around it.
BOUNDARIES = """
() => {
  const rgb = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
  const ground = rgb(getComputedStyle(document.body).backgroundColor);
  return Array.from(document.querySelectorAll("button, .button, input"))
    .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === "none")
    .map((control) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control);
      const drawn = borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1;
      const name = control.ariaLabel ?? control.textContent;
      return [control.type === "range" || drawn, name, rgb(borderTopColor), ground];
    });
}
"""


@pytest.fixture
def forced(visitor: Visitor) -> Callable[[str], Page]:
    """Opens the home page with forced colours."""

    def forced(scheme: str) -> Page:
        page = visitor(
            viewport={"width": 1440, "height": HEIGHT},
            forced_colors="active",
            color_scheme=scheme,
            reduced_motion="reduce",
            bypass_csp=True,
        )
        page.goto("/")
        layout_ready(page)
        return page

    return forced


def picture(part: Locator) -> np.ndarray:
    part.scroll_into_view_if_needed()
    return pixels(part.screenshot(animations="disabled", scale="css"))


def is_filled_visibly(bar: Locator) -> bool:
    """Whether the filled part of a bar contrasts with the rest."""
    light = luminance(picture(bar))
    row = light[light.shape[0] // 2, 8:-8]
    return float(contrast(row.max(), row.min())) >= MARK


@schemes
def test_every_control_has_a_visible_boundary_and_every_bar_a_visible_filling(
    forced: Callable[[str], Page], scheme: str, hold: Hold
) -> None:
    page = forced(scheme)
    faults = [
        name
        for drawn, name, line, ground in page.evaluate(BOUNDARIES)
        if not drawn
        or float(contrast(luminance(np.array(line)), luminance(np.array(ground)))) < MARK
    ]
    bars = ("#buy progress", ".token__chart")

    faults += [bar for bar in bars if not is_filled_visibly(page.locator(bar))]

    hold("forced colours: boundaries and filled bars", scheme, faults)


@pytest.mark.matrix
@schemes
def test_the_focus_indicator_is_visible(
    forced: Callable[[str], Page], scheme: str, hold: Hold
) -> None:
    _, faults = walk(forced(scheme), look=True)

    hold("forced colours: focus indicator", scheme, faults)


@schemes
def test_pressed_open_and_selected_states_are_distinguishable(
    forced: Callable[[str], Page], scheme: str, content: SiteContent, hold: Hold
) -> None:
    page = forced(scheme)
    switch = page.get_by_role("button", name=content.theme.label)
    off = picture(switch)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.mouse.move(0, 500)
    switch.evaluate("button => button.blur()")
    pressed = changed(off, picture(switch))

    item = page.locator("#faq summary").nth(1)
    closed = picture(item)
    item.click()
    page.mouse.move(0, 500)
    item.evaluate("summary => summary.blur()")
    opened = changed(closed, picture(item))

    page.get_by_role("banner").get_by_role("button", name=content.language.label).click()
    sign = picture(page.locator("#header-languages [aria-current=true] .icon"))
    chosen = changed(sign, np.broadcast_to(sign[0, 0], sign.shape))

    seen = {"pressed": pressed, "open": opened, "chosen": chosen}
    hold("forced colours: states", scheme, [name for name, count in seen.items() if count < 20])
