import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.loader import english
from drishti.content.schema.base import DIVIDER
from support.browsers.clock import run_until, stopped_at
from support.browsers.dom_mutation import REPLACE_TEXTS
from support.browsers.fake_speech import Engine, FakeSpeech, voice
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor, open_hydrated
from support.browsers.waiting import expect_hydrated, wait_until
from support.content.languages import OTHER, texts_of
from support.content.parts import ACCORDIONS, MIDDLE, MIDDLE_HEADING

CONTENT = english()
LISTEN = CONTENT.listen
MARKED = "[...(CSS.highlights.get('listen') ?? [])].map(String).join()"
MARKED_WORD = MARKED.replace("'listen'", "'listen-word'")
MOST_WORDS_OF_A_REMOTE_VOICE = 20
TEXTS_FROM_NOW_ON = """region => {
  const texts = [];
  const note = () => texts.push(region.textContent);
  new MutationObserver(note).observe(region, { childList: true, subtree: true });
  return texts;
}"""
# Removes features that Chromium 111, the oldest version that runs the scripts, lacks.
AS_OLD_AS_CHROMIUM_111 = """
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


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A page on a desktop that jumps instead of scrolling smoothly."""
    return visitor(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")


@pytest.fixture
def speech(page: Page) -> FakeSpeech:
    return FakeSpeech(page)


def opener(page: Page) -> Locator:
    return page.locator("header [commandfor=reading]")


def starter(page: Page) -> Locator:
    """Open the home page, and return the button in its text that starts the reading."""
    page.goto("/")
    return page.get_by_role("main").get_by_role("button", name=LISTEN.page_label)


def begin(page: Page, path: str = "/", label: str = LISTEN.page_label) -> None:
    """Open a page, press a button in its settings, and wait for the first sentence."""
    page.goto(path)
    opener(page).press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=label).click()
    wait_until(page, "window.spoken.length === 1")


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name=LISTEN.label)


def control(page: Page, label: str) -> Locator:
    return bar(page).get_by_role("button", name=label)


def test_the_page_is_read_from_the_top_without_hidden_parts(page: Page, speech: FakeSpeech) -> None:
    open_hydrated(page)
    assert speech.spoken == []
    expect(bar(page)).to_be_hidden()
    count = "document.querySelectorAll('main *').length"
    before = page.evaluate(count)

    begin(page)
    for _ in range(5):
        assert page.evaluate(MARKED).strip() == speech.texts[-1]
        speech.finish()
    assert page.evaluate(count) == before
    speech.finish_all()
    expect(bar(page)).to_be_hidden()

    hero, texts = CONTENT.hero, speech.texts
    assert texts[:3] == [hero.title, *hero.tagline.split(DIVIDER)]
    assert hero.lede.startswith(texts[3])
    hidden = page.locator("main [aria-hidden=true]").all_text_contents()
    figures = page.locator("main .line").all_text_contents()  # heard in a sentence only
    apart = {LISTEN.page_label, *(text.strip() for text in hidden), *figures}
    assert apart & {*texts} == set()
    assert not any(text.endswith(" v.") for text in texts)
    assert CONTENT.footer.copyright not in " ".join(texts)
    assert {sentence["lang"] for sentence in speech.spoken} == {"en-IN"}


