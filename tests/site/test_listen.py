"""Reading aloud, with fake speech synthesis."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.loader import english
from drishti.content.schema.base import DIVIDER
from support.browsers.dom_mutation import REPLACE_TEXTS
from support.browsers.fake_speech import Engine, FakeSpeech, voice
from support.browsers.visitors import Visitor
from support.browsers.waiting import TIMEOUT_MS, expect_hydrated, wait_until

CONTENT = english()
LISTEN = CONTENT.listen
MARKED = "[...(CSS.highlights.get('listen') ?? [])].map(String).join()"
MARKED_WORD = MARKED.replace("'listen'", "'listen-word'")
VOICES = ["Heera", "Google UK English"]
MOST_WORDS_OF_A_REMOTE_VOICE = 20
# What Chromium 111, the oldest that runs the scripts, does not have.
OLD_CHROMIUM = """
for (const name of ["togglePopover", "showPopover", "hidePopover"]) {
  delete HTMLElement.prototype[name];
}
delete HTMLButtonElement.prototype.commandForElement;
const { querySelectorAll } = Document.prototype;
const { supports } = CSS;
CSS.supports = (...asked) => !asked.join().includes("popover-open") && supports.apply(CSS, asked);
Document.prototype.querySelectorAll = function (selector) {
  if (selector.includes(":popover-open")) throw new SyntaxError(selector);
  return querySelectorAll.call(this, selector);
};
"""
BELOW_THE_FOLD = 60  # sentences, more than any screen of the test shows at once
WHOLE_PAGE_MS = 4 * TIMEOUT_MS


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A page on a desktop that jumps instead of scrolling smoothly."""
    return visitor(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")


@pytest.fixture
def speech(page: Page) -> FakeSpeech:
    return FakeSpeech(page)


@pytest.fixture
def reading(page: Page, speech: FakeSpeech) -> FakeSpeech:
    """Speech that has started with the first sentence of the page."""
    page.goto("/")
    begin(page, LISTEN.page_label)
    return speech


def opening(page: Page) -> Locator:
    """Return the button that opens the settings."""
    return page.get_by_role("banner").get_by_role("button", name=CONTENT.reading.label)


def begin(page: Page, label: str) -> None:
    """Press the button with this label in the settings, and wait for the first sentence."""
    opening(page).click()
    page.get_by_role("dialog").get_by_role("button", name=label).click()
    wait_until(page, "window.spoken.length === 1")


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name=LISTEN.label)


def test_the_page_is_read_from_the_top_and_each_sentence_is_highlighted(
    page: Page, speech: FakeSpeech
) -> None:
    page.goto("/")
    expect_hydrated(page)
    assert speech.spoken == []
    expect(bar(page)).to_be_hidden()
    count = "document.querySelectorAll('main *').length"
    before = page.evaluate(count)

    begin(page, LISTEN.page_label)
    for spoken in range(1, 6):
        speech.expect_spoken(spoken)
        assert page.evaluate(MARKED).strip() == speech.texts[-1]
        speech.finish()

    assert page.evaluate(count) == before
    hero = CONTENT.hero
    first, *_ = hero.lede.split(". ")
    assert speech.texts[:4] == [
        hero.title,
        *hero.tagline.split(DIVIDER),
        f"{first.strip().rstrip('.')}.",
    ]
    assert {sentence["lang"] for sentence in speech.spoken} == {"en-IN"}


def test_only_the_section_in_view_is_read_and_closed_answers_too(
    page: Page, speech: FakeSpeech
) -> None:
    page.goto("/#faq")
    expect(page.locator("#faq")).to_be_in_viewport()
    begin(page, LISTEN.section_label)

    speech.finish_all()

    expect(bar(page)).to_be_hidden()
    items = CONTENT.faq.items
    questions = [item.question for item in items]
    assert speech.texts[0] == CONTENT.faq.heading
    assert [text for text in speech.texts if text in questions] == questions
    for item in items:
        answer = speech.texts[speech.texts.index(item.question) + 1]
        assert answer[:12] in item.answer[0]
    assert speech.texts[-1] in " ".join(items[-1].answer)
    expect(page.locator("#faq details[open]")).to_have_count(1)


def test_hidden_and_decorative_content_is_not_read(page: Page, speech: FakeSpeech) -> None:
    page.goto("/")
    begin(page, LISTEN.page_label)

    speech.finish_all()

    expect(bar(page)).to_be_hidden(timeout=WHOLE_PAGE_MS)
    hidden = page.locator("main [aria-hidden=true]").all_text_contents()
    assert {text.strip() for text in hidden} & {*speech.texts} == set()
    assert CONTENT.footer.copyright not in " ".join(speech.texts)


