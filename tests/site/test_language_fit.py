"""Every language fits every screen: the first screen, the header, the menu and the dialogs."""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from drishti.content.loader import english
from drishti.content.schema.language import Language
from support.accessibility.checks import overflow
from support.browsers.fake_speech import FakeSpeech
from support.browsers.visitors import open_hydrated
from support.content.languages import LANGUAGES, in_each_language

# In the default lane: long words, tall letters, both directions, and a language without spaces.
USUAL = ("en", "ru", "ta", "ur", "ja")
SMALLEST = ViewportSize(width=320, height=740)
# A phone with the browser's bars, a small window, tablets, and the commonest laptops and desktops.
SCREENS = (
    *((360, 640), (360, 740), (600, 680), (768, 1024), (1024, 700)),
    *((1280, 640), (1366, 650), (1440, 780), (1920, 950)),
)
SOCIALS_FROM = 1280  # the social links stand in the header from this width on
FONT_PX = (20, 24, 32)  # "Large", "Very large" and more; the usual default is 16
HEADER_PX = 90  # a long label may wrap to a second line within the row

TEXTS = "in content/en/ or content/locales/"

BOTTOMS = "parts => parts.map((part) => part.getBoundingClientRect().bottom)"
FROM_THE_TOP = """
input =>
  input.getBoundingClientRect().top -
  input.closest("section").getBoundingClientRect().top
"""
# Answers whose text or box overflows its container.
OVERFLOWING = """
(dialog) => Array.from(dialog.querySelectorAll("label:has(input)"))
  .filter((answer) => {
    const words = document.createRange();
    words.selectNodeContents(answer.lastElementChild);
    const [text, box, group] = [words, answer, answer.parentElement].map((part) =>
      part.getBoundingClientRect(),
    );
    const inside = (one, other, air) =>
      one.left >= other.left + air && one.right <= other.right - air;
    return !inside(text, box, 10) || !inside(box, group, -1);
  })
  .map((answer) => answer.textContent)
"""
# Words of the page that continue on a second line, though no hyphen, slash or dash divides them.
# Chinese, Japanese and Thai have no spaces. An address of any kind is one long word, and so is the
# number of a register, because browsers do not divide it after a slash.
BROKEN_WORDS = r"""
() => {
  const words = /(?:[^\s\-‐–—\/\u3000-\u303f\uff01-\uff65]|\/(?=\d)){2,}/gu;
  const broken = new Set();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.parentElement.checkVisibility()) continue;
    for (const { index, 0: word } of node.data.matchAll(words)) {
      if (/^0x|@|\/\d|\d{5}/.test(word)) continue;
      if (/\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Thai}/u.test(word)) continue;
      if (/\p{sc=Hangul}/u.test(word) && /[()“”‘’]/.test(word)) continue; // a break beside them
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (others.some(({ top }) => top > first.top + first.height / 2)) broken.add(word);
    }
  }
  return [...broken];
}
"""
# Open dialogs, panels and the player, if their content is wider than they are.
SIDEWAYS = """
() => Array.from(document.querySelectorAll("dialog[open], :popover-open"))
  .filter((part) => part.scrollWidth > part.clientWidth + 1)
  .map((part) => `${part.id} is ${part.scrollWidth} wide`)
"""


def says_what_it_is_on_the_first_screen(page: Page) -> None:
    hidden = {}
    sentences = page.locator("#hero").get_by_role("paragraph")
    # In other languages, whose words take more lines, the first of the three is sure to fit.
    beyond = 0 if page.locator("html[lang=en]").count() else 2
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        bottoms = sentences.evaluate_all(BOTTOMS)
        if (lowest := max(bottoms[: len(bottoms) - beyond])) > height:
            hidden[width] = lowest

    assert hidden == {}, f"below the first screen, by width; shorten the hero's texts {TEXTS}"