@pytest.mark.parametrize("window", [(1440, 900), (341, 157)], ids=["wide", "small"])
def test_only_the_section_where_the_reader_is_is_read_and_closed_answers_too(
    page: Page, speech: FakeSpeech, window: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    name = ACCORDIONS[-1]
    begin(page, f"/#{name}", LISTEN.section_label)

    speech.finish_all()

    expect(bar(page)).to_be_hidden()
    items = page.locator(f"#{name} details :is(summary, p, li, a)").all_text_contents()
    texts = speech.texts
    assert texts[0] == getattr(CONTENT, name).heading
    # A long answer is read in several sentences.
    assert "".join("".join(items).split()) in "".join("".join(texts).split())
    expect(page.locator(f"#{name} details[open]")).to_have_count(1)


def test_the_section_is_read_from_what_had_the_focus_which_comes_back(
    page: Page, speech: FakeSpeech
) -> None:
    open_hydrated(page)
    question = page.locator("#faq summary").nth(1)
    question.focus()
    opener(page).press("Enter")

    page.get_by_role("dialog").get_by_role("button", name=LISTEN.section_label).press("Enter")
    speech.expect_spoken(1)
    assert speech.texts == [CONTENT.faq.items[1].question]
    for _ in range(2):
        page.keyboard.press("Escape")

    expect(question).to_be_focused()


@pytest.mark.parametrize("engine", ["chromium", "android", "firefox", "safari"])
def test_the_player_works_with_every_engine(page: Page, engine: Engine) -> None:
    speech = FakeSpeech(page, engine=engine)
    begin(page)
    title = CONTENT.hero.title
    first, second = CONTENT.hero.tagline.split(DIVIDER)
    back, on = control(page, LISTEN.back_label), control(page, LISTEN.next_label)
    pause, resume = control(page, LISTEN.pause_label), control(page, LISTEN.resume_label)

    speech.reach(word := title.split()[1])
    assert page.evaluate(MARKED) == title
    assert page.evaluate(MARKED_WORD) == ("" if engine == "android" else word)
    for count, button in enumerate((on, on, back, back, back), 2):
        button.click()
        speech.expect_spoken(count)
    assert page.evaluate(MARKED_WORD) == ""
    pause.click()
    expect(resume).to_be_focused()
    expect(page.get_by_text(LISTEN.paused)).to_be_visible()
    speech.expect_silence()
    resume.click()
    speech.expect_spoken(7)
    pause.click()
    speech.expect_silence()
    on.click()
    speech.expect_spoken(8)
    expect(pause).to_be_visible()
    speech.end_with("synthesis-failed")
    expect(page.get_by_text(LISTEN.failed)).to_be_visible()
    for count, error in enumerate(("interrupted", "canceled"), 9):
        resume.click()
        speech.expect_spoken(count)
        speech.end_with(error)
        expect(resume).to_be_visible()
        expect(page.get_by_text(LISTEN.failed)).to_have_count(0)
    assert speech.texts == [title, first, second, first, *[title] * 3, *[first] * 3]
    assert {*page.evaluate("lost")} == ({""} if engine in {"chromium", "android"} else set())


def test_an_engine_that_never_answers_has_failed(page: Page, speech: FakeSpeech) -> None:
    stopped_at(page)
    start = starter(page)
    expect_hydrated(page)
    start.click()
    run_until(page, lambda: bool(speech.spoken), "the first sentence")

    page.clock.run_for(4999 + 250 * len(speech.texts[0]))
    expect(page.get_by_text(LISTEN.failed)).to_have_count(0)
    page.clock.run_for(1)

    expect(page.get_by_text(LISTEN.failed)).to_be_visible()
    expect(control(page, LISTEN.resume_label)).to_be_visible()


def test_a_synthesis_that_throws_has_failed(page: Page, speech: FakeSpeech, faults: Faults) -> None:
    faults.allow("no engine")
    page.add_init_script("speechSynthesis.speak = () => { throw Error('no engine'); }")
    starter(page).click()

    expect(page.get_by_text(LISTEN.failed)).to_be_visible()
    expect(control(page, LISTEN.resume_label)).to_be_visible()


def test_a_browser_with_malformed_voices_and_no_languages_or_sentences_reads(page: Page) -> None:
    speech = FakeSpeech(page, voices=[voice("en-GB") | {part: None} for part in ("lang", "name")])
    page.add_init_script(
        """const { getVoices } = speechSynthesis;
        speechSynthesis.getVoices = () => ({ ...getVoices(), length: getVoices().length });
        window.Highlight = undefined;
        Object.defineProperty(navigator, "languages", { value: undefined });
        Intl.Segmenter = class { constructor() { throw RangeError("no data"); } };"""
    )
    start = starter(page)
    for lang in ("en-GB", "en-IN"):
        speech.add_voice(lang)

    start.click()

    speech.expect_spoken(1)


def test_a_missing_voice_is_reported_until_one_arrives(page: Page) -> None:
    speech = FakeSpeech(page, voices=["fr-FR"])
    page.add_init_script("const s = setTimeout; setTimeout = (f, t) => s(f, window[`t${t}`] = t)")
    expect(starter(page)).to_be_hidden()
    opener(page).click()
    wait_until(page, "window.t2000")  # for an engine that never lists its voices
    button = page.get_by_role("dialog").get_by_role("button", name=LISTEN.page_label)
    expect(page.get_by_text(LISTEN.no_voice)).to_be_visible()
    expect(button).to_have_count(0)

    for lang in ("de_DE", "en_GB"):
        speech.add_voice(lang)

    expect(button).to_be_visible()
    expect(page.get_by_text(LISTEN.no_voice)).to_have_count(0)


def test_a_button_keeps_the_focus_when_it_turns_out_that_there_is_no_voice(page: Page) -> None:
    FakeSpeech(page, voices=[])
    open_hydrated(page)
    page.locator("header [commandfor=reading]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=LISTEN.section_label).focus()

    expect(dialog.get_by_text(LISTEN.no_voice)).to_be_visible()

    expect(dialog.get_by_role("button", name=LISTEN.section_label)).to_be_focused()


def test_without_any_voice_the_player_closes_and_the_focus_returns(page: Page) -> None:
    FakeSpeech(page, voices=[])
    start = starter(page)
    said = page.locator("#listen-player [aria-live]").evaluate_handle(TEXTS_FROM_NOW_ON)

    start.click()

    expect(page.get_by_text(LISTEN.no_voice).first).to_be_visible()
    expect(bar(page)).to_be_hidden()
    expect(start).to_be_focused()
    words = " ".join(said.json_value())
    assert LISTEN.started not in words
    assert LISTEN.failed not in words


def test_a_browser_without_speech_synthesis_is_reported(page: Page) -> None:
    page.add_init_script("delete window.speechSynthesis")
    page.goto("/")

    opener(page).click()

    expect(page.get_by_text(LISTEN.no_voice)).to_be_visible()


def test_each_part_is_read_in_its_language_and_few_words_at_a_time_by_a_remote_voice(
    page: Page,
) -> None:
    cantonese = [f"zh{part}" for part in ("-HK", "_MO_#Hant", "-yue", "-Hant-HK")]
    mandarin = [voice(lang, remote=True) for lang in ("zh-TW", "cmn-CN")]
    speech = FakeSpeech(page, voices=[voice("en-US", remote=True), *cantonese, *mandarin])
    begin(page, "/zh/disclaimer", texts_of("zh")[LISTEN.page_label.key])

    speech.finish_all()

    expect(page.locator("#listen-bar")).to_be_hidden()
    first, *others = speech.spoken
    assert first["lang"] == "cmn-CN"
    remote = [sentence["text"] for sentence in others if sentence["lang"] == "en-US"]
    assert {section.title for section in CONTENT.disclaimer.sections} <= {*remote}
    assert max(len(text.split()) for text in remote) <= MOST_WORDS_OF_A_REMOTE_VOICE


def test_a_sentence_beside_a_longer_english_one_is_read_in_its_language(page: Page) -> None:
    speech = FakeSpeech(page, voices=[voice("en-US"), voice(OTHER.tag)])
    texts = texts_of(OTHER.code)
    open_hydrated(page, OTHER.path("/"))
    first, *_, last = (texts[it.key] for it in CONTENT.hero.today)
    english = f"{CONTENT.hero.lede} {CONTENT.hero.plan}"
    script = "(part, text) => Object.assign(part, { lang: 'en', textContent: text })"
    page.get_by_text(first).evaluate(script, english)

    label = texts[LISTEN.page_label.key]
    page.get_by_role("main").get_by_role("button", name=label).click()
    speech.expect_spoken(1)
    speech.finish_all()

    expect(page.locator("#listen-bar")).to_be_hidden()
    langs = {sentence["text"]: sentence["lang"] for sentence in speech.spoken}
    assert langs[last] == OTHER.tag
    assert langs[CONTENT.hero.plan] == "en-US"


def test_a_reading_says_that_it_left_out_what_has_no_voice(page: Page) -> None:
    speech = FakeSpeech(page, voices=[OTHER.tag])
    texts = texts_of(OTHER.code)
    begin(page, OTHER.path("/disclaimer"), texts[LISTEN.page_label.key])

    speech.finish_all()

    expect(page.get_by_text(texts[LISTEN.ended_in_part.key])).to_be_visible()


def test_a_remote_voice_gets_numbers_whole_and_a_translation_its_own_voice(page: Page) -> None:
    speech = FakeSpeech(page, voices=[voice("en-US", remote=True), "hi-IN"])
    open_hydrated(page, f"/#{MIDDLE}")
    page.locator(f"#{MIDDLE} h2").evaluate(
        """heading => {
          heading.textContent = "The project plans to share a supply of "
            + "\u2068100,000,000,000\u2069 tokens among charity and liquidity "
            + "and others who hold them for long and wait";
          const [outer, inner] = ["font", "font"].map((name) => document.createElement(name));
          Object.assign(outer, { className: "notranslate", lang: "hi" });
          inner.textContent = "यह अनुवाद है। ४२";
          outer.append(document.createElement("br"), inner);
          heading.append(outer);
        }"""
    )
    opener(page).click()
    page.get_by_role("dialog").get_by_role("button", name=LISTEN.section_label).click()
    for count in (1, 2, 3):
        speech.expect_spoken(count)
        speech.finish()
    speech.expect_spoken(4)

    first, second, translation, figure = speech.spoken
    assert " 100,000,000,000 " in first["text"]  # without marks of direction
    assert second["text"].split() == ["long", "and", "wait"]
    assert (translation["text"], translation["lang"]) == ("यह अनुवाद है।", "hi-IN")
    assert figure["text"] == "४२"


def test_the_page_follows_a_voice_that_does_not_tell_its_words(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 341, "height": 157}, reduced_motion="reduce")
    speech = FakeSpeech(page, engine="android")
    page.add_init_script("localStorage.reading = 'text-size=200'")
    page.goto("/")
    page.locator("main [data-listens]").first.press("Enter")
    for count in range(1, 4):
        speech.expect_spoken(count)
        speech.finish()
    speech.expect_spoken(4)  # the first sentence that is higher than the window
    before = page.evaluate("scrollY")

    wait_until(page, "before => scrollY > before", arg=before)

    assert len(speech.spoken) == 4


def test_reading_continues_while_the_page_changes_and_is_translated(
    page: Page, speech: FakeSpeech
) -> None:
    begin(page, f"/#{MIDDLE}", LISTEN.section_label)
    speech.finish()

    page.evaluate(REPLACE_TEXTS, {"within": "main"})
    page.locator(".header [data-switches=theme]").click()
    speech.finish()
    speech.finish()

    speech.expect_spoken(4)
    expect(page.get_by_role("heading", level=1)).to_have_text(CONTENT.hero.title)
    assert len(set(speech.texts)) == 4


def test_the_page_follows_the_voice_unless_scrolled_away(page: Page, speech: FakeSpeech) -> None:
    begin(page)
    wait_until(page, "() => { finish(utterance); return scrollY; }")
    said = len(speech.spoken)

    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    speech.finish()
    speech.expect_spoken(said + 1)

    assert page.evaluate("scrollY") == 0
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    assert page.evaluate("window.utterance === null")


def test_the_page_follows_the_voice_past_the_picture_at_its_top(phone: Page) -> None:
    FakeSpeech(phone)
    begin(phone)
    heading = phone.locator("main section h2").first

    said = "words => spoken.at(-1).text.trim() === words || (finish(utterance), false)"
    wait_until(phone, said, arg=heading.inner_text())

    expect(heading).to_be_in_viewport()


def test_a_picture_that_is_described_is_not_painted_over_nor_scrolled_back_to(phone: Page) -> None:
    phone.set_viewport_size({"width": 320, "height": 256})
    FakeSpeech(phone)
    begin(phone)
    until_read = """alt => alt.startsWith(spoken.at(-1).text.trim())
      || (window.before = scrollY, finish(utterance), false)"""
    wait_until(phone, until_read, arg=CONTENT.hero.image_alt)

    phone.evaluate("utterance.onboundary({ name: 'word', charIndex: 0 })")

    assert phone.evaluate(MARKED_WORD) == ""
    assert phone.evaluate("[CSS.highlights.has('listen-word'), scrollY < before]") == [False, False]


def test_the_sentence_that_is_pressed_or_linked_to_is_read_next(
    page: Page, speech: FakeSpeech
) -> None:
    begin(page)
    lede = CONTENT.hero.lede
    page.get_by_text(lede).click(position={"x": 5, "y": 5})
    speech.expect_spoken(2)
    control(page, LISTEN.pause_label).click()
    speech.expect_silence()
    page.locator(f"#{MIDDLE} h2").click()
    speech.expect_spoken(3)
    speech.finish()
    speech.expect_spoken(4)

    opener(page).click()
    page.get_by_role("dialog").get_by_role("button", name=LISTEN.section_label).click()
    speech.expect_spoken(5)
    page.locator(f"#{MIDDLE} h2").click()
    speech.expect_spoken(6)

    door = next(it for it in CONTENT.hero.doors if it.href.startswith("#"))
    page.get_by_role("main").get_by_role("link", name=door.label).click()
    speech.expect_spoken(7)

    _, pressed, heading, following, _, again, followed = speech.texts
    assert [followed] == [it.question for it in CONTENT.faq.items if f"#{it.id}" == door.href]
    assert lede.startswith(pressed)
    assert heading == again == MIDDLE_HEADING
    assert following in page.locator(f"#{MIDDLE}").inner_text()


@pytest.mark.parametrize("script", ["undefined", AS_OLD_AS_CHROMIUM_111], ids=["new", "old"])
def test_escape_first_closes_what_is_open_then_pauses_in_the_player_then_stops(
    page: Page, speech: FakeSpeech, script: str
) -> None:
    page.add_init_script(script)
    begin(page)
    expect(control(page, LISTEN.pause_label)).to_be_focused()
    opener(page).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener(page)).to_be_focused()

    page.keyboard.press("Escape")
    expect(control(page, LISTEN.resume_label)).to_be_focused()
    page.keyboard.press("Escape")

    expect(bar(page)).to_be_hidden()
    expect(opener(page)).to_be_focused()
    speech.expect_silence()


