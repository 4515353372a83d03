"""Reading aloud, with fake speech synthesis."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.base import DIVIDER
from drishti.content.schema.site_content import SiteContent
from support.browsers.dom_mutation import REPLACE_TEXTS
from support.browsers.fake_speech import Engine, FakeSpeech, voice
from support.browsers.waiting import TIMEOUT_MS, wait_until

MARKED = "[...(CSS.highlights.get('listen') ?? [])].map(String).join()"
MARKED_WORD = MARKED.replace("'listen'", "'listen-word'")
VOICES = ["Heera", "Google UK English"]
MOST_WORDS_OF_A_REMOTE_VOICE = 20
BELOW_THE_FOLD = 60  # sentences, more than any screen of the test shows at once
WHOLE_PAGE_MS = 4 * TIMEOUT_MS

Begin = Callable[[str], None]


@pytest.fixture
def speech(page: Page) -> FakeSpeech:
    return FakeSpeech(page)


@pytest.fixture
def bar(page: Page, content: SiteContent) -> Locator:
    return page.get_by_role("region", name=content.listen.label)


@pytest.fixture
def begin(page: Page, content: SiteContent) -> Begin:
    """Opens the settings and presses the button with this label."""

    def press(label: str) -> None:
        page.get_by_role("banner").get_by_role("button", name=content.reading.label).click()
        page.get_by_role("dialog").get_by_role("button", name=label).click()

    return press


@pytest.fixture
def reading(page: Page, speech: FakeSpeech, content: SiteContent, begin: Begin) -> FakeSpeech:
    """Speech that has started with the first sentence of the page."""
    page.goto("/")
    begin(content.listen.page_label)
    speech.expect_spoken(1)
    return speech


def listen_in_hindi(page: Page, content: SiteContent, *voices: str) -> FakeSpeech:
    """Start reading a page that is partly in Hindi, with only these ``voices`` available."""
    speech = FakeSpeech(page, voices=voices)
    page.emulate_media(reduced_motion="reduce")
    page.goto("/hi/disclaimer")
    page.locator("header [commandfor=reading]").click()
    page.locator("dialog [data-listens]").last.click()
    speech.expect_spoken(1)
    return speech


def test_the_page_is_read_from_the_top_sentence_by_sentence(
    page: Page, speech: FakeSpeech, content: SiteContent, begin: Begin
) -> None:
    page.goto("/")
    begin(content.listen.page_label)

    for count in range(1, 6):
        speech.expect_spoken(count)
        speech.finish()

    hero = content.hero
    first, *_ = (sentence.strip() for sentence in hero.lede.split(". "))
    assert speech.texts[:4] == [hero.title, *hero.tagline.split(DIVIDER), f"{first}."]
    assert {sentence["lang"] for sentence in speech.spoken} == {"en-IN"}


def test_only_the_section_in_view_is_read(
    page: Page, speech: FakeSpeech, content: SiteContent, begin: Begin, bar: Locator
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/#roadmap")
    expect(page.locator("#roadmap")).to_be_in_viewport()
    begin(content.listen.section_label)
    speech.expect_spoken(1)

    speech.finish_all()

    expect(bar).to_be_hidden()
    quarters = content.roadmap.quarters
    assert speech.texts[0] == content.roadmap.heading
    assert speech.texts[-1] == quarters[-1].items[-1]
    items = [item for quarter in quarters for item in quarter.items]
    assert [text for text in speech.texts if text in items] == items


def test_closed_answers_are_read_after_their_questions(
    page: Page, speech: FakeSpeech, content: SiteContent, begin: Begin, bar: Locator
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/#faq")
    expect(page.locator("#faq")).to_be_in_viewport()
    begin(content.listen.section_label)
    speech.expect_spoken(1)

    speech.finish_all()

    expect(bar).to_be_hidden()
    questions = [item.question for item in content.faq.items]
    assert [text for text in speech.texts if text in questions] == questions
    for item in content.faq.items:
        answer = speech.texts[speech.texts.index(item.question) + 1]
        assert answer[:12] in item.answer[0]
    assert page.locator("#faq details[open]").count() == 1


def test_hidden_and_decorative_content_is_not_read(
    page: Page, speech: FakeSpeech, content: SiteContent, begin: Begin, bar: Locator
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    begin(content.listen.page_label)
    speech.expect_spoken(1)

    speech.finish_all()

    expect(bar).to_be_hidden(timeout=WHOLE_PAGE_MS)
    heard = " ".join(speech.texts)
    hidden = page.eval_on_selector_all(
        "main [aria-hidden=true]", "parts => parts.map((part) => part.textContent.trim())"
    )
    alone = {text for text in hidden if text} & set(speech.texts)
    assert alone == set()
    assert content.footer.copyright not in heard


def test_the_current_sentence_is_highlighted_without_changing_the_page(
    page: Page, speech: FakeSpeech, content: SiteContent, begin: Begin
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/#vision")
    count = "document.querySelectorAll('main *').length"
    before = page.evaluate(count)
    begin(content.listen.section_label)

    for spoken in range(1, 4):
        speech.expect_spoken(spoken)
        assert page.evaluate(MARKED).strip() == speech.texts[-1]
        speech.finish()

    assert page.evaluate(count) == before


def test_resuming_after_a_pause_repeats_the_sentence(
    page: Page, reading: FakeSpeech, content: SiteContent, bar: Locator
) -> None:
    reading.finish()
    reading.expect_spoken(2)
    bar.get_by_role("button", name=content.listen.pause_label).click()
    resume = bar.get_by_role("button", name=content.listen.resume_label)
    expect(resume).to_be_focused()
    reading.expect_silence()
    assert len(reading.texts) == 2

    resume.click()
    reading.expect_spoken(3)
    assert reading.texts[2] == reading.texts[1]


def test_changing_the_speed_takes_effect_at_once(
    page: Page, reading: FakeSpeech, content: SiteContent, bar: Locator
) -> None:
    bar.get_by_role("combobox", name=content.listen.speed_label).select_option("1.5")
    reading.expect_spoken(2)
    reading.finish()
    reading.expect_spoken(3)

    rates = [sentence["rate"] for sentence in reading.spoken]
    assert rates == [1, 1.5, 1.5]
    assert reading.texts[0] == reading.texts[1]


def test_nothing_is_spoken_until_requested(
    page: Page, speech: FakeSpeech, content: SiteContent, bar: Locator
) -> None:
    page.goto("/")
    page.get_by_role("banner").get_by_role("button", name=content.reading.label).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=content.listen.page_label)).to_be_visible()

    assert speech.spoken == []
    expect(bar).to_be_hidden()


def test_a_missing_voice_is_reported_until_one_arrives(page: Page, content: SiteContent) -> None:
    speech = FakeSpeech(page, voices=["fr-FR"])
    page.goto("/")
    page.get_by_role("banner").get_by_role("button", name=content.reading.label).click()
    button = page.get_by_role("dialog").get_by_role("button", name=content.listen.page_label)
    expect(page.get_by_text(content.listen.no_voice)).to_be_visible()
    expect(button).to_have_count(0)

    speech.add_voice("en_GB")

    expect(button).to_be_visible()
    expect(page.get_by_text(content.listen.no_voice)).to_have_count(0)


def test_a_browser_without_speech_synthesis_is_reported(page: Page, content: SiteContent) -> None:
    page.add_init_script("delete window.speechSynthesis")
    page.goto("/")

    page.get_by_role("banner").get_by_role("button", name=content.reading.label).click()

    expect(page.get_by_text(content.listen.no_voice)).to_be_visible()


def test_each_part_of_a_page_is_read_in_its_own_language(page: Page, content: SiteContent) -> None:
    speech = listen_in_hindi(page, content, "en-US", "hi-IN")

    assert speech.spoken[0]["lang"] == "hi-IN"
    speech.finish_all()

    wait_until(
        page,
        """
        title => window.spoken.some(
          (sentence) => sentence.lang === "en-US" && sentence.text.includes(title),
        )
        """,
        arg=content.disclaimer.sections[0].title,
    )


def test_reading_continues_while_the_page_changes_and_is_translated(
    page: Page, speech: FakeSpeech, content: SiteContent, begin: Begin
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/#buy")
    begin(content.listen.section_label)
    speech.expect_spoken(1)
    speech.finish()
    speech.expect_spoken(2)

    page.evaluate(REPLACE_TEXTS, {"within": "main"})
    page.get_by_role("slider").fill("60")
    speech.finish()
    speech.expect_spoken(3)
    speech.finish()
    speech.expect_spoken(4)

    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)
    assert len(set(speech.texts)) == 4


def test_a_speech_failure_is_reported_and_can_be_retried(
    page: Page, reading: FakeSpeech, content: SiteContent, bar: Locator
) -> None:
    reading.fail()
    expect(page.get_by_text(content.listen.failed)).to_be_visible()
    bar.get_by_role("button", name=content.listen.resume_label).click()

    reading.expect_spoken(2)
    assert reading.texts[0] == reading.texts[1]
    expect(page.get_by_text(content.listen.failed)).to_have_count(0)


def test_the_page_scrolls_with_the_voice_unless_the_user_scrolls_away(
    page: Page, speech: FakeSpeech, content: SiteContent, begin: Begin
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    begin(content.listen.page_label)
    speech.expect_spoken(1)
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
    page: Page, content: SiteContent, begin: Begin, engine: Engine, remote: bool, told: bool
) -> None:
    speech = FakeSpeech(page, engine=engine, voices=[voice("en-IN", remote=remote)])
    page.goto("/")
    begin(content.listen.page_label)
    speech.expect_spoken(1)
    word = content.hero.title.split()[1]

    speech.reach(word)

    assert page.evaluate(MARKED_WORD) == (word if told else "")
    assert page.evaluate(MARKED) == content.hero.title
    speech.finish()
    speech.expect_spoken(2)
    assert page.evaluate(MARKED_WORD) == ""


def test_a_voice_from_the_network_gets_few_words_at_a_time(
    page: Page, content: SiteContent, begin: Begin, bar: Locator
) -> None:
    speech = FakeSpeech(page, voices=[voice("en-IN", remote=True)])
    page.emulate_media(reduced_motion="reduce")
    page.goto("/disclaimer")
    begin(content.listen.page_label)
    speech.expect_spoken(1)

    speech.finish_all()

    expect(bar).to_be_hidden(timeout=WHOLE_PAGE_MS)
    lengths = [len(text.split()) for text in speech.texts]
    assert max(lengths) <= MOST_WORDS_OF_A_REMOTE_VOICE
    assert content.disclaimer.sections[-1].title in speech.texts


def test_the_listener_goes_back_and_on_by_sentences(
    page: Page, reading: FakeSpeech, content: SiteContent, bar: Locator
) -> None:
    listen, hero = content.listen, content.hero
    back = bar.get_by_role("button", name=listen.back_label)
    on = bar.get_by_role("button", name=listen.next_label)

    for count, button in enumerate((on, on, back, back, back), 2):
        button.click()
        reading.expect_spoken(count)
    bar.get_by_role("button", name=listen.pause_label).click()
    reading.expect_silence()
    on.click()
    reading.expect_spoken(7)

    first, second = hero.tagline.split(DIVIDER)
    assert reading.texts == [hero.title, first, second, first, hero.title, hero.title, first]
    expect(bar.get_by_role("button", name=listen.pause_label)).to_be_visible()


def test_the_sentence_that_is_pressed_is_read_next(
    page: Page, reading: FakeSpeech, content: SiteContent, bar: Locator
) -> None:
    lede = content.hero.lede
    page.get_by_text(lede).click(position={"x": 5, "y": 5})
    reading.expect_spoken(2)
    bar.get_by_role("button", name=content.listen.pause_label).click()
    reading.expect_silence()
    page.locator("#vision h2").click()

    reading.expect_spoken(3)
    assert lede.startswith(reading.texts[1])
    assert reading.texts[2] == content.vision.heading
    reading.finish()
    reading.expect_spoken(4)
    assert content.vision.lede.startswith(reading.texts[3])


def test_escape_stops_but_first_closes_what_is_open(
    page: Page, reading: FakeSpeech, content: SiteContent, bar: Locator
) -> None:
    opening = page.get_by_role("banner").get_by_role("button", name=content.reading.label)
    opening.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(bar).to_be_visible()

    page.keyboard.press("Escape")

    expect(bar).to_be_hidden()
    expect(opening).to_be_focused()
    assert reading.is_silent


def test_the_focus_stays_where_the_listener_was(
    page: Page, speech: FakeSpeech, content: SiteContent, begin: Begin, bar: Locator
) -> None:
    page.goto("/")
    begin(content.listen.section_label)
    speech.expect_spoken(1)
    opening = page.get_by_role("banner").get_by_role("button", name=content.reading.label)
    expect(opening).to_be_focused()
    link = page.get_by_role("main").get_by_role("link").first
    link.focus()
    bar.get_by_role("button", name=content.listen.next_label).focus()

    speech.finish_all()

    expect(bar).to_be_hidden()
    expect(link).to_be_focused()


def test_a_voice_can_be_chosen_and_is_remembered(
    page: Page, content: SiteContent, begin: Begin
) -> None:
    speech = FakeSpeech(page, voices=[*(voice("en-IN", name) for name in VOICES), "hi-IN"])
    page.goto("/")
    begin(content.listen.page_label)
    speech.expect_spoken(1)
    page.get_by_role("banner").get_by_role("button", name=content.reading.label).click()
    choice = page.get_by_role("combobox", name=content.listen.voice_label)
    expect(choice).to_have_value(VOICES[0])
    expect(choice.get_by_role("option")).to_have_text(VOICES)

    choice.select_option(VOICES[1])

    speech.expect_spoken(2)
    assert [sentence["voice"] for sentence in speech.spoken] == VOICES
    page.reload()
    begin(content.listen.page_label)
    speech.expect_spoken(1)
    assert speech.spoken[0]["voice"] == VOICES[1]
