import re

from playwright.sync_api import Page, expect

from drishti.palette import colour
from support.browsers.waiting import layout_ready

TEXT_COLOURS = """() => Array.from(document.querySelectorAll("body *"))
  .filter((part) => part.textContent.trim() && part.checkVisibility())
  .map((part) => getComputedStyle(part).color)"""
# Some browsers print these too, if asked.
GROUND_COLOURS = """() => Array.from(document.querySelectorAll("body *"))
  .filter((part) => part.checkVisibility()).map((part) => getComputedStyle(part).backgroundColor)
  .filter((colour) => colour.startsWith("rgb("))"""
PALEST = 450  # of 765, the sum of red, green and blue
# What stays at its place on a screen would be printed over the text.
FIXED = """() => Array.from(document.querySelectorAll("body *"))
  .filter((part) => getComputedStyle(part).position === "fixed" && part.checkVisibility())
  .map((part) => part.className)"""
DIVIDED = """() => Array.from(document.querySelectorAll("main > section, .section__body"))
  .filter((part) => getComputedStyle(part).display !== "block").map((part) => part.className)"""


def brightness(colour: str) -> int:
    return sum(map(int, re.findall(r"\d+", colour)[:3]))


def test_a_printed_page_is_light_and_whole_without_a_grid_to_divide(page: Page) -> None:
    page.add_init_script("localStorage.theme = 'dark'; localStorage.reading = 'contrast=yellow'")
    answer = page.locator("main details").last.locator("p").first
    page.goto("/")
    expect(answer).to_be_hidden()
    expect(page.locator("[data-reveal=waiting]").first).to_have_css("opacity", "0")
    layout_ready(page)
    page.evaluate("document.querySelector('dialog').showModal()")

    page.emulate_media(media="print")
    printed = page.evaluate(TEXT_COLOURS)

    red, green, blue = bytes.fromhex(colour("ink")[0][1:])
    assert f"rgb({red}, {green}, {blue})" in printed
    assert {colour for colour in printed if brightness(colour) > PALEST} == set()
    grounds = page.evaluate(GROUND_COLOURS)
    assert {colour for colour in grounds if brightness(colour) < PALEST} == set()
    assert page.evaluate(DIVIDED) == []
    assert page.evaluate(FIXED) == []
    expect(answer).to_be_visible()
    expect(page.locator("dialog[open]")).to_be_hidden()
    expect(page.locator("[id$=-open-all]").filter(visible=True)).to_have_count(0)
    for part in page.locator("[data-reveal]").all():
        expect(part).to_have_css("opacity", "1")