def test_escape_stops_before_the_voices_are_listed(page: Page, speech: FakeSpeech) -> None:
    start = starter(page)
    page.evaluate("window.listed = speechSynthesis.getVoices")
    page.evaluate("speechSynthesis.getVoices = () => []")
    start.click()
    expect(bar(page)).to_be_visible()

    for _ in range(2):
        page.keyboard.press("Escape")
    page.evaluate("speechSynthesis.getVoices = window.listed")
    speech.add_voice("en-GB")

    expect(bar(page)).to_be_hidden()
    assert speech.spoken == []


def test_the_player_has_focus_and_follows_what_started_it(page: Page, speech: FakeSpeech) -> None:
    start = starter(page)

    start.press("Enter")
    expect(page.get_by_text(LISTEN.started)).to_be_visible()
    assert page.get_by_text(LISTEN.started_by_touch).is_hidden()  # both go after a while

    expect(control(page, LISTEN.pause_label)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(start).to_be_focused()
    for _ in range(6):  # the five controls of the player, and what follows the button
        page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=CONTENT.ecosystem.cards[0].action)).to_be_focused()
    speech.expect_spoken(1)
    page.keyboard.press("Escape")
    expect(page.get_by_text(LISTEN.paused)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(LISTEN.ended)).to_be_visible()