def test_the_listener_pauses_resumes_and_goes_back_and_on_by_sentences(
    page: Page, reading: FakeSpeech
) -> None:
    hero = CONTENT.hero
    back = bar(page).get_by_role("button", name=LISTEN.back_label)
    on = bar(page).get_by_role("button", name=LISTEN.next_label)
    pause = bar(page).get_by_role("button", name=LISTEN.pause_label)
    resume = bar(page).get_by_role("button", name=LISTEN.resume_label)

    for count, button in enumerate((on, on, back, back, back), 2):
        button.click()
        reading.expect_spoken(count)
    pause.click()
    expect(resume).to_be_focused()
    reading.expect_silence()
    resume.click()
    reading.expect_spoken(7)
    pause.click()
    reading.expect_silence()
    on.click()
    reading.expect_spoken(8)

    first, second = hero.tagline.split(DIVIDER)
    again = [hero.title] * 3
    assert reading.texts == [hero.title, first, second, first, *again, first]
    expect(pause).to_be_visible()


def test_a_missing_voice_is_reported_until_one_arrives(page: Page) -> None:
    speech = FakeSpeech(page, voices=["fr-FR"])
    page.goto("/")
    opening(page).click()
    button = page.get_by_role("dialog").get_by_role("button", name=LISTEN.page_label)
    expect(page.get_by_text(LISTEN.no_voice)).to_be_visible()
    expect(button).to_have_count(0)

    speech.add_voice("en_GB")

    expect(button).to_be_visible()
    expect(page.get_by_text(LISTEN.no_voice)).to_have_count(0)


def test_a_browser_without_speech_synthesis_is_reported(page: Page) -> None:
    page.add_init_script("delete window.speechSynthesis")
    page.goto("/")

    opening(page).click()

    expect(page.get_by_text(LISTEN.no_voice)).to_be_visible()


def test_each_part_of_a_page_is_read_in_its_own_language(page: Page) -> None:
    speech = FakeSpeech(page, voices=["en-US", "hi-IN"])
    page.goto("/hi/disclaimer")
    page.locator("header [commandfor=reading]").click()
    page.locator("dialog [data-listens]").last.click()
    speech.expect_spoken(1)
    assert speech.spoken[0]["lang"] == "hi-IN"

    speech.finish_all()

    wait_until(
        page,
        """title => window.spoken
          .some(({ lang, text }) => lang === "en-US" && text.includes(title))""",
        arg=CONTENT.disclaimer.sections[0].title,
    )


def test_reading_continues_while_the_page_changes_and_is_translated(
    page: Page, speech: FakeSpeech
) -> None:
    page.goto("/#buy")
    begin(page, LISTEN.section_label)
    speech.finish()
    speech.expect_spoken(2)

    page.evaluate(REPLACE_TEXTS, {"within": "main"})
    page.get_by_role("slider").fill("60")
    speech.finish()
    speech.expect_spoken(3)
    speech.finish()
    speech.expect_spoken(4)

    expect(page.get_by_role("heading", level=1)).to_have_text(CONTENT.hero.title)
    assert len(set(speech.texts)) == 4


def test_a_speech_failure_is_reported_and_can_be_retried(page: Page, reading: FakeSpeech) -> None:
    reading.fail()
    expect(page.get_by_text(LISTEN.failed)).to_be_visible()
    bar(page).get_by_role("button", name=LISTEN.resume_label).click()

    reading.expect_spoken(2)
    assert reading.texts[0] == reading.texts[1]
    expect(page.get_by_text(LISTEN.failed)).to_have_count(0)


def test_the_page_scrolls_with_the_voice_unless_the_user_scrolls_away(
    page: Page, speech: FakeSpeech
) -> None:
    page.goto("/")
    begin(page, LISTEN.page_label)
    said = 1
    while page.evaluate("scrollY") == 0:
        assert said < BELOW_THE_FOLD
        speech.finish()
        said += 1
        speech.expect_spoken(said)

    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    speech.finish()
    speech.expect_spoken(said + 1)

    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize(
    ("engine", "remote", "told"),
    [
        ("chromium", False, True),
        ("chromium", True, False),
        ("android", False, False),
        ("firefox", False, True),
        ("safari", False, True),
    ],
)
def test_the_spoken_word_is_marked_where_the_voice_tells(
    page: Page, engine: Engine, remote: bool, told: bool
) -> None:
    speech = FakeSpeech(page, engine=engine, voices=[voice("en-IN", remote=remote)])
    page.goto("/")
    begin(page, LISTEN.page_label)
    word = CONTENT.hero.title.split()[1]

    speech.reach(word)

    assert page.evaluate(MARKED_WORD) == (word if told else "")
    assert page.evaluate(MARKED) == CONTENT.hero.title
    speech.finish()
    speech.expect_spoken(2)
    assert page.evaluate(MARKED_WORD) == ""


def test_a_voice_from_the_network_gets_few_words_at_a_time(page: Page) -> None:
    speech = FakeSpeech(page, voices=[voice("en-IN", remote=True)])
    page.goto("/disclaimer")
    begin(page, LISTEN.page_label)

    speech.finish_all()

    expect(bar(page)).to_be_hidden(timeout=WHOLE_PAGE_MS)
    lengths = [len(text.split()) for text in speech.texts]
    assert max(lengths) <= MOST_WORDS_OF_A_REMOTE_VOICE
    assert CONTENT.disclaimer.sections[-1].title in speech.texts


