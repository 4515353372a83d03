import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Locator, Page, expect

from drishti.content.loader import english
from drishti.content.schema.base import DIVIDER, Text
from drishti.content.schema.language import Language
from drishti.state.reading import OPTIONS
from support.accessibility.checks import overflow
from support.browsers.visitors import open_hydrated, open_laid_out
from support.browsers.waiting import TWO_FRAMES, expect_hydrated, layout_ready, wait_until
from support.content.languages import ENGLISH, LANGUAGES, RIGHT_TO_LEFT
from support.content.parts import MIDDLE

CONTENT = english()
READING = CONTENT.reading
TOP = "text => text.getBoundingClientRect().top"
CENTRE = f"text => ({TOP})(text) + text.offsetHeight / 2"
# Of what is inside, because a paragraph may have a ground that is wider.
WIDTHS = """
all => all.map((p) => {
  const inside = new Range();
  inside.selectNodeContents(p);
  return inside.getBoundingClientRect().width;
})
"""
LAST_OF_EACH = " ".join(f"{name}={values[-1]}" for name, values in OPTIONS.items())


def opener(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("button", name=READING.label)


def open_settings(page: Page) -> Locator:
    opener(page).click()
    return page.get_by_role("dialog", name=READING.label)


def questions(dialog: Locator) -> Locator:
    return dialog.get_by_role("group").filter(has=dialog.page.get_by_role("radio"))


def choose(dialog: Locator, question: Text, answer: str) -> None:
    answers = dialog.get_by_role("group", name=question)
    answers.get_by_role("radio", name=answer, exact=True).check()


def store(page: Page, settings: str) -> None:
    """Store settings before the first page of the visit."""
    page.add_init_script(f"sessionStorage.seeded ??= (localStorage.reading = {settings!r})")


def expect_settings(page: Page, settings: str) -> None:
    expect(page.locator("html")).to_have_attribute(
        "data-reading", re.compile(f"^ ?{re.escape(settings)}$")
    )


def test_each_choice_takes_effect_at_once_and_persists_until_it_is_reset(page: Page) -> None:
    page.goto("/")
    dialog = open_settings(page)

    for group in questions(dialog).all():
        group.get_by_role("radio").last.check()
    expect_settings(page, LAST_OF_EACH)
    page.goto("/disclaimer")
    expect_settings(page, LAST_OF_EACH)
    dialog = open_settings(page)
    expect(dialog.get_by_role("radio", name="200%")).to_be_checked()

    dialog.get_by_role("button", name=READING.reset_label).click()
    expect(dialog.locator("[aria-live]")).to_have_text(READING.was_reset)
    expect_settings(page, "")
    message = dialog.locator("[aria-live] > *").element_handle()
    dialog.get_by_role("button", name=READING.reset_label).click()
    wait_until(page, "message => !message.isConnected", arg=message)  # announced again
    expect(dialog.locator("[aria-live]")).to_have_text(READING.was_reset)
    choose(dialog, READING.contrast.label, READING.contrast.high)
    expect(dialog.get_by_role("radio", name=READING.contrast.high)).to_be_focused()
    expect(dialog.locator("[aria-live]")).to_have_text("")  # a screen reader says the choice itself
    page.reload()
    expect_settings(page, "contrast=high")


def test_opening_the_settings_moves_nothing_beside_a_scroll_bar(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], base_url: str
) -> None:
    shown = {"ignore_default_args": ["--hide-scrollbars"]}
    with browser_type.launch(**browser_type_launch_args | shown) as browser:
        page = browser.new_page(base_url=base_url)
        open_laid_out(page)
        size = "[document.body.clientWidth, document.body.clientHeight]"
        before = page.evaluate(size)
        assert before[0] < page.evaluate("innerWidth")

        expect(open_settings(page)).to_be_visible()

        assert page.evaluate(size) == before


def test_a_storage_cleared_in_another_tab_resets_what_is_shown(page: Page) -> None:
    page.add_init_script("sessionStorage.dark ??= localStorage.theme = 'dark'")
    store(page, "contrast=high")
    open_hydrated(page)
    expect_settings(page, "contrast=high")
    other = page.context.new_page()
    other.goto("/robots.txt")

    other.evaluate("localStorage.clear()")

    expect_settings(page, "")
    expect(page.locator("html.dark")).to_have_count(0)


