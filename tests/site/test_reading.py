"""The reading settings, their effects and their persistence."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.loader import english
from drishti.content.schema.base import Text
from drishti.content.schema.language import Language
from drishti.state.reading import OPTIONS
from support.accessibility.checks import layout_faults
from support.browsers.waiting import TWO_FRAMES, expect_hydrated, resting, wait_for
from support.content.languages import ENGLISH, LANGUAGES, RIGHT_TO_LEFT

CONTENT = english()
READING = CONTENT.reading
STORED = (
    "text-size=200 contrast=high font=system spacing=wide width=narrow guide=on underline=on"
    " motion=off"
)


def opening(page: Page) -> Locator:
    """Return the button that opens the settings."""
    return page.get_by_role("banner").get_by_role("button", name=READING.label)


def open_settings(page: Page) -> Locator:
    """Open the settings and return their dialog."""
    opening(page).click()
    return page.get_by_role("dialog", name=READING.label)


def choose(dialog: Locator, question: Text, answer: str) -> None:
    answers = dialog.get_by_role("group", name=question)
    answers.get_by_role("radio", name=answer, exact=True).check()


def store(page: Page, settings: str) -> None:
    page.add_init_script(f"sessionStorage.seeded ??= (localStorage.reading = {settings!r})")


def reload_with(page: Page, settings: str) -> None:
    page.evaluate("settings => { localStorage.reading = settings }", settings)
    page.reload()


def settings_of(page: Page) -> list[str]:
    """Return the choices that the page shows; its stylesheets ignore all others."""
    shown = page.locator("html").get_attribute("data-reading") or ""
    known = {f"{name}={value}" for name, values in OPTIONS.items() for value in values[1:]}
    return [choice for choice in shown.split() if choice in known]


def expect_settings(page: Page, chosen: list[str]) -> None:
    wait_for(lambda: settings_of(page) == chosen, f"the settings {chosen}", rest=resting(page))


def test_each_choice_takes_effect_at_once_and_persists_until_it_is_reset(page: Page) -> None:
    page.goto("/")
    dialog = open_settings(page)

    choose(dialog, READING.text_size.label, "150%")
    choose(dialog, READING.contrast.label, READING.contrast.high)
    choose(dialog, READING.font.label, READING.font.system)
    choose(dialog, READING.spacing.label, READING.spacing.wide)
    choose(dialog, READING.width.label, READING.width.narrow)
    choose(dialog, READING.guide.label, READING.guide.on)
    choose(dialog, READING.underline.label, READING.underline.on)
    choose(dialog, READING.motion.label, READING.motion.off)
    chosen = STORED.replace("200", "150").split()
    expect_settings(page, chosen)
    page.goto("/disclaimer")
    expect_settings(page, chosen)
    dialog = open_settings(page)
    expect(dialog.get_by_role("radio", name="150%")).to_be_checked()

    dialog.get_by_role("button", name=READING.reset_label).click()
    expect(dialog.locator("[aria-live]")).to_have_text(READING.was_reset)
    expect_settings(page, [])
    choose(dialog, READING.contrast.label, READING.contrast.high)
    expect(dialog.get_by_role("radio", name=READING.contrast.high)).to_be_focused()
    expect(dialog.locator("[aria-live]")).to_have_text("")  # the screen reader says the choice
    page.reload()
    expect_settings(page, ["contrast=high"])


def test_what_the_system_asks_for_counts_until_a_choice_is_stored(page: Page) -> None:
    page.emulate_media(contrast="more", reduced_motion="reduce")
    page.goto("/")
    assert settings_of(page) == ["contrast=high", "motion=off"]
    page.emulate_media(contrast="no-preference", reduced_motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-reading", "")
    page.emulate_media(contrast="more", reduced_motion="reduce")
    dialog = open_settings(page)

    choose(dialog, READING.contrast.label, READING.contrast.normal)
    choose(dialog, READING.motion.label, READING.motion.on)

    expect_settings(page, ["contrast=normal", "motion=on"])
    expect(page.locator("[data-tilt]").first).not_to_have_css("transition-duration", "0s")
    page.reload()
    assert settings_of(page) == ["contrast=normal", "motion=on"]


def test_short_lines_and_the_device_s_font_apply_to_every_paragraph(page: Page) -> None:
    store(page, "width=narrow font=system")

    for route, widest in (("/", 24 * 16), ("/disclaimer", 34 * 16)):
        page.goto(route)
        expect_hydrated(page)  # which may replace a paragraph
        paragraphs = page.eval_on_selector_all(
            "main p:not(.calculator__sentence)",  # one line with its figure
            """
            all => all.map((one) => [
              one.getBoundingClientRect().width,
              getComputedStyle(one).fontFamily.split(",")[0],
            ])
            """,
        )
        assert paragraphs != []
        assert [width for width, _ in paragraphs if width > widest] == []
        assert {font for _, font in paragraphs} == {"system-ui"}


def test_the_line_guide_follows_the_pointer_and_the_focus(page: Page) -> None:
    page.goto("/")
    guide = page.locator("#guide")
    expect(guide).to_be_hidden()
    dialog = open_settings(page)
    choose(dialog, READING.guide.label, READING.guide.on)
    page.keyboard.press("Escape")
    expect(guide).to_be_visible()

    def expect_at(top: float) -> None:
        box = guide.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] / 2 == pytest.approx(top, abs=1)

    page.mouse.move(700, 640)
    expect_at(640)

    page.keyboard.press("Tab")
    focused = page.locator(":focus").bounding_box()
    assert focused is not None
    expect_at(focused["y"] + focused["height"])

    expect(guide).to_have_css("pointer-events", "none")  # it never takes a press


def test_stored_settings_apply_before_the_first_paint(page: Page) -> None:
    store(page, STORED)
    page.add_init_script(
        """
        window.sizes = [];
        new MutationObserver(() => {
          const root = document.documentElement;
          if (root && document.body) window.sizes.push(root.dataset.reading);
        }).observe(document, { attributes: true, childList: true, subtree: true });
        """
    )

    page.goto("/")
    expect_hydrated(page)

    assert set(page.evaluate("window.sizes")) == {STORED}


@pytest.mark.parametrize("way", ["Escape", "button", "outside"])
def test_closing_the_settings_restores_focus(page: Page, way: str) -> None:
    page.goto("/")
    dialog = open_settings(page)
    expect(dialog).to_be_visible()

    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "button":
        dialog.get_by_role("button", name=READING.close_label).click()
    else:
        page.mouse.click(300, 700)

    expect(dialog).to_be_hidden()
    expect(opening(page)).to_be_focused()


def test_the_settings_can_be_operated_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    opening(page).press("Enter")
    dialog = page.get_by_role("dialog", name=READING.label)
    expect(dialog).to_be_visible()

    page.keyboard.press("Tab")
    expect(dialog.get_by_role("radio", name="100%")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")

    expect(page.locator("html")).to_have_attribute("data-reading", "text-size=150")
    expect(dialog.get_by_role("radio", name="150%")).to_be_focused()


def test_all_font_sizes_scale_with_the_chosen_size(page: Page) -> None:
    size_of: Any = "element => parseFloat(getComputedStyle(element).fontSize)"
    texts = [
        page.get_by_text(CONTENT.hero.lede),
        page.get_by_text(CONTENT.hero.tagline),
        page.get_by_role("heading", name=CONTENT.roadmap.heading, level=2),
        page.get_by_role("contentinfo").get_by_text(CONTENT.footer.copyright),
    ]
    page.goto("/")
    before = [text.evaluate(size_of) for text in texts]

    for size in (125, 150, 175, 200):
        reload_with(page, f"text-size={size}")

        after = [text.evaluate(size_of) for text in texts]
        assert after == pytest.approx([size / 100 * old for old in before]), size


def test_wide_spacing_uses_the_wcag_values(page: Page) -> None:
    store(page, "spacing=wide")
    page.goto("/")

    found = page.get_by_text(CONTENT.hero.lede).evaluate(
        """
        (text) => {
          const style = getComputedStyle(text);
          const size = parseFloat(style.fontSize);
          const gap = text.nextElementSibling.getBoundingClientRect().top
            - text.getBoundingClientRect().bottom;
          return [style.lineHeight, style.letterSpacing, style.wordSpacing, `${gap}px`].map(
            (length) => parseFloat(length) / size,
          );
        }
        """
    )

    # WCAG 1.4.12: the spacing of lines, letters, words and paragraphs.
    wanted = [1.5, 0.12, 0.16, 2]
    assert [real >= least - 1e-3 for real, least in zip(found, wanted, strict=True)] == [True] * 4


RECORD_MOVEMENTS = """
() => {
  window.movements = [];
  for (const kind of ["transitionrun", "animationstart"])
    addEventListener(kind, ({ target }) => window.movements.push(`${kind} ${target.className}`));
}
"""


def test_nothing_moves_when_motion_is_off(page: Page) -> None:
    store(page, "motion=off")
    page.goto("/")
    expect_hydrated(page)
    page.evaluate(RECORD_MOVEMENTS)
    card = page.locator("#features [data-tilt]").first
    card.scroll_into_view_if_needed()

    card.hover(position={"x": 40, "y": 40})
    page.locator("#faq summary").last.click()

    expect(page.locator("html")).to_have_css("scroll-behavior", "auto")
    expect(card).to_have_css("transform", "none")
    expect(page.locator("#ecosystem svg rect:visible")).to_have_css("transform", "none")
    expect(page.locator("[data-reveal=waiting]")).to_have_count(0)
    page.evaluate(TWO_FRAMES)
    assert page.evaluate("window.movements") == []


def test_every_text_link_is_underlined(page: Page) -> None:
    store(page, "underline=on")
    page.goto("/")

    for link in page.get_by_role("link").all():
        expect(link).to_have_css("text-decoration-line", "underline")


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
    page.goto(language.path(route))
    faults = {}

    for size, spacing in settings:
        reload_with(page, f"text-size={size} spacing={spacing}")
        for width in (320, 412, 768, 1024, 1280, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            if found := layout_faults(page):
                faults[size, spacing, width] = found

    assert faults == {}
