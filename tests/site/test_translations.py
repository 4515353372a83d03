"""The site's own translations: applied at once, without third parties."""

import re

import pytest
from babel.dates import format_date
from playwright.sync_api import Locator, Page, expect

from drishti.content.loader import english, translations
from drishti.content.schema.site_content import SiteContent
from drishti.content.sources import shown_texts
from support.browsers.calculator import rise_at
from support.browsers.clock import run_until, stopped_at
from support.browsers.fake_speech import FakeSpeech
from support.browsers.fake_widget import FakeWidget, translated
from support.browsers.network_faults import hold
from support.browsers.page_errors import Faults
from support.browsers.visitors import announcement, choose_language, language_picker
from support.browsers.waiting import expect_hydrated, wait_until
from support.content.languages import OTHER, RIGHT_TO_LEFT, TRANSLATED, texts_of


@pytest.fixture
def picker(page: Page) -> Locator:
    return language_picker(page)


def untranslated_in(code: str) -> set[str]:
    """Return the English text that has no translation in a language."""
    return {text for key, text in shown_texts(english()).items() if key not in translations()[code]}


# While more events than this wait, Orca ignores changes of text (event_manager.py, `_inFlood`).
# Firefox reports each new node.
ORCA_DROPS_EVENTS_ABOVE = 50

NOT_LATIN = [language for language in TRANSLATED if not re.search("[A-Za-z]", language.own_name)]
LATIN_SENTENCES = """
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const words = data.match(/[A-Za-z]{2,}(?: [A-Za-z]{2,}){2,}/);
    const marked = "body [lang], script, noscript";
    if (words && !parentElement.closest(marked)) found.push(words[0]);
  }
  return found;
}
"""


def unmarked_english(page: Page, code: str) -> list[str]:
    """Return the phrases in Latin script that are neither marked as such nor translations."""
    # A name in Latin script follows its translation in brackets.
    names = " ".join(translations()[code].values())
    return [words for words in page.evaluate(LATIN_SENTENCES) if words not in names]


def store_language(page: Page, code: str) -> None:
    """Open the home page with a stored language."""
    page.add_init_script(f"sessionStorage.seeded ??= (localStorage.tlang = {code!r})")


def test_choosing_a_language_translates_the_whole_page(
    page: Page, widget: FakeWidget, content: SiteContent, subtests: pytest.Subtests
) -> None:
    page.goto("/")
    for language in TRANSLATED:
        with subtests.test(language=language.code):
            texts = texts_of(language.code)

            choose_language(page, language.code)

            html = page.locator("html")
            expect(html).to_have_attribute("lang", language.tag)
            expect(html).to_have_attribute("dir", language.direction)
            expect(page.get_by_role("heading", level=1)).to_have_text(texts["hero.title"])
            expect(page).to_have_title(texts["site.title"])
            expect(page.locator("meta[name=description]")).to_have_attribute(
                "content", texts["site.description"]
            )
            expect(page.get_by_role("img", name=texts["hero.image_alt"])).to_have_count(1)
            for name in ("ecosystem", "buy", "token", "faq", "roadmap"):
                heading = page.locator(f"#{name}").get_by_role("heading", level=2)
                expect(heading).to_have_text(texts[getattr(content, name).heading.key])
            # Any English left is identical in every language, not translated yet, or announced.
            kept = page.locator("body [lang=en]:not([translate=no], [aria-live] *)")
            assert set(kept.all_text_contents()) <= untranslated_in(language.code)
            if language in NOT_LATIN:
                assert unmarked_english(page, language.code) == []


def test_changing_the_language_keeps_focus_and_does_not_reload_the_page(
    page: Page, picker: Locator, widget: FakeWidget
) -> None:
    page.goto("/")
    page.evaluate("window.stayed = true; scrollTo({ top: 3000, behavior: 'instant' })")

    picker.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=OTHER.own_name).focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", OTHER.tag)

    assert page.evaluate("window.stayed")
    expect(picker).to_be_focused()