def test_what_the_system_asks_for_counts_until_a_choice_is_stored(page: Page) -> None:
    page.emulate_media(contrast="more", reduced_motion="reduce")
    open_hydrated(page)
    expect_settings(page, "contrast=high motion=off")
    page.evaluate("applyReading('contrast=pink motion=fast')")  # neither is on offer
    expect_settings(page, "contrast=pink motion=fast contrast=high motion=off")
    page.emulate_media(contrast="no-preference")
    expect_settings(page, "motion=off")
    page.emulate_media(reduced_motion="no-preference")
    expect_settings(page, "")
    browser = page.context.new_cdp_session(page)
    for wish in ("less", "custom"):  # less contrast, and forced colours
        wishes = [{"name": "prefers-contrast", "value": wish}]
        browser.send("Emulation.setEmulatedMedia", {"features": wishes})
        page.reload()
        expect_settings(page, "")
    page.emulate_media(contrast="more", reduced_motion="reduce")
    dialog = open_settings(page)

    choose(dialog, READING.contrast.label, READING.contrast.normal)
    choose(dialog, READING.motion.label, READING.motion.on)

    expect_settings(page, "contrast=normal motion=on")
    expect(page.locator("[data-tilt]").first).not_to_have_css("transition-duration", "0s")
    page.reload()
    expect_settings(page, "contrast=normal motion=on")


def test_short_lines_the_device_s_font_and_underlines_take_effect(page: Page) -> None:
    store(page, "width=narrow font=system underline=on")

    for route, widest in (("/disclaimer", 42 * 16), ("/", 24 * 16)):
        page.goto(route)
        expect_hydrated(page)  # because hydration may replace a paragraph
        paragraphs = page.locator("main p")
        assert max(paragraphs.evaluate_all(WIDTHS)) <= widest
        assert values_of(paragraphs, "fontFamily") == {"system-ui"}
        assert values_of(page.get_by_role("link"), "textDecorationLine") == {"underline"}


def values_of(elements: Locator, style: str) -> set[str]:
    """Return the computed values of a CSS property; for ``fontFamily``, the first family."""
    script = "(all, style) => all.map((one) => getComputedStyle(one)[style].split(',')[0])"
    return {*elements.evaluate_all(script, style)}


def test_the_line_guide_follows_the_pointer_and_the_focus(page: Page) -> None:
    page.goto("/")
    guide = page.locator("#guide")
    expect(guide).to_be_hidden()
    choose(open_settings(page), READING.guide.label, READING.guide.on)
    page.keyboard.press("Escape")
    expect(guide).to_be_visible()
    expect(guide).to_have_css("pointer-events", "none")  # so that it never takes a press

    def middle_of_guide() -> float:
        box = guide.bounding_box()
        assert box
        return box["y"] + box["height"] / 2

    page.mouse.move(700, 640)
    assert middle_of_guide() == pytest.approx(640, abs=1)

    page.keyboard.press("Tab")
    focused = page.locator(":focus").bounding_box()
    assert focused
    assert middle_of_guide() == pytest.approx(focused["y"] + focused["height"] / 2, abs=1)


def test_the_keyboard_is_enough_and_closing_the_settings_restores_the_focus(page: Page) -> None:
    page.goto("/")
    dialog = page.get_by_role("dialog", name=READING.label)
    opener(page).press("Enter")
    for _ in range(6):  # past the language, the theme, the top, listening and the sections
        page.keyboard.press("Tab")
    expect(dialog.get_by_role("radio", name="100%")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_settings(page, "text-size=150")
    expect(dialog.get_by_role("radio", name="150%")).to_be_focused()
    page.keyboard.press("Tab")
    expect(questions(dialog).nth(1).get_by_role("radio").first).to_be_focused()

    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        dialog.get_by_role("button", name=READING.close_label).first.click,
        dialog.get_by_role("button", name=READING.close_label).last.click,
        lambda: page.mouse.click(300, 700),  # outside the dialog
    ]
    for close in ways:
        close()
        expect(dialog).to_be_hidden()
        expect(opener(page)).to_be_focused()
        opener(page).click()
        expect(dialog).to_be_visible()