def keeps_the_header_in_one_row(page: Page) -> None:
    page.evaluate("scrollTo({ top: 2000, behavior: 'instant' })")
    faults = {}
    for width in (320, 344, 360, 412, 600, 768, 1024, 1280, 1366, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        box = page.get_by_role("banner").bounding_box()
        assert box is not None
        found = overflow(page)
        if width >= SOCIALS_FROM:
            expect(page.locator("header [popovertarget=header-profiles]")).to_be_visible()
        if box["y"] != 0 or box["height"] > HEADER_PX or found:
            faults[width] = (box, found)

    assert faults == {}, f"wraps or overflows, by width; shorten the header's labels {TEXTS}"


def breaks_no_word_inside(page: Page) -> None:
    faults = {}
    for width in (320, 360, 390, 768, 1024, 1280, 1366, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        faults[width] = page.evaluate(BROKEN_WORDS)
    # Longer words than the English ones are hyphenated there, by browsers that can.
    if page.locator("html[lang=en]").count():
        page.set_viewport_size({"width": 341, "height": 157})
        page.evaluate("document.documentElement.dataset.reading = 'text-size=200'")
        faults[341] = page.evaluate(BROKEN_WORDS)
        page.evaluate("document.documentElement.dataset.reading = ''")

    broken = {width: words for width, words in faults.items() if words}
    remedy = f"write shorter words or a short name {TEXTS}, or a smaller size in assets/styles/"
    assert broken == {}, f"torn words, by width; {remedy}"


def wraps_no_entry_of_the_menu(page: Page) -> None:
    page.set_viewport_size(SMALLEST)
    page.locator("header [commandfor=menu]").click()
    entries = page.get_by_role("dialog").get_by_role("navigation").get_by_role("link")

    heights = [box["height"] for box in map(Locator.bounding_box, entries.all()) if box]

    page.keyboard.press("Escape")
    assert len(heights) == len(english().header.links)
    assert max(heights) - min(heights) <= 1, f"one wraps; shorten the header's labels {TEXTS}"


def fits_every_answer_of_the_settings_in_its_box(page: Page) -> None:
    page.set_viewport_size(SMALLEST)
    page.locator("header [commandfor=reading]").click()
    dialog = page.locator("dialog:modal")
    answers = dialog.get_by_role("radio").locator("xpath=..")

    lines = answers.evaluate_all("all => all.map((one) => getComputedStyle(one).borderTopColor)")
    faults = dialog.evaluate(OVERFLOWING)

    page.keyboard.press("Escape")
    assert "rgba(0, 0, 0, 0)" not in lines
    assert faults == [], f"too long; shorten these answers {TEXTS}"


def keeps_a_slider_in_place_while_its_numbers_grow(page: Page) -> None:
    for slider, width in product(page.get_by_role("slider").all(), (320, 1024, 1440)):
        page.set_viewport_size({"width": width, "height": 740})
        tops = set()
        for key in ("Home", "PageUp", "End"):
            said = slider.get_attribute("aria-valuetext")
            slider.press(key)
            expect(slider).not_to_have_attribute("aria-valuetext", str(said))
            tops.add(slider.evaluate(FROM_THE_TOP))

        assert len(tops) == 1, width


def fits_narrow_windows_at_the_browsers_own_font_sizes(page: Page) -> None:
    browser = page.context.new_cdp_session(page)
    faults = {}
    for size, width in product(FONT_PX, (320, 480)):
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
        page.set_viewport_size({"width": width, "height": 740})
        faults[size, width] = overflow(page)
        for opener in ("#language", "[commandfor=menu]", "[commandfor=reading]"):
            page.locator(f"header {opener}").click()
            faults[size, width] += overflow(page) + page.evaluate(SIDEWAYS)
            page.keyboard.press("Escape")
        page.locator("main [data-listens]").first.click()
        expect(page.locator("#listen-bar")).to_be_visible()
        faults[size, width] += page.evaluate(SIDEWAYS)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})

    assert {at: found for at, found in faults.items() if found} == {}


FITS: tuple[Callable[[Page], None], ...] = (
    says_what_it_is_on_the_first_screen,
    keeps_the_header_in_one_row,
    breaks_no_word_inside,
    wraps_no_entry_of_the_menu,
    fits_every_answer_of_the_settings_in_its_box,
    keeps_a_slider_in_place_while_its_numbers_grow,
    fits_narrow_windows_at_the_browsers_own_font_sizes,
)


@in_each_language(usual=[each for each in LANGUAGES if each.code in USUAL])
def test_every_language_fits_every_screen(
    page: Page, subtests: pytest.Subtests, language: Language
) -> None:
    FakeSpeech(page, voices=[language.tag])
    open_hydrated(page, language.path("/"))
    for fits in FITS:
        with subtests.test(fits.__name__):
            fits(page)