def test_a_reading_that_began_in_the_menu_leads_back_to_what_opened_the_menu(phone: Page) -> None:
    FakeSpeech(phone)
    phone.goto("/")
    opener = "header [commandfor=menu]"
    for name in (opener, "#menu [commandfor=reading]", "#reading [data-listens]"):
        phone.locator(name).first.click()

    control(phone, LISTEN.stop_label).click()

    expect(phone.locator(opener)).to_be_focused()


def test_a_phone_says_where_a_finger_finds_the_player(phone: Page) -> None:
    FakeSpeech(phone)
    starter(phone).tap()

    expect(phone.get_by_text(LISTEN.started_by_touch)).to_be_visible()
    assert phone.get_by_text(LISTEN.started).is_hidden()


def test_the_focus_leaves_the_player_for_where_it_was_or_for_what_was_read_last(
    page: Page, speech: FakeSpeech
) -> None:
    start = starter(page)
    start.press("Enter")
    control(page, LISTEN.next_label).focus()
    control(page, LISTEN.stop_label).press("Enter")
    expect(start).to_be_focused()
    expect(start).to_be_in_viewport(ratio=1)

    start.press("Enter")
    control(page, LISTEN.next_label).focus()
    heading = page.locator(f"#{MIDDLE} h2")  # far enough down that the button is out of view
    heading.click()
    wait_until(page, f"title => {MARKED} === title", arg=MIDDLE_HEADING)
    control(page, LISTEN.stop_label).press("Enter")

    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_escape_leaves_the_focus_where_the_reading_was(page: Page, speech: FakeSpeech) -> None:
    begin(page)
    for count in range(1, 45):
        speech.expect_spoken(count)
        speech.finish()

    for _ in range(2):
        page.keyboard.press("Escape")

    expect(page.locator("main :focus")).to_be_in_viewport()


