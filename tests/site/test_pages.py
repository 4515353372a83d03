"""The legal pages, the accessibility statement, the 404 page, and what every page has."""

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from drishti.content.accessibility_results import results
from drishti.content.files import LEGAL_PAGES, shown_texts
from drishti.content.links import ROUTES
from drishti.content.loader import translations
from drishti.content.schema.legal import LegalPage
from drishti.content.schema.site_content import SiteContent
from drishti.export.locales import PARTS
from support.browsers.page_errors import Faults
from support.browsers.visitors import SharedPage, Visitor, choose_language, open_laid_out
from support.browsers.waiting import TWO_FRAMES
from support.content.documents import parsed
from support.content.languages import ENGLISH, OTHER, RIGHT_TO_LEFT, TRANSLATED, texts_of


@pytest.mark.facts
@pytest.mark.parametrize("name", LEGAL_PAGES)
def test_a_legal_page_is_complete_and_leads_on_without_scripts(
    visitor: Visitor, content: SiteContent, name: str
) -> None:
    legal: LegalPage = getattr(content, name)
    route = next(route for route, part in PARTS.items() if part == name)
    page = visitor(java_script_enabled=False)
    page.goto(route)
    article = page.get_by_role("article")

    expect(article.get_by_role("heading", level=1)).to_have_text(legal.title)
    dates = [(content.legal.changed_label, legal.changed)]
    if legal.updated:
        dates += [(content.legal.updated_label, max(legal.updated, content.facts.updated))]
    for label, day in dates:
        expect(article.get_by_text(f"{label} {day.day} {day:%B %Y}")).to_be_visible()
        expect(article.locator(f"time[datetime='{day}']").first).to_be_visible()
    expect(article.get_by_role("heading", level=2)).to_have_text(
        [*([legal.checklist.title] if legal.checklist else [])]
        + [content.legal.contents_label, content.legal.summary_label]
        + [f"{section.number}. {section.title}" for section in legal.sections]
    )
    for prose in (legal.lede, legal.summary, *(section.body for section in legal.sections)):
        longest_phrase = max(re.findall(r"[\w ,]+", prose), key=len)
        expect(article).to_contain_text(longest_phrase)
    article.get_by_role("link", name=content.legal.back_home).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)
    choose_language(page, OTHER.code)
    title = texts_of(OTHER.code)["hero.title"]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_the_table_of_contents_leads_to_sections_and_marks_the_current_one(
    page: Page, content: SiteContent
) -> None:
    open_laid_out(page, "/terms-uses")
    contents = page.get_by_role("navigation", name=content.legal.contents_label)

    for section in (content.terms.sections[8], content.terms.sections[2]):
        contents.get_by_role("link", name=section.title).click()

        heading = page.get_by_role("heading", name=section.title)
        expect(heading).to_be_in_viewport()
        expect(heading).to_be_focused()
        expect(contents.locator("[aria-current=location]")).to_have_text(section.title)
    # Where two sections meet, the later one is current.
    heading.evaluate("it => scrollBy(0, it.getBoundingClientRect().top - 0.295 * innerHeight)")
    page.evaluate(TWO_FRAMES)
    expect(contents.locator("[aria-current=location]")).to_have_text(section.title)


def test_the_focus_in_the_contents_does_not_move_the_page(page: Page, content: SiteContent) -> None:
    page.set_viewport_size({"width": 1366, "height": 657})
    open_laid_out(page, "/terms-uses")
    page.evaluate("scrollTo({ top: 1500, behavior: 'instant' })")
    contents = page.get_by_role("navigation", name=content.legal.contents_label)

    contents.get_by_role("link").first.focus()
    for section in content.terms.sections[1:]:
        page.keyboard.press("Tab")
        link = contents.get_by_role("link", name=section.title)
        expect(link).to_be_focused()
        expect(link).to_be_in_viewport(ratio=0.99)

    assert page.evaluate("scrollY") == 1500


def test_the_statement_shows_the_results_of_the_last_run(page: Page, content: SiteContent) -> None:
    texts = content.accessibility.results
    page.goto("/accessibility")

    rows = page.get_by_role("table", name=texts.caption).get_by_role("row")
    for checker in results().checkers:
        row = rows.filter(has_text=f"{checker.name} {checker.version}")
        expect(row.get_by_role("rowheader")).to_be_visible()
        expect(row.get_by_role("cell")).to_have_text([str(checker.visited), "0"])
        assert (checker.found, checker.visited) == (0, results().checkers[0].visited)
    counts = {"false": 0, "answered": 0}
    for each in results().reviewed:
        counts[each.kind] += each.findings
    page.get_by_text(texts.reviewed.format(**counts)).click()
    for each in results().reviewed:
        reason = page.get_by_text(f"{each.reason} ({each.findings})", exact=True)
        expect(reason.first).to_be_visible()


