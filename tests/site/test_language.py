"""The language picker and the immediate effects of a choice."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.language import Language
from drishti.content.schema.site_content import SiteContent
from support.browsers.fake_widget import FakeWidget
from support.browsers.network_faults import hold
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor, announcement, choose_language, language_picker
from support.browsers.waiting import TWO_FRAMES, expect_hydrated
from support.content.languages import ENGLISH, OTHER, RIGHT_TO_LEFT, texts_of


@pytest.fixture
def picker(page: Page, content: SiteContent) -> Locator:
    return page.get_by_role("banner").get_by_role("button", name=content.language.label)


def choice(page: Page, language: Language) -> Locator:
    return page.get_by_role("button", name=language.own_name)


def test_the_picker_offers_each_language_with_its_flag_or_letter(
    page: Page, picker: Locator, content: SiteContent
) -> None:
    page.goto("/")
    picker.click()

    for language in content.language.languages:
        button = choice(page, language)
        expect(button).to_be_visible()
        expect(button).to_contain_text(language.label)
        if language.letter:
            expect(button.get_by_text(language.letter, exact=True)).to_be_visible()
            continue
        flag = button.locator("img")
        expect(flag).to_have_js_property("complete", value=True)
        assert flag.evaluate("image => image.naturalWidth") > 0


def test_the_picker_names_its_groups_for_ear_and_eye(
    page: Page, picker: Locator, content: SiteContent
) -> None:
    page.goto("/")
    picker.click()
    panel = page.locator(":popover-open")
    languages = content.language.languages

    for group in content.language.groups:
        expect(panel.get_by_text(group.label, exact=True)).to_be_visible()
        names = [known.own_name for known in languages if known.group == group.id]
        listed = panel.get_by_role("list", name=group.label, exact=True).get_by_role("listitem")
        expect(listed).to_contain_text(names)
    english = panel.get_by_role("list", name=content.language.label, exact=True)
    expect(english.get_by_role("listitem")).to_contain_text([ENGLISH.own_name])


def test_the_open_picker_mentions_the_third_party_translator(
    page: Page, picker: Locator, content: SiteContent
) -> None:
    page.goto("/")

    picker.click()

    expect(page.get_by_text(content.language.notice).filter(visible=True)).to_have_count(1)


@pytest.mark.parametrize("code", [ENGLISH.code, RIGHT_TO_LEFT.code])
def test_the_picker_is_aligned_with_the_edge_of_the_content(
    page: Page, widget: FakeWidget, content: SiteContent, code: str
) -> None:
    page.add_init_script(f"localStorage.tlang = {code!r}")
    page.goto("/")
    expect(page.locator(f"html:lang({code}):not([data-i18n-pending])")).to_have_count(1)
    language_picker(page).click()
    panel = page.locator(":popover-open")
    question = page.locator("#faq").get_by_role("group").last

    ends = "box => document.dir === 'rtl' ? box.left : box.right"
    of_panel, of_page = (
        part.evaluate(f"part => ({ends})(part.getBoundingClientRect())")
        for part in (panel, question)
    )

    assert of_panel == pytest.approx(of_page, abs=1)


OPEN = """
(button) => {
  button.click();
  const panel = document.querySelector(":popover-open");
  const last = [...panel.querySelectorAll("li")].at(-1);
  return [getComputedStyle(last).contentVisibility, panel.scrollHeight];
}
"""


def test_the_picker_opens_at_once_with_room_for_names_rendered_later(
    page: Page, picker: Locator
) -> None:
    page.goto("/")

    drawn, height = picker.evaluate(OPEN)

    assert drawn == "hidden"
    panel = page.locator(":popover-open")
    expect(panel.get_by_role("listitem").last).to_have_css("content-visibility", "visible")
    assert abs(panel.evaluate("panel => panel.scrollHeight") - height) <= 4


def test_the_languages_appear_at_once_under_reduced_motion(
    visitor: Visitor, content: SiteContent
) -> None:
    page = visitor(reduced_motion="reduce")
    page.goto("/")
    picker = page.get_by_role("banner").get_by_role("button", name=content.language.label)

    drawn, _ = picker.evaluate(OPEN)

    assert drawn == "visible"


def test_pressing_a_language_gives_feedback_before_the_text_changes(
    page: Page, picker: Locator, widget: FakeWidget
) -> None:
    page.goto("/")
    for language in (OTHER, ENGLISH):  # so that both catalogues are loaded
        choose_language(page, language.code)
        expect(page.locator("html")).to_have_attribute("lang", language.tag)
    page.evaluate("new Promise((done) => requestIdleCallback(done))")  # the page has settled
    picker.click()

    then = choice(page, OTHER).evaluate(
        """async (name) => {
          name.click();
          for (let job = 0; job < 100; job++) await null;
          return [document.documentElement.lang, !document.querySelector(":popover-open")];
        }"""
    )

    assert then == ["en", True]
    expect(page.locator("html")).to_have_attribute("lang", OTHER.tag)


@pytest.mark.parametrize("way", ["outside", "Escape", "choice"])
def test_the_language_picker_closes(
    page: Page, picker: Locator, content: SiteContent, way: str
) -> None:
    page.goto("/")
    picker.click()
    english = choice(page, ENGLISH)
    expect(english).to_be_visible()
    expect(picker).to_have_attribute("aria-expanded", "true")

    if way == "outside":
        page.mouse.click(300, 800)
    elif way == "Escape":
        page.keyboard.press("Escape")
    else:
        english.click()

    expect(english).to_be_hidden()
    expect(picker).to_have_attribute("aria-expanded", "false")


def test_english_makes_no_third_party_requests(
    page: Page, picker: Locator, content: SiteContent, base_url: str
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    page.goto("/")
    expect_hydrated(page)
    picker.click()
    choice(page, ENGLISH).click()
    expect(picker).to_have_attribute("aria-expanded", "false")
    page.evaluate(TWO_FRAMES)

    assert [url for url in asked if not url.startswith(base_url)] == []
    assert page.evaluate("document.cookie") == ""


def test_choosing_a_language_stores_it_and_sets_lang_and_dir(
    page: Page, picker: Locator, content: SiteContent, widget: FakeWidget
) -> None:
    page.goto("/")
    picker.click()

    choice(page, RIGHT_TO_LEFT).click()

    expect(page.locator("html")).to_have_attribute("lang", RIGHT_TO_LEFT.tag)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    assert page.evaluate("localStorage.tlang") == RIGHT_TO_LEFT.code
    language_picker(page).click()
    expect(choice(page, RIGHT_TO_LEFT)).to_have_attribute("aria-current", "true")
    expect(choice(page, ENGLISH)).not_to_have_attribute("aria-current", "true")


def test_choosing_the_shown_language_corrects_lang_and_dir(page: Page, picker: Locator) -> None:
    page.goto("/")
    page.evaluate("Object.assign(document.documentElement, { lang: 'xx', dir: 'rtl' })")

    picker.click()
    choice(page, ENGLISH).click()

    expect(page.locator(f"html[lang={ENGLISH.tag}][dir={ENGLISH.direction}]")).to_have_count(1)


@pytest.mark.parametrize("stored", ["ar-EG", "xx"])
def test_an_unsupported_stored_language_falls_back_to_english(page: Page, stored: str) -> None:
    page.add_init_script(f"localStorage.tlang = {stored!r}")

    page.goto("/")
    expect_hydrated(page)

    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_changes_are_synchronised_between_tabs(
    page: Page, picker: Locator, content: SiteContent, faults: Faults
) -> None:
    FakeWidget(page)
    other = page.context.new_page()
    faults.watch(other)
    FakeWidget(other)
    other.goto("/disclaimer")
    page.goto("/")
    picker.click()

    choice(page, OTHER).click()

    expect(other.locator("html")).to_have_attribute("lang", OTHER.tag)


def test_a_choice_in_the_menu_takes_effect_and_is_announced_there(
    phone: Page, content: SiteContent
) -> None:
    FakeWidget(phone)
    phone.goto("/")
    phone.get_by_role("button", name=content.menu.open_label).click()
    menu = phone.get_by_role("dialog", name=content.menu.title)

    menu.get_by_role("button", name=content.language.label).click()
    choice(phone, OTHER).click()

    expect(phone.locator("html")).to_have_attribute("lang", OTHER.tag)
    message = phone.get_by_role("dialog").locator("[aria-live=polite]")
    expect(message).to_contain_text(texts_of(OTHER.code)["language.switched"])
    expect(message.locator(f"[lang={OTHER.tag}]")).to_have_count(1)


def test_the_picker_opens_on_the_current_language_after_its_notice(
    page: Page, picker: Locator, widget: FakeWidget, content: SiteContent
) -> None:
    page.add_init_script(f"localStorage.tlang = {OTHER.code!r}")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", OTHER.tag)

    language_picker(page).click()

    panel = page.locator(":popover-open")
    expect(choice(page, OTHER)).to_be_focused()
    expect(panel).to_have_accessible_name(texts_of(OTHER.code)["language.label"])
    notice = texts_of(OTHER.code)["language.notice"]
    expect(choice(page, OTHER)).to_have_accessible_description(notice)
    expect(panel.locator("> *").first).to_have_text(texts_of(OTHER.code)["language.notice"])


def test_the_picker_is_labelled_in_hindi_too(
    page: Page, picker: Locator, widget: FakeWidget, content: SiteContent
) -> None:
    hindi = content.language.label_in_hindi
    page.goto("/")

    expect(picker).to_have_accessible_name(f"{content.language.label} {hindi}")
    expect(picker.locator("[lang=hi]")).to_have_text(hindi)

    choose_language(page, "hi")
    shown = language_picker(page)
    expect(shown).to_have_accessible_name(texts_of("hi")["language.label"])


def test_choosing_a_language_again_while_it_loads_announces_it(
    page: Page, widget: FakeWidget, picker: Locator
) -> None:
    held = hold(page, f"**/catalogues/{OTHER.code}.*")
    page.add_init_script(f"localStorage.tlang = {OTHER.code!r}")
    page.goto("/")
    expect(page.locator("html[data-hydrated]:not([data-i18n-pending])")).to_have_count(1)

    picker.click()
    choice(page, OTHER).click()
    held.release()

    switched = texts_of(OTHER.code)["language.switched"]
    expect(announcement(page).filter(has_text=switched)).to_have_count(1)