def test_the_sentence_that_is_pressed_is_read_next(page: Page, reading: FakeSpeech) -> None:
    lede = CONTENT.hero.lede
    page.get_by_text(lede).click(position={"x": 5, "y": 5})
    reading.expect_spoken(2)
    bar(page).get_by_role("button", name=LISTEN.pause_label).click()
    reading.expect_silence()
    page.locator("#vision h2").click()

    reading.expect_spoken(3)
    assert lede.startswith(reading.texts[1])
    assert reading.texts[2] == CONTENT.vision.heading
    reading.finish()
    reading.expect_spoken(4)
    assert CONTENT.vision.lede.startswith(reading.texts[3])


def test_escape_stops_but_first_closes_what_is_open(page: Page, reading: FakeSpeech) -> None:
    opening(page).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(bar(page)).to_be_visible()

    page.keyboard.press("Escape")

    expect(bar(page)).to_be_hidden()
    expect(opening(page)).to_be_focused()
    assert reading.is_silent


def test_the_player_says_where_it_is_and_is_the_next_stop(page: Page, speech: FakeSpeech) -> None:
    page.goto("/")
    start = page.get_by_role("main").get_by_role("button", name=LISTEN.page_label)
    start.focus()

    page.keyboard.press("Enter")
    expect(page.get_by_text(LISTEN.started)).to_be_visible()
    expect(page.get_by_text(LISTEN.started_by_touch)).to_be_hidden()
    page.keyboard.press("Tab")

    pause = bar(page).get_by_role("button", name=LISTEN.pause_label)
    expect(pause).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(start).to_be_focused()
    for _ in range(6):  # the five controls of the player, and what follows the button
        page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=CONTENT.hero.status.label)).to_be_focused()
    speech.expect_spoken(1)
    page.keyboard.press("Escape")
    expect(page.get_by_text(LISTEN.ended)).to_be_visible()


def test_a_phone_says_where_a_finger_finds_the_player(phone: Page) -> None:
    FakeSpeech(phone)
    phone.goto("/")
    phone.get_by_role("main").get_by_role("button", name=LISTEN.page_label).tap()

    expect(phone.get_by_text(LISTEN.started_by_touch)).to_be_visible()
    expect(phone.get_by_text(LISTEN.started)).to_be_hidden()


def test_the_focus_goes_to_what_was_read_last_if_it_came_from_out_of_sight(
    page: Page, speech: FakeSpeech
) -> None:
    page.goto("/")
    page.get_by_role("main").get_by_role("button", name=LISTEN.page_label).press("Enter")
    page.keyboard.press("Tab")
    page.locator("#vision h2").click()
    wait_until(page, f"title => {MARKED} === title", arg=CONTENT.vision.heading)

    bar(page).get_by_role("button", name=LISTEN.stop_label).press("Enter")

    expect(page.locator("#vision h2")).to_be_focused()
    expect(page.locator("#vision h2")).to_be_in_viewport()


def test_an_old_chromium_reads_without_an_error(page: Page) -> None:
    page.add_init_script(OLD_CHROMIUM)
    speech = FakeSpeech(page)
    page.goto("/")
    begin(page, LISTEN.page_label)

    page.keyboard.press("Tab")
    speech.finish()
    speech.expect_spoken(2)
    page.keyboard.press("Escape")

    expect(bar(page)).to_be_hidden()


def test_the_focus_stays_where_the_listener_was(page: Page, speech: FakeSpeech) -> None:
    page.goto("/")
    begin(page, LISTEN.section_label)
    expect(opening(page)).to_be_focused()
    link = page.get_by_role("main").get_by_role("link").first
    link.focus()
    bar(page).get_by_role("button", name=LISTEN.next_label).focus()

    speech.finish_all()

    expect(bar(page)).to_be_hidden()
    expect(link).to_be_focused()


def test_speed_and_voice_are_changed_at_once_and_remembered(page: Page) -> None:
    first, second = VOICES
    speech = FakeSpeech(page, voices=[*(voice("en-IN", name) for name in VOICES), "hi-IN"])
    page.goto("/")
    begin(page, LISTEN.page_label)
    opening(page).click()
    choice = page.get_by_role("combobox", name=LISTEN.voice_label)
    expect(choice).to_have_value(first)
    expect(choice.get_by_role("option")).to_have_text(VOICES)

    choice.select_option(second)
    speech.expect_spoken(2)
    page.keyboard.press("Escape")
    bar(page).get_by_role("combobox", name=LISTEN.speed_label).select_option("1.5")
    speech.expect_spoken(3)

    changes = [(spoken["voice"], spoken["rate"]) for spoken in speech.spoken]
    assert changes == [(first, 1), (second, 1), (second, 1.5)]
    assert {*speech.texts} == {CONTENT.hero.title}
    page.reload()
    begin(page, LISTEN.page_label)
    assert (speech.spoken[0]["voice"], speech.spoken[0]["rate"]) == (second, 1.5)
