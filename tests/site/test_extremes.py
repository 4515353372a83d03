"""Every control, by keyboard and touch, with windows and reading settings at their extremes."""

import re
from itertools import combinations, product
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import ElementHandle, Locator, Page, expect

from drishti.state.reading import OPTIONS
from support.browsers.fake_speech import FakeSpeech
from support.browsers.visitors import Visitor, open_laid_out
from support.browsers.waiting import wait_until
from support.content.languages import ENGLISH, LANGUAGES, OTHER, RIGHT_TO_LEFT

HERE: Final = {language.code: language for language in (ENGLISH, OTHER, RIGHT_TO_LEFT)}
WINDOWS: Final = ((341, 157), (320, 256), (320, 568), (360, 640), (360, 740), (1440, 740))
SIZES: Final = OPTIONS["text-size"][::2]


class Case(NamedTuple):
    """A window and settings, where the visitor is, and how the visitor acts."""

    window: tuple[int, int]
    size: str
    code: str
    spacing: str
    width: str
    is_aloud: bool
    is_below: bool
    by_key: bool


def sample() -> list[Case]:
    """Return a case for each window and text size, in which nearly all pairs of values meet."""
    rest: list[Any] = [[*HERE], OPTIONS["spacing"], OPTIONS["width"], *[(False, True)] * 3]
    met: set[Any] = set()
    cases = []
    for start in product(WINDOWS, SIZES):
        candidates = (Case(*start, *others) for others in product(*rest))
        best = max(candidates, key=lambda case: len({*combinations(enumerate(case), 2)} - met))
        met |= {*combinations(enumerate(best), 2)}
        cases.append(best)
    return cases


CASES: Final = sample()

# Cancels the navigations that a choice of language begins, and notes where they would lead; notes
# where a question is when it is pressed.
KEEP: Final = """
addEventListener("click", ({ target }) => {
  window.pressedAt = target.closest("summary")?.getBoundingClientRect().top;
}, true);
navigation.addEventListener("navigate", (event) => {
  window.led = event.destination.url;
  event.preventDefault();
});
"""
# Comes from below, because only scrolling up shows the settings' button in a low window.
ARRANGE: Final = """
([reading, isBelow]) => {
  applyReading(reading);
  const top = isBelow ? document.documentElement.scrollHeight / 3 : 0;
  scrollTo({ top: 2 * top, behavior: "instant" });
  requestAnimationFrame(() => setTimeout(() => scrollTo({ top, behavior: "instant" })));
}
"""
# What is wrong with the player, and where what is spoken is seen.
PLAYER: Final = """
() => {
  const bar = document.getElementById("listen-bar").getBoundingClientRect();
  const parts = document.querySelectorAll("#listen-bar :is(button, select)");
  const all = Array.from(parts, (part) => part.getBoundingClientRect());
  const boxes = all.filter(({ width }) => width);
  const [range] = CSS.highlights.get("listen-word") ?? CSS.highlights.get("listen");
  const [spoken] = range.getClientRects();
  return {
    tooHigh: bar.height > innerHeight / 4,
    tooSmall: boxes.some(({ width, height }) => Math.min(width, height) < 32),
    severalRows: boxes.some(({ top }) => top > boxes[0].bottom),
    cutOff: boxes.some(({ left, right }) => left < 0 || right > innerWidth),
    unseen: spoken.bottom <= 0 || spoken.bottom > bar.top + 1,
  };
}
"""
HAS_STAYED: Final = """
(summary) => summary.parentElement.open
  && Math.abs(summary.getBoundingClientRect().top - window.pressedAt) < 3
"""
# Whether the option that has the focus is in sight, and the name of its group above it.
SEEN: Final = """
() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  const legend = document.activeElement.closest("fieldset").querySelector("legend");
  const name = legend.getBoundingClientRect();
  return name.top >= -1 && name.bottom <= top + 1 && bottom <= innerHeight + 1;
}
"""


def press(control: Locator | ElementHandle, case: Case) -> None:
    if case.by_key:
        control.press("Enter")
    else:
        control.tap()


