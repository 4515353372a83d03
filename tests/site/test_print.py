"""Paper is white: what is chosen for the screen does not reach it."""

from playwright.sync_api import Page

from drishti.export.design_tokens import colour
from support.browsers.layout_ready import layout_ready

TEXT_COLOURS = """() => {
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const isShown = data.trim() && parentElement.checkVisibility();
    if (isShown) found.add(getComputedStyle(parentElement).color);
  }
  return [...found];
}"""
DIVIDED = """() => Array.from(document.querySelectorAll("main > section, .section__body"))
  .filter((part) => getComputedStyle(part).display !== "block").map((part) => part.className)"""


def test_a_printed_page_has_the_light_colours_and_no_grid_to_divide(page: Page) -> None:
    page.add_init_script("localStorage.theme = 'dark'; localStorage.reading = 'contrast=yellow'")
    page.goto("/")
    layout_ready(page)
    dark = page.evaluate(TEXT_COLOURS)

    page.emulate_media(media="print")
    printed = page.evaluate(TEXT_COLOURS)

    red, green, blue = bytes.fromhex(colour("ink")[0][1:])
    assert f"rgb({red}, {green}, {blue})" in printed
    assert not set(dark) & set(printed)
    assert page.evaluate(DIVIDED) == []