def test_reader_views_keep_every_heading_and_paragraph(site: Path) -> None:
    """As Readability decides, which is in Firefox: a page of its own may hide no warning."""
    text_class = re.compile("article|body|content|main|page|text")
    for page in site.rglob("*.html"):
        for div in parsed(page.read_text("utf-8")).css("main div"):
            if div.css_first("h2"):
                assert any(part.text() for part in div.css("li, p, span, td")), div.text()
            linked = sum(len(link.text()) for link in div.css("a[href]:not([href^='#'])"))
            most = 0.5 if text_class.search(div.attrs.sget("class", "")) else 0.2
            if any(len(part.text()) > 80 for part in div.css("p")):
                assert linked <= most * len(div.text()), div.text()


def test_an_unknown_url_shows_the_404_page_in_every_language(
    visitor: Visitor, content: SiteContent, faults: Faults
) -> None:
    faults.allow("404")
    page = visitor(java_script_enabled=False)
    page.goto("/no-such-page")

    expect(page.locator("meta[name=robots]")).to_have_attribute("content", "noindex")
    known = translations()
    translated = [each for each in TRANSLATED if "not_found.heading" in known[each.code]]
    for language in (ENGLISH, *translated):
        texts = texts_of(language.code)
        heading, offline = texts["not_found.heading"], texts["not_found.offline"]
        expect(page.get_by_text(heading, exact=True)).to_be_visible()
        expect(page.get_by_text(offline, exact=True).first).to_be_attached()
        expect(page.locator(f"main a[href='{language.path('/')}']").first).to_be_visible()
    page.get_by_role("link", name=content.not_found.home_label).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)


@pytest.mark.parametrize(
    ("stored", "path"),
    [
        (RIGHT_TO_LEFT.code, "/no-such-page"),
        (OTHER.code, RIGHT_TO_LEFT.path("/no-such-page")),
        (f"{RIGHT_TO_LEFT.code}?", RIGHT_TO_LEFT.path("/no-such-page#place=")),  # just chosen
    ],
)
def test_the_404_page_is_headed_and_named_in_the_language_of_its_address_or_its_reader(
    page: Page, faults: Faults, stored: str, path: str
) -> None:
    faults.allow("404")
    heading = texts_of(RIGHT_TO_LEFT.code)["not_found.heading"]
    page.add_init_script(f"localStorage.tlang = '{stored}'")
    page.goto(path)

    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(page.get_by_role("heading", level=1)).to_have_css("direction", "rtl")
    expect(page).to_have_title(heading)
    expect(page.locator("title")).to_have_attribute("lang", RIGHT_TO_LEFT.tag)
    assert page.evaluate("localStorage.tlang") == stored  # until its page is there


@pytest.mark.usefixtures("widget")
def test_a_language_of_the_404_page_leads_to_the_top_of_its_home_page(
    page: Page, faults: Faults
) -> None:
    faults.allow("404")
    page.set_viewport_size({"width": 320, "height": 256})
    page.goto("/no-such-page")

    page.locator(f"main [data-language={OTHER.code}]").first.press("Enter")

    expect(page).to_have_url(OTHER.path("/"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert page.evaluate("scrollY") == 0


@pytest.mark.facts
@pytest.mark.parametrize("route", [each for each in ROUTES if PARTS[each] not in LEGAL_PAGES])
def test_links_of_one_name_have_one_target_and_no_section_repeats_its_heading(
    shared_page: SharedPage, route: str
) -> None:
    page = shared_page(route)
    links = page.get_by_role("link").evaluate_all(
        "links => links.map((link) => [link.ariaLabel ?? link.textContent, link.href])"
    )

    targets = Counter(name for name, _ in {(name, target) for name, target in links})
    several = [link for link in links if targets[link[0]] > 1]
    assert not several, f"one name, several addresses; change a label in content/en/: {several}"
    expect(page.get_by_role("main").get_by_role("region")).to_have_count(0)


@pytest.mark.facts
@pytest.mark.parametrize("route", ROUTES)
def test_without_scripts_a_page_is_readable_and_shows_no_control_that_needs_them(
    visitor: Visitor, shared_page: SharedPage, content: SiteContent, route: str
) -> None:
    with_scripts = shared_page(route).get_by_role("main").inner_text()
    plain = visitor(java_script_enabled=False)
    plain.goto(route)
    links = plain.get_by_role("banner").get_by_role("list").first
    expect(links).not_to_have_css("column-gap", "normal")

    def words(*texts: str) -> set[str]:
        return set(re.findall(r"[^\W\d_]{2,}", " ".join(texts)))

    # The countdown needs scripts; the date beside it does not.
    running = [
        text
        for text in shown_texts(content).values()
        if re.search(r"open_all|page_label|countdown", text.key)
    ]
    assert words(with_scripts) <= words(plain.get_by_role("main").inner_text(), *running)
    needs_scripts = (
        "button:not([popovertarget], [aria-disabled=true], form[action] *),"
        "[type=range], [data-requires-js]"
    )
    expect(plain.locator(needs_scripts).filter(visible=True)).to_have_count(0)