def change_the_settings(page: Page, case: Case) -> None:
    press(page.locator("header [commandfor=reading]"), case)
    if case.by_key:
        page.locator("#text-size-150").press("ArrowDown")
    else:
        page.locator("label:has(#text-size-175)").tap()
    expect(page.locator("html")).to_have_attribute("data-reading", re.compile("^text-size=175"))
    wait_until(page, SEEN)
    page.locator("#reading-reset").evaluate("button => button.click()")
    page.keyboard.press("Escape")
    expect(page.locator(":focus")).to_be_in_viewport()


def choose_a_language(page: Page, case: Case) -> None:
    other = OTHER if case.code == ENGLISH.code else ENGLISH
    page.evaluate("window.led = undefined")
    press(page.locator("#language"), case)
    press(page.locator(f"#header-languages [data-language={other.code}]"), case)
    wait_until(page, "window.led !== undefined")
    assert urlsplit(page.evaluate("window.led")).path == other.path("/")
    page.keyboard.press("Escape")


def switch_and_open(page: Page, case: Case) -> None:
    for dark in (1, 0):
        press(page.locator(".header [data-switches=theme]"), case)
        expect(page.locator("html.dark")).to_have_count(dark)
    if (opener := page.locator(".header__menu")).is_visible():
        press(opener, case)
        press(page.locator("#menu [commandfor=menu]"), case)
        expect(page.locator("#menu")).to_be_hidden()


def move_each_slider(page: Page, case: Case) -> None:
    for slider in page.get_by_role("slider").all():
        before = slider.input_value()
        if case.by_key:
            slider.press("ArrowRight" if int(before) < 50 else "Home")
        else:
            box = slider.bounding_box()
            assert box
            share = 4 if before == "50" else 2
            slider.tap(position={"x": box["width"] / share, "y": box["height"] / 2})
        expect(slider).not_to_have_value(before)


def ask(page: Page, case: Case) -> None:
    closed = page.locator("main details:not([open]) > summary").last.element_handle()
    press(closed, case)
    wait_until(page, HAS_STAYED, arg=closed)


def listen(page: Page, case: Case) -> None:
    """Go through the player's controls while the page is read aloud."""
    pause, on = page.locator("#listen-bar button").first, page.locator(".listen__next")
    for _ in range(3):
        said = page.evaluate("spoken.length")
        press(on, case)
        wait_until(page, "said => spoken.length > said", arg=said)
        page.evaluate("reach(utterance.text.split(/\\\\s+/).at(-1))")
        faults = page.evaluate(PLAYER)
        assert not any(faults.values()), faults
    for is_silent in ("true", "false"):
        press(pause, case)
        wait_until(page, f"(window.utterance === null) === {is_silent}")


@pytest.mark.parametrize("code", HERE)
def test_every_control_answers_in_every_window_and_setting(visitor: Visitor, code: str) -> None:
    page = visitor(has_touch=True, reduced_motion="reduce")
    FakeSpeech(page, voices=[language.tag for language in LANGUAGES])
    open_laid_out(page, HERE[code].path("/"))
    page.evaluate(KEEP)

    for case in (case for case in CASES if case.code == code):
        width, height = case.window
        page.set_viewport_size({"width": width, "height": height})
        chosen = f"text-size={case.size} spacing={case.spacing} width={case.width}"
        if case.is_aloud:
            page.evaluate(ARRANGE, [chosen, False])
            press(page.locator("main [data-listens]").first, case)
            wait_until(page, "window.utterance")
            listen(page, case)
        for act in (switch_and_open, choose_a_language, ask, move_each_slider, change_the_settings):
            page.evaluate(ARRANGE, [chosen, case.is_below])
            if case.is_below:
                expect(page.locator("header")).to_have_attribute("data-upward", "true")
            act(page, case)
        if case.is_aloud:
            press(page.locator("#listen-bar button").nth(3), case)
            expect(page.locator("#listen-bar")).to_be_hidden()
