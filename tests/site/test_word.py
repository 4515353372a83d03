"""The braille beside the headings, and the word that it spells at the end of the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from drishti.components.braille import spell
from drishti.content.schema.site_content import SiteContent
from support.browsers.fake_speech import FakeSpeech
from support.browsers.visitors import SharedPage
from support.browsers.waiting import TWO_FRAMES
from support.content.languages import RIGHT_TO_LEFT

RECORD_VIBRATION = """
window.vibrations = [];
navigator.vibrate = (pattern) => window.vibrations.push(pattern);
"""


@pytest.fixture
def letters(content: SiteContent) -> str:
    return content.facts.ticker.removeprefix("$")


@pytest.fixture
def names(content: SiteContent, letters: str) -> list[str]:
    return [
        content.word.letter.format(letter=sign.character, dots=sign.dots) for sign in spell(letters)
    ]


@pytest.fixture
def word(page: Page, letters: str) -> Locator:
    return page.get_by_role("group", name=letters)


def initials(page: Page) -> Locator:
    return page.locator(".section [data-sign]")


def test_the_signs_beside_the_headings_spell_the_ticker(
    shared_page: SharedPage, letters: str
) -> None:
    page = shared_page("/")

    expect(initials(page)).to_have_text(list(letters))
    for sign in initials(page).all():
        expect(sign.locator("xpath=following-sibling::h2")).to_be_visible()


def test_listeners_meet_the_letters_once(
    shared_page: SharedPage, letters: str, names: list[str]
) -> None:
    page = shared_page("/")
    word = page.get_by_role("group", name=letters)

    for sign in initials(page).all():
        expect(sign).to_have_attribute("aria-hidden", "true")
    for button, name in zip(word.get_by_role("radio").all(), names, strict=True):
        expect(button).to_have_accessible_name(name)


def test_the_word_is_one_tab_stop_and_arrow_keys_lead_through_it(
    page: Page, word: Locator, names: list[str]
) -> None:
    page.goto("/")
    radios = word.get_by_role("radio")
    radios.first.focus()

    page.keyboard.press("ArrowRight")
    expect(radios.nth(1)).to_be_focused()
    expect(radios.nth(1)).to_have_accessible_name(names[1])
    page.keyboard.press("ArrowLeft")
    expect(radios.first).to_be_focused()
    page.keyboard.press("Tab")
    assert not word.evaluate("group => group.contains(document.activeElement)")


def test_the_chosen_letter_is_shown_in_print(page: Page, word: Locator, letters: str) -> None:
    page.goto("/")
    printed = word.get_by_text(letters[1], exact=True)
    expect(printed).to_have_css("opacity", "0")

    word.get_by_role("radio").nth(1).check()

    expect(printed).to_have_css("opacity", "1")


def test_arrow_keys_leave_speaking_to_the_screen_reader(page: Page, word: Locator) -> None:
    speech = FakeSpeech(page)
    page.goto("/")
    page.locator("html[data-hydrated]").wait_for()
    word.get_by_role("radio").first.focus()

    page.keyboard.press("ArrowRight")
    expect(word.get_by_role("radio").nth(1)).to_be_checked()
    assert speech.spoken == []
    page.keyboard.press("Space")

    speech.expect_spoken(1)


@pytest.mark.parametrize("where", ["heading", "word"])
def test_a_press_speaks_the_letter_and_pulses_once_per_raised_dot(
    page: Page, word: Locator, letters: str, where: str
) -> None:
    page.add_init_script(RECORD_VIBRATION)
    speech = FakeSpeech(page, voices=["hi-IN", "en-IN"])
    page.goto("/")
    page.locator("html[data-hydrated]").wait_for()
    assert speech.spoken == []

    sign = initials(page).nth(1) if where == "heading" else word.get_by_role("radio").nth(1)
    sign.click()

    speech.expect_spoken(1)
    assert speech.spoken[0]["text"] == letters[1]
    assert speech.spoken[0]["lang"] == "en-IN"
    raised = sum(map(len, spell(letters)[1].cells))
    assert [len(pattern) for pattern in page.evaluate("vibrations")] == [2 * raised]


def test_a_press_without_a_voice_of_the_language_is_silent(page: Page, word: Locator) -> None:
    speech = FakeSpeech(page, voices=["hi-IN"])
    page.goto("/")
    page.locator("html[data-hydrated]").wait_for()

    word.get_by_role("radio").first.click()

    expect(word.get_by_role("radio").first).to_be_checked()
    page.evaluate(TWO_FRAMES)  # in which it would begin to speak
    assert speech.spoken == []


def test_braille_runs_from_left_to_right_in_every_language(page: Page) -> None:
    page.goto(RIGHT_TO_LEFT.path("/"))

    places = page.locator("#word label").evaluate_all(
        "letters => letters.map((letter) => letter.getBoundingClientRect().left)"
    )
    assert places == sorted(places)
    dots = page.locator("#word label path").last
    assert dots.evaluate("path => getComputedStyle(path.ownerSVGElement).scale") == "none"


def test_the_word_can_be_read_without_scripts(
    new_context: Callable[..., BrowserContext], content: SiteContent, letters: str
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto("/")

    heading = f"{content.word.heading} {content.word.touch}"
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.locator("#word label svg")).to_have_count(len(letters))
