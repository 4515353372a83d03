"""The braille beside the headings, and the word that it spells at the end of the page."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.components.braille import spell
from drishti.content.loader import english
from support.browsers.fake_speech import FakeSpeech, voice
from support.browsers.visitors import SharedPage, open_hydrated
from support.browsers.waiting import TWO_FRAMES

RECORD_VIBRATION = """
window.vibrations = [];
navigator.vibrate = (pattern) => window.vibrations.push(pattern);
"""

LETTERS = english().facts.ticker.removeprefix("$")


def radios(page: Page) -> Locator:
    return page.get_by_role("group", name=LETTERS).get_by_role("radio")


def test_the_signs_beside_the_headings_and_the_group_of_letters_spell_the_ticker(
    shared_page: SharedPage,
) -> None:
    page = shared_page("/")

    signs = page.locator(".section [data-sign][aria-hidden=true]")
    expect(signs).to_have_text(list(LETTERS))
    for radio, sign in zip(radios(page).all(), spell(LETTERS), strict=True):
        name = english().word.letter.format(letter=sign.character, dots=sign.dots)
        expect(radio).to_have_accessible_name(name)


def test_arrow_keys_choose_a_letter_and_only_space_speaks_it(page: Page) -> None:
    speech = FakeSpeech(page)
    open_hydrated(page)
    printed = page.get_by_role("group", name=LETTERS).get_by_text(LETTERS[1], exact=True)
    expect(printed).to_be_hidden()

    radios(page).first.focus()
    page.keyboard.press("ArrowRight")
    expect(radios(page).nth(1)).to_be_checked()
    expect(printed).to_be_visible()
    assert speech.spoken == []  # a screen reader says the letter
    page.keyboard.press("Space")
    speech.expect_spoken(1)

    page.keyboard.press("Tab")
    expect(page.locator("#word a").first).to_be_focused()


@pytest.mark.parametrize(
    ("where", "voices", "count"),
    [
        ("heading", ["hi-IN", "en-IN"], 1),
        ("word", ["hi-IN", "en-IN"], 1),
        ("word", ["hi-IN"], 0),
        ("word", [voice("en-IN", remote=True)], 0),  # would send the letter to the voice's vendor
    ],
)
def test_a_press_pulses_once_per_raised_dot_and_speaks_with_a_voice_of_the_device(
    page: Page, where: str, voices: list[str | dict[str, object]], count: int
) -> None:
    page.add_init_script(RECORD_VIBRATION)
    speech = FakeSpeech(page, voices=voices)
    open_hydrated(page)

    sign = page.locator(".section [data-sign]") if where == "heading" else radios(page)
    sign.nth(1).click()

    raised = len(spell(LETTERS)[1].dots.split())
    assert page.evaluate("vibrations") == [[40, 120] * raised]
    speech.expect_spoken(count)
    page.evaluate("speechSynthesis.speaking = true")  # as while the page is read aloud
    sign.nth(2).click()
    page.evaluate(TWO_FRAMES)  # during which it would begin to speak
    spoken = [(each["text"], each["lang"]) for each in speech.spoken]
    assert spoken == [(LETTERS[1], "en-IN")] * count
