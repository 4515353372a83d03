"""The language picker, the stored language, and what stays the same after a choice."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.loader import translations
from drishti.content.schema.language import Language
from drishti.content.schema.site_content import SiteContent
from drishti.export.document import LED
from support.browsers.fake_widget import FakeWidget
from support.browsers.visitors import choose_language, language_picker, open_hydrated, open_laid_out
from support.browsers.waiting import ANIMATED, expect_hydrated, layout_ready, wait_until
from support.content.languages import ENGLISH, OTHER, TRANSLATED, texts_of

STORED = "localStorage.getItem('tlang')"
NOTE_WHAT_IS_SEEN = """
const { visibility } = getComputedStyle(document.documentElement);
const body = document.body ? "with a body" : "without a body";
sessionStorage.left = `${location.pathname} ${visibility} ${body}`;
"""
TOP = "part => part.getBoundingClientRect().top"
HEIGHT = "part => part.getBoundingClientRect().height"
# The first part below the window that alone fills it.
HIGH = f"""() => {{
  const parts = Array.from(document.querySelectorAll("main [id]"));
  const tops = parts.map({TOP});
  return parts.find((_, at) => tops[at] > innerHeight && tops[at + 1] - tops[at] > 760).id;
}}"""


def choice(page: Page, language: Language) -> Locator:
    return page.get_by_role("link", name=language.own_name)


# The first and the last that is translated so far.
NAMED = [each for each in TRANSLATED if "language.label" in translations()[each.code]]


@pytest.mark.parametrize("language", NAMED[:: len(NAMED) - 1], ids=lambda each: each.code)
def test_the_picker_is_named_in_three_languages_and_opens_with_its_notice(
    page: Page, content: SiteContent, language: Language
) -> None:
    texts, own = texts_of(language.code), choice(page, language)
    labels = {"hi": content.language.label_in_hindi, "en": str(content.language.label)}
    labels.pop(language.code, None)
    page.goto(language.path("/"))
    picker, panel = language_picker(page), page.locator(":popover-open")
    label, notice = texts["language.label"], texts["language.notice"]
    expect(picker).to_have_accessible_name(" ".join([label, *labels.values()]))
    for other, text in labels.items():
        expect(picker.locator(f"[lang={other}]")).to_have_text(text)

    picker.click()

    close = panel.get_by_role("button")
    expect(close).to_be_focused()
    expect(close).to_have_accessible_description(notice)
    expect(panel).to_have_accessible_name(label)
    expect(panel.locator("p").last).to_have_text(notice)
    expect(own).to_have_attribute("aria-current", "true")
    close.click()
    expect(panel).to_have_count(0)
    expect(picker).to_be_focused()


def test_the_picker_closes_when_the_focus_leaves_it_or_the_page_is_left(page: Page) -> None:
    open_hydrated(page)
    picker, panel = language_picker(page), page.locator(":popover-open")
    picker.click()
    for _ in range(2):  # past the button that opens it
        page.keyboard.press("Shift+Tab")
    expect(panel).to_have_count(0)

    picker.click()
    panel.evaluate(ANIMATED)  # names that are not rendered yet cannot have the focus
    panel.get_by_role("link").last.press("Tab")

    expect(choice(page, OTHER)).to_be_hidden()

    picker.click()
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")

    expect(panel).to_have_count(0)  # Back would show the page as it was left
    expect(picker).to_be_focused()


@pytest.mark.parametrize("route", LED)
def test_a_stored_language_leads_to_its_page_before_anything_is_shown(
    page: Page, widget: FakeWidget, route: str
) -> None:
    page.add_init_script(f"sessionStorage.seeded ??= localStorage.tlang = {OTHER.code!r}")
    page.add_init_script(
        f"navigation.addEventListener('navigate', () => {{ {NOTE_WHAT_IS_SEEN} }})"
    )

    page.goto(f"{route}?from=a friend#main")

    expect(page).to_have_url(f"{OTHER.path(route)}?from=a%20friend#main")
    assert page.evaluate("sessionStorage.left") == f"{route} hidden without a body"


def test_back_undoes_a_choice_and_forward_makes_it_again(page: Page, widget: FakeWidget) -> None:
    page.goto("/disclaimer")
    page.goto("/")
    choose_language(page, OTHER.code)
    expect(page).to_have_url(OTHER.path("/"))
    page.goto("/terms-uses")  # redirects to the stored language
    expect(page).to_have_url(OTHER.path("/terms-uses"))
    choose_language(page, ENGLISH.code)
    expect(page).to_have_url("/terms-uses")

    steps = [
        (page.go_back, OTHER.path("/terms-uses"), OTHER),
        (page.go_back, OTHER.path("/"), OTHER),
        (page.go_back, "/", ENGLISH),
        (page.go_back, "/disclaimer", ENGLISH),
        (page.go_forward, "/", ENGLISH),
        (page.go_forward, OTHER.path("/"), OTHER),
    ]
    for go, path, language in steps:
        go()
        expect(page).to_have_url(path)
        wait_until(page, f"code => {STORED} === code", arg=language.code)
    page.evaluate("history.go(-2)")
    expect(page).to_have_url("/disclaimer")
    page.goto("/")
    expect(page).to_have_url("/")  # not redirected, because English was restored

    from_cache = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
    page.evaluate(f"code => {{ localStorage.tlang = code; {from_cache}; }}", OTHER.code)
    assert page.evaluate(STORED) == ENGLISH.code


@pytest.mark.parametrize("is_restored", [False, True], ids=["reloaded", "restored"])
def test_a_visitor_who_chose_elsewhere_is_led_in_a_reloaded_or_restored_tab(
    page: Page, widget: FakeWidget, is_restored: bool
) -> None:
    page.goto("/disclaimer")
    page.evaluate("code => { localStorage.tlang = code }", OTHER.code)

    if is_restored:
        page.goto("about:blank")
        page.go_back(wait_until="commit")  # comes, as a restored tab, from no page of the site
    else:
        page.reload()

    expect(page).to_have_url(OTHER.path("/disclaimer"))


@pytest.mark.parametrize(
    ("route", "part", "top"),
    [("/", "", 200), ("/", "", -300), ("/disclaimer", "section-9", 200)],
)
def test_a_choice_leads_to_the_same_place_on_the_same_page(
    page: Page, widget: FakeWidget, route: str, part: str, top: int
) -> None:
    page.goto(f"{route}?from=a friend")
    page.evaluate("localStorage.theme = 'dark'; localStorage.reading = 'width=narrow'")
    page.reload()
    expect_hydrated(page)
    layout_ready(page)
    there = page.locator(f"[id='{part or page.evaluate(HIGH)}']")
    there.evaluate(f"part => scrollBy({{ top: ({TOP})(part) - {top}, behavior: 'instant' }})")

    height = there.evaluate(HEIGHT)

    choose_language(page, OTHER.code)

    expect(page).to_have_url(f"{OTHER.path(route)}?from=a%20friend")
    expect(page.locator("html")).to_have_attribute("lang", OTHER.tag)
    expect(page.locator("html.dark[data-reading='width=narrow']")).to_have_count(1)
    assert page.evaluate(STORED) == OTHER.code
    expect(page.locator("main :focus")).to_be_in_viewport()
    expect(page.locator(":popover-open")).to_have_count(0)
    arrived = there.evaluate(TOP)
    # In proportion if the part began above the window, where a heading may take another line once
    # its font arrives; what is in the window stays.
    due = top * there.evaluate(HEIGHT) / height if top < 0 else top
    assert arrived == pytest.approx(due, abs=60)
    expect_hydrated(page)
    layout_ready(page)
    assert there.evaluate(TOP) == pytest.approx(arrived, abs=2)


def test_with_large_text_a_choice_leads_to_the_very_item_that_was_in_view(phone: Page) -> None:
    FakeWidget(phone)
    phone.goto("/")
    phone.evaluate("localStorage.reading = 'text-size=200 spacing=wide'")
    phone.reload()
    layout_ready(phone)
    item = phone.locator("main li:visible").last
    item.evaluate(f"item => scrollBy({{ top: ({TOP})(item) - 20, behavior: 'instant' }})")

    # The header has scrolled away, and Playwright would scroll to it.
    phone.locator(f"#reading [data-language={OTHER.code}]").evaluate("link => link.click()")

    expect(phone.locator("html")).to_have_attribute("lang", OTHER.tag)
    expect_hydrated(phone)
    layout_ready(phone)
    assert item.evaluate(TOP) == pytest.approx(20, abs=10)


def test_a_choice_leads_to_the_question_that_had_the_focus_as_it_was(phone: Page) -> None:
    FakeWidget(phone)
    open_laid_out(phone)
    question = phone.locator("#faq summary").last
    question.press("Enter")

    phone.locator(f"#reading [data-language={OTHER.code}]").evaluate("link => link.click()")

    expect(phone.locator("html")).to_have_attribute("lang", OTHER.tag)
    expect(question).to_be_focused()
    expect(question).to_be_in_viewport()
    expect(phone.locator("#faq details[open]")).to_have_count(1)
    expect(phone.locator("#faq details").last).to_have_attribute("open", "")

    expect_hydrated(phone)
    closed = phone.locator("#faq details").nth(1)
    closed.locator("summary").focus()
    phone.locator(f"#reading [data-language={ENGLISH.code}]").evaluate("link => link.click()")

    expect(phone.locator("html")).to_have_attribute("lang", ENGLISH.tag)
    expect(closed.locator("summary")).to_be_focused()
    expect(closed).not_to_have_attribute("open", "")

    phone.go_back()
    expect(phone.locator("html")).to_have_attribute("lang", OTHER.tag)
    expect(closed.locator("summary")).to_be_focused()


@pytest.mark.parametrize(("route", "scrolled"), [("/", 0), ("/disclaimer", 60)])
def test_a_choice_near_the_top_is_as_good(phone: Page, route: str, scrolled: int) -> None:
    FakeWidget(phone)
    phone.goto(route)
    phone.evaluate("top => scrollTo({ top, behavior: 'instant' })", scrolled)

    choose_language(phone, OTHER.code)

    expect(phone).to_have_url(OTHER.path(route))
    expect(phone.locator("main :focus")).to_be_in_viewport()
    # The translated title may have a line more or less.
    assert phone.evaluate("scrollY") == pytest.approx(scrolled, abs=90)


@pytest.mark.parametrize("how", [{"button": "middle"}, {"modifiers": ["ControlOrMeta"]}])
def test_a_language_can_be_opened_elsewhere(page: Page, how: dict[str, Any]) -> None:
    page.goto("/?from=a friend")
    language_picker(page).click()
    choice(page, OTHER).click(button="right")
    assert page.evaluate(STORED) is None

    with page.context.expect_page() as opened:
        choice(page, OTHER).click(**how)

    expect(opened.value).to_have_url(f"{OTHER.path('/')}?from=a%20friend")
    expect(page).to_have_url("/?from=a%20friend")
    wait_until(page, f"code => {STORED} === code", arg=OTHER.code)
