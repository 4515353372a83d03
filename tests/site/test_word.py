"""The braille beside the headings, and the word that it spells at the end of the page."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.components.braille import spell
from drishti.content.schema.site_content import SiteContent
from support.browsers.fake_speech import FakeSpeech
from support.browsers.visitors import SharedPage

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