def test_text_that_appears_or_returns_later_is_in_the_chosen_language(
    page: Page, widget: FakeWidget, content: SiteContent
) -> None:
    FakeSpeech(page, voices=[OTHER.tag, "en"])
    listen = content.listen
    bar = page.locator("#listen-bar")
    page.goto("/")

    for code, texts in ((OTHER.code, texts_of(OTHER.code)), ("en", shown_texts(content))):
        choose_language(page, code)
        expect(page.get_by_role("heading", level=1)).to_have_text(texts[content.hero.title.key])
        page.locator("#hero [data-listens]").click()
        for label in (listen.pause_label, listen.resume_label, listen.pause_label):
            bar.get_by_role("button", name=texts[label.key], exact=True).click()
        page.keyboard.press("Escape")
        expect(bar).to_be_hidden()


def test_the_language_change_is_announced_in_the_old_language_and_then_in_the_new_one(
    page: Page, widget: FakeWidget, content: SiteContent
) -> None:
    page.goto("/")
    status = announcement(page)
    expect(status).to_be_empty()

    choose_language(page, OTHER.code)
    texts = texts_of(OTHER.code)
    expect(status).to_have_text(f"{content.language.changed} {texts['language.switched']}")
    expect(status.locator("[lang]").nth(0)).to_have_attribute("lang", "en")
    expect(status.locator("[lang]").nth(1)).to_have_attribute("lang", OTHER.tag)

    choose_language(page, "en")
    changed = texts.get("language.changed", content.language.changed)
    expect(status).to_have_text(f"{changed} {content.language.switched}")


def test_a_returning_visitor_sees_the_language_at_once_without_an_announcement(
    page: Page, widget: FakeWidget
) -> None:
    stopped_at(page)
    store_language(page, OTHER.code)
    title = page.get_by_role("heading", level=1)

    page.goto("/")

    translated_title = texts_of(OTHER.code)["hero.title"]
    run_until(page, lambda: title.text_content() == translated_title, "the stored language")
    page.clock.run_for(5000)  # past the time at which a choice is announced
    expect(announcement(page)).to_be_empty()


def test_a_returning_visitor_sees_no_english_for_two_seconds_while_the_catalogue_loads(
    page: Page, content: SiteContent
) -> None:
    stopped_at(page)
    held = hold(page, "**/catalogues/*.json*")
    store_language(page, OTHER.code)
    page.goto("/", wait_until="commit")
    title = page.get_by_text(content.hero.title, exact=True)
    expect(title).to_be_attached()

    expect(page.locator("body")).to_have_css("opacity", "0")
    # Whoever listens does not meet an empty page.
    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)
    page.clock.run_for(2000)
    expect(page.locator("body")).to_have_css("opacity", "1")

    held.release()