def test_the_end_leaves_the_focus_on_the_link_read_last(page: Page, speech: FakeSpeech) -> None:
    starter(page).press("Enter")
    speech.expect_spoken(1)

    speech.finish_all()

    expect(page.get_by_role("main").get_by_role("link").last).to_be_focused()


def test_the_best_voice_is_offered_first_and_choices_count_at_once_and_stay(page: Page) -> None:
    worst_first = [
        voice("en-IN", "Albert"),  # one of Apple's joke voices
        voice("en-IN", "Cloud", remote=True),
        voice("en", "Network", remote=True),
        voice("eng-US-f000", "Voice of Android"),  # a language code of three letters
        voice("en-IN", "Near"),
        voice("en-GB", "Usual") | {"default": True},
        voice("en", "Rishi"),
    ]
    speech = FakeSpeech(page, voices=[voice("fr-FR", "Thomas"), *worst_first])
    begin(page)
    opener(page).click()
    choice = page.get_by_role("combobox", name=LISTEN.voice_label)
    names = [str(each["name"]) for each in reversed(worst_first)]
    expect(choice.get_by_role("option")).to_have_text(names)
    expect(choice).to_have_value("Rishi")

    choice.select_option("Voice of Android")
    speech.expect_spoken(2)
    page.keyboard.press("Escape")
    speed = bar(page).get_by_role("combobox", name=LISTEN.speed_label)
    expect(speed.get_by_role("option")).to_have_text(["0.75", "1", "1.25", "1.5", "2"])
    speed.select_option("1.5")
    speech.expect_spoken(3)

    changes = [(spoken["voice"], spoken["rate"]) for spoken in speech.spoken]
    assert changes == [("Rishi", 1), ("Voice of Android", 1), ("Voice of Android", 1.5)]
    assert {*speech.texts} == {CONTENT.hero.title}
    begin(page)
    assert (speech.spoken[0]["voice"], speech.spoken[0]["rate"]) == ("Voice of Android", 1.5)
