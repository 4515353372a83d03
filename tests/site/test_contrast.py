"""Every text on every page is read off the screen, pixel by pixel, against what is behind it."""

import io
import re

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from colours import Pixels, contrast, luminance

LARGE_PX = 24
LARGE_BOLD_PX = 18.66
BOLD = 700
FULL, LARGE = 7.0, 4.5  # WCAG 1.4.6

TEXTS = """
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const seen = parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!data.trim() || !seen || parentElement.closest("script, noscript")) continue;
    let clipped = false;
    for (let box = parentElement; box; box = box.parentElement) {
      clipped ||= getComputedStyle(box).clipPath !== "none";
    }
    if (clipped) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { color, fontSize, fontWeight } = getComputedStyle(parentElement);
    for (const box of range.getClientRects()) {
      if (box.width < 3 || box.right <= 0) continue;
      found.push({
        text: data.trim().slice(0, 40), color, size: parseFloat(fontSize), weight: +fontWeight,
        x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height,
      });
    }
  }
  return found;
}
"""
PAINT = """
*, *::before, *::after {{
  color: {colour} !important;
  -webkit-text-fill-color: {colour} !important;
  text-decoration-color: transparent !important;
}}
.header {{ position: static !important; }}
body {{ padding: 0 !important; }}
.to-top {{ display: none !important; }}
"""


def painted(page: Page, colour: str) -> Pixels:
    """Return the whole page as an image, its text in one colour."""
    style = page.add_style_tag(content=PAINT.format(colour=colour))
    shot = page.screenshot(full_page=True, animations="disabled")
    style.evaluate("style => style.remove()")
    return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB")).astype(float) / 255


def faint(page: Page) -> list[str]:
    """Return every text that is fainter than WCAG 1.4.6 allows."""
    layout = page.add_style_tag(content=PAINT.format(colour="unset"))
    layout.evaluate("style => style.textContent = style.textContent.replace(/color: unset.*/g, '')")
    texts = page.evaluate(TEXTS)
    layout.evaluate("style => style.remove()")
    black, white, behind = (painted(page, colour) for colour in ("#000", "#fff", "transparent"))
    faults = []
    for text in texts:
        rows = slice(int(text["y"]), int(text["y"] + text["height"]) + 1)
        columns = slice(int(text["x"]), int(text["x"] + text["width"]) + 1)
        glyphs = np.abs(black[rows, columns] - white[rows, columns]).max(axis=2) > 0.5
        if glyphs.sum() < 5:
            continue
        own = np.array([float(part) / 255 for part in re.findall(r"[\d.]+", text["color"])[:3]])
        ratios = contrast(luminance(own), luminance(behind[rows, columns][glyphs]))
        large = text["size"] >= LARGE_PX or (
            text["size"] >= LARGE_BOLD_PX and text["weight"] >= BOLD
        )
        lowest = float(np.percentile(ratios, 2))
        if lowest < (LARGE if large else FULL):
            faults.append(f"{text['text']}: {lowest:.2f}")
    return faults


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("route", ["/", "/disclaimer"])
def test_every_text_stands_out_from_what_is_behind_it(
    page: Page, route: str, width: int, theme: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": 900})
    page.add_init_script(f"localStorage.theme = {theme!r}")
    page.goto(route)
    expect(page.get_by_role("contentinfo")).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert faint(page) == []


def test_the_measure_itself_sees_a_faint_text(page: Page) -> None:
    page.set_content(
        "<p style='color:#777;background:#fff'>faint grey</p>"
        "<p style='color:#000;background:linear-gradient(#fff,#000)'>lost in the dark</p>"
        "<p style='color:#000;background:#fff'>plain black</p>"
    )

    assert [fault.split(":")[0] for fault in faint(page)] == ["faint grey", "lost in the dark"]