@pytest.mark.parametrize("answer", ["refused", "missing", "broken"])
def test_a_language_that_fails_to_load_is_reported_and_changes_nothing(
    page: Page, content: SiteContent, faults: Faults, answer: str
) -> None:
    faults.allow(f"catalogues/{OTHER.code}.")
    replies = {
        "refused": lambda route: route.abort(),
        "missing": lambda route: route.fulfill(status=404, body=""),
        "broken": lambda route: route.fulfill(status=200, body="<html>"),
    }
    page.route(f"**/catalogues/{OTHER.code}.*", replies[answer])
    page.goto("/")

    choose_language(page, OTHER.code)

    expect(announcement(page)).to_have_text(content.language.failed)
    expect(announcement(page)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    wait_until(page, "localStorage.tlang === 'en'")


def test_the_load_error_disappears_with_the_next_choice(
    page: Page, content: SiteContent, faults: Faults
) -> None:
    faults.allow(f"catalogues/{OTHER.code}.")
    page.route(f"**/catalogues/{OTHER.code}.*", lambda route: route.abort())
    page.goto("/")
    choose_language(page, OTHER.code)
    expect(announcement(page)).to_have_text(content.language.failed)

    choose_language(page, "en")

    expect(announcement(page).filter(has_text=content.language.failed)).to_have_count(0)


def test_a_stored_language_that_fails_to_load_stays_selected(
    page: Page, content: SiteContent, faults: Faults
) -> None:
    faults.allow(f"catalogues/{OTHER.code}.")
    page.route(f"**/catalogues/{OTHER.code}.*", lambda route: route.abort())
    store_language(page, OTHER.code)
    page.goto("/")
    expect_hydrated(page)

    choose_language(page, OTHER.code)

    expect(announcement(page)).to_have_text(content.language.failed)
    assert page.evaluate("localStorage.tlang") == OTHER.code


def test_only_the_chosen_catalogue_is_fetched_and_only_on_demand(
    page: Page, widget: FakeWidget
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/catalogues/" in url] == []

    choose_language(page, OTHER.code)
    expect(page.locator("html")).to_have_attribute("lang", OTHER.tag)

    fetched = [url for url in asked if "/catalogues/" in url]
    assert len(fetched) == 1
    assert re.search(rf"/catalogues/{OTHER.code}\.[0-9a-f]{{8}}\.json$", fetched[0])


def test_switching_languages_and_back_restores_the_page(page: Page, content: SiteContent) -> None:
    FakeWidget(page, replaces=True)
    page.clock.set_fixed_time(content.facts.countdown)  # so that the countdown does not change
    page.goto("/")
    expect(page.get_by_text(content.buy.countdown.ended)).to_be_visible()
    original = page.get_by_role("main").text_content()

    for language in (RIGHT_TO_LEFT, OTHER):
        choose_language(page, language.code)
        expect(page.locator("html")).to_have_attribute("lang", language.tag)
    choose_language(page, "en")

    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.get_by_role("main").text_content() == original


def test_a_change_of_language_keeps_the_nodes_that_screen_readers_know(
    page: Page, widget: FakeWidget
) -> None:
    page.goto("/")
    page.evaluate(
        """() => {
          window.added = [];
          const note = (changes) => {
            for (const { addedNodes } of changes) added.push(...addedNodes);
          };
          new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
        }"""
    )

    for language in (OTHER.code, "en"):
        page.evaluate("added.length = 0")
        choose_language(page, language)
        expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
        expect(announcement(page)).not_to_be_empty()
        assert page.evaluate("added.length") < ORCA_DROPS_EVENTS_ABOVE


def test_the_widget_never_touches_text_the_site_translates(page: Page) -> None:
    widget = FakeWidget(page, replaces=True)
    page.goto("/")

    choose_language(page, OTHER.code)
    widget.expect_chosen(OTHER.code, OTHER.code)

    swapped = page.get_by_role("main").locator("font > font").all_text_contents()
    lacked = {translated(OTHER.code, text) for text in untranslated_in(OTHER.code)}
    assert set(swapped) <= lacked


def test_a_legal_page_translates_its_title_and_summary_and_leaves_the_rest_to_the_widget(
    page: Page, content: SiteContent
) -> None:
    widget = FakeWidget(page, replaces=True)
    store_language(page, OTHER.code)
    texts = texts_of(OTHER.code)
    mark = f"[{OTHER.code}]"
    page.goto("/disclaimer")
    widget.expect_chosen(OTHER.code, OTHER.code)

    expect(page.get_by_role("heading", level=1)).to_have_text(texts["disclaimer.title"])
    expect(page).to_have_title(f"{texts['disclaimer.title']} · {content.facts.ticker}")
    expect(page.get_by_text(texts["legal.binding_note"])).to_be_visible()
    heading = page.get_by_role("heading", name=texts["legal.summary_label"])
    summary = page.locator("section").filter(has=heading)
    if content.disclaimer.summary.key in translations()[OTHER.code]:
        expect(summary).not_to_contain_text(mark)
        expect(summary).not_to_contain_text(content.disclaimer.summary[:60])
    else:
        expect(summary).to_contain_text(mark)
    summary.locator("a[href='#section-3']").click()
    expect(page.locator("#section-3")).to_be_in_viewport()
    expect(page.locator("#section-3")).to_contain_text(mark)
    # Only one span marks text as English.
    assert page.locator("#section-3 span[lang=en]").count() == 1


def test_the_picker_responds_to_arrow_keys_and_type_ahead(
    page: Page, picker: Locator, content: SiteContent
) -> None:
    page.goto("/")
    picker.focus()
    page.keyboard.press("Enter")
    languages = content.language.languages
    choices = [page.get_by_role("button", name=language.own_name) for language in languages]
    letter = languages[-1].label[0].lower()

    expect(choices[0]).to_be_focused()
    expect(choices[-1]).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(choices[1]).to_be_focused()
    page.keyboard.press("End")
    expect(choices[-1]).to_be_focused()
    for language, choice in zip(languages, choices, strict=True):
        if letter in (language.label[0].lower(), language.own_name[0].lower()):
            page.keyboard.press(letter)
            expect(choice).to_be_focused()
    page.keyboard.press("Home")
    expect(choices[0]).to_be_focused()


def test_the_picker_is_two_tab_stops_from_the_top(page: Page, content: SiteContent) -> None:
    page.goto("/")

    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_accessible_name(
        re.compile(rf"^{content.language.shortcut_label}\b")
    )
    page.keyboard.press("Enter")

    expect(page.get_by_role("button", name=OTHER.own_name)).to_be_visible()


def test_the_picker_shows_each_languages_own_name_with_its_lang(
    page: Page, picker: Locator, content: SiteContent
) -> None:
    page.goto("/")
    picker.click()

    for language in content.language.languages:
        own = page.locator(f"#header-languages [lang='{language.tag}']:not([aria-hidden])")
        expect(own).to_have_text(language.own_name)


def test_an_rtl_page_does_not_reorder_numbers_or_the_ticker(
    page: Page, widget: FakeWidget, content: SiteContent
) -> None:
    store_language(page, RIGHT_TO_LEFT.code)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    texts = texts_of(RIGHT_TO_LEFT.code)

    prices = page.locator("#buy").get_by_text(content.buy.current.amount)
    expect(prices.first).to_have_text(f"\u2068{content.buy.current.amount}\u2069")
    expect(page.locator("#hero").get_by_role("link", name=texts["hero.buy.label"])).to_be_visible()
    # The currency sign is left of the digits.
    first, last = prices.first.evaluate(
        """element => [1, element.textContent.length - 2].map((at) => {
          const range = document.createRange();
          range.setStart(element.firstChild, at);
          range.setEnd(element.firstChild, at + 1);
          return range.getBoundingClientRect().x;
        })"""
    )
    assert first < last


def test_in_rtl_the_layout_and_the_slider_are_mirrored(page: Page, widget: FakeWidget) -> None:
    store_language(page, RIGHT_TO_LEFT.code)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")

    hero = page.locator("#hero").get_by_role("heading", level=1).bounding_box()
    picture = page.locator("#hero img").bounding_box()
    assert hero is not None
    assert picture is not None
    assert hero["x"] > picture["x"]
    slider = page.get_by_role("slider")
    slider.fill("50")
    slider.press("ArrowLeft")
    expect(slider).to_have_value("51")


def test_untranslated_text_of_a_legal_page_is_marked_as_english(
    page: Page, widget: FakeWidget, subtests: pytest.Subtests
) -> None:
    page.goto("/disclaimer")
    for language in NOT_LATIN:
        with subtests.test(language=language.code):
            choose_language(page, language.code)

            expect(page.locator("html")).to_have_attribute("lang", language.tag)
            assert unmarked_english(page, language.code) == []


@pytest.mark.timing
def test_choosing_a_language_takes_effect_at_once(page: Page) -> None:
    FakeWidget(page)
    page.goto("/")
    page.evaluate(
        """() => {
          new MutationObserver(() => (window.switched ??= performance.now())).observe(
            document.querySelector("h1"), { childList: true, characterData: true, subtree: true });
        }"""
    )

    choose_language(page, OTHER.code)
    expect(page.get_by_role("heading", level=1)).to_have_text(texts_of(OTHER.code)["hero.title"])

    arrived = page.evaluate(
        """code => performance.getEntriesByType("resource")
          .find((entry) => entry.name.includes(`/catalogues/${code}.`)).responseEnd""",
        OTHER.code,
    )
    assert page.evaluate("window.switched") - arrived < 100


@pytest.mark.parametrize(
    ("code", "percent", "comma"), [("tr", "%{}", ","), ("fr", "{} %", ","), ("ja", "{}%", ".")]
)
def test_percents_and_days_are_written_as_the_language_writes_them(
    page: Page, widget: FakeWidget, content: SiteContent, code: str, percent: str, comma: str
) -> None:
    language = next(known for known in TRANSLATED if known.code == code)
    store_language(page, code)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language.tag)

    page.get_by_role("slider").fill("1")

    share = percent.format(content.facts.shares[0].percent)
    expect(page.locator("#token").get_by_text(share, exact=True)).to_be_visible()
    rise = percent.format(rise_at(content, 1).rstrip("%").replace(".", comma))
    spoken = re.compile(r"\s".join(map(re.escape, rise.split())))  # narrow in some versions
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", spoken)
    page.goto("/accessibility")
    day = format_date(content.accessibility.updated, "long", locale=language.locale)
    expect(page.get_by_role("time").first).to_have_text(day)