@pytest.mark.parametrize(
    ("route", "width", "kind"),
    [("/", 320, "p"), ("/disclaimer", 1366, "p"), ("/", 360, "tr"), ("/", 360, "summary")],
)
def test_a_larger_text_stays_where_it_was_and_the_focus_is_in_view_afterwards(
    page: Page, route: str, width: int, kind: str
) -> None:
    page.set_viewport_size({"width": width, "height": 640})
    open_laid_out(page, route)
    read = page.locator(f"main {kind}:not(section:first-child *, .section__head *)")
    read = read.filter(visible=True)
    text = read.nth(read.count() // 2)
    before: float = text.evaluate(
        f"text => (scrollBy({{ top: ({TOP})(text) - 10, behavior: 'instant' }}), ({TOP})(text))"
    )
    dialog = open_settings(page)

    choose(dialog, READING.text_size.label, "200%")
    expect_settings(page, "text-size=200")
    layout_ready(page)
    dialog.press("Escape")

    expect(page.locator(":focus")).to_be_in_viewport()
    assert text.evaluate(TOP) == pytest.approx(before, abs=120)


def test_the_first_line_in_the_window_stays_there_in_a_paragraph_that_fills_it(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 480})
    store(page, "text-size=200")
    open_laid_out(page, "/disclaimer")
    heights = page.locator("main p").evaluate_all("all => all.map((p) => p.offsetHeight)")
    long = page.locator("main p").nth(heights.index(max(heights)))
    long.evaluate(f"text => scrollBy({{ top: ({CENTRE})(text), behavior: 'instant' }})")
    opener(page).press("Enter")
    dialog = page.get_by_role("dialog", name=READING.label)

    choose(dialog, READING.text_size.label, "100%")
    expect_settings(page, "")
    layout_ready(page)

    assert long.evaluate(CENTRE) == pytest.approx(0, abs=30)


def test_a_choice_made_from_mid_page_returns_to_what_had_the_focus(page: Page) -> None:
    open_laid_out(page)
    link = page.get_by_role("main").get_by_role("link").nth(15)
    link.focus()

    page.keyboard.press("Escape")
    expect(opener(page)).to_be_focused()
    page.keyboard.press("Enter")
    choose(page.get_by_role("dialog", name=READING.label), READING.text_size.label, "200%")
    page.keyboard.press("Escape")

    expect(link).to_be_focused()
    expect(link).to_be_in_viewport(ratio=1)
    for key in ("Escape", "Tab"):
        page.keyboard.press(key)
    expect(page.locator("main :focus")).to_have_count(1)  # Tab leads back too


def test_all_font_sizes_scale_with_the_chosen_size(page: Page) -> None:
    texts = [
        page.get_by_text(CONTENT.hero.lede),
        page.get_by_text(CONTENT.hero.tagline.split(DIVIDER)[0]),
        page.locator(f"#{MIDDLE} h2"),
        page.get_by_role("contentinfo").get_by_text(CONTENT.footer.copyright),
    ]

    def sizes() -> list[float]:
        script = "text => parseFloat(getComputedStyle(text).fontSize)"
        return [text.evaluate(script) for text in texts]

    page.goto("/")
    before = sizes()
    choices = questions(open_settings(page)).first.get_by_role("radio")

    for choice, size in zip(choices.all(), (100, 125, 150, 175, 200), strict=True):
        choice.check()
        expect_settings(page, f"text-size={size}" if size > 100 else "")
        assert sizes() == pytest.approx([size / 100 * old for old in before]), size


def test_nothing_moves_when_motion_is_off(page: Page) -> None:
    store(page, "motion=off")
    open_hydrated(page)
    page.evaluate(
        """() => {
          window.movements = [];
          for (const kind of ["transitionrun", "animationstart"])
            addEventListener(kind, ({ target }) => movements.push(`${kind} ${target.className}`));
        }"""
    )
    card = page.locator("[data-tilt]").last
    card.scroll_into_view_if_needed()

    card.hover(position={"x": 40, "y": 40})
    page.locator("main summary").last.click()

    expect(page.locator("html")).to_have_css("scroll-behavior", "auto")
    expect(card).to_have_css("transform", "none")
    drawing = page.locator("main > section svg rect:visible").first
    expect(drawing).to_have_css("transform", "none")
    expect(page.locator("[data-reveal=waiting]")).to_have_count(0)
    page.evaluate(TWO_FRAMES)
    assert page.evaluate("movements") == []


# Text sizes and spacings.
EXTREMES = [("100", "normal"), ("200", "wide")]
EVERY = list(product(OPTIONS["text-size"], OPTIONS["spacing"]))
LOOKS = [pytest.param(each, EXTREMES, id=each.code) for each in (ENGLISH, RIGHT_TO_LEFT)]
LOOKS += [
    pytest.param(each, EVERY, id=f"{each.code}-every", marks=pytest.mark.matrix)
    for each in LANGUAGES
]


@pytest.mark.parametrize(("language", "settings"), LOOKS)
@pytest.mark.parametrize("route", ["/", "/disclaimer"])
def test_nothing_overflows_the_viewport_at_any_text_size(
    page: Page, language: Language, settings: list[tuple[str, str]], route: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_laid_out(page, language.path(route))
    faults = {}

    for (size, spacing), width in product(settings, (320, 412, 768, 1024, 1280, 1440)):
        page.evaluate(f"applyReading('text-size={size} spacing={spacing}')")
        page.set_viewport_size({"width": width, "height": 900})
        if found := overflow(page):
            faults[size, spacing, width] = found

    assert faults == {}
