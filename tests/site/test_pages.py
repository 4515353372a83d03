"""The content and metadata of each page."""

import re
from collections import Counter
from html import escape
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from drishti.content.links import ROUTES
from drishti.content.schema.language import Language
from drishti.content.schema.legal import LegalPage
from drishti.content.schema.site_content import SiteContent
from drishti.pages.home import home
from support.browsers.layout_ready import layout_ready
from support.browsers.page_errors import Faults
from support.browsers.visitors import SharedPage, Visitor
from support.components import sections
from support.content.languages import ENGLISH, OTHER, RIGHT_TO_LEFT, TRANSLATED, texts_of


@pytest.fixture
def legal_pages(content: SiteContent) -> dict[str, LegalPage]:
    return {"/disclaimer": content.disclaimer, "/terms-uses": content.terms}


def test_the_home_page_has_a_heading_and_its_sections_in_order(
    shared_page: SharedPage, content: SiteContent
) -> None:
    page = shared_page("/")

    headings = page.get_by_role("main").get_by_role("heading", level=2)

    _, *others = sections(home(content))
    expect(headings).to_contain_text([getattr(content, name).heading for name in others])
    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)
    expect(page.get_by_text(content.hero.tagline)).to_be_visible()


@pytest.mark.parametrize("route", ["/disclaimer", "/terms-uses"])
def test_a_legal_page_has_its_date_its_summary_every_numbered_section_and_a_way_home(
    shared_page: SharedPage, legal_pages: dict[str, LegalPage], content: SiteContent, route: str
) -> None:
    legal = legal_pages[route]
    page = shared_page(route)
    day = max(legal.updated, content.facts.updated)

    expect(page.get_by_role("heading", level=1)).to_have_text(legal.title)
    expect(page.get_by_text(f"{day:%d/%m/%Y}")).to_be_visible()
    expect(page.get_by_role("article").get_by_role("heading", level=2)).to_have_text(
        [content.legal.contents_label, content.legal.summary_label]
        + [f"{section.number}. {section.title}" for section in legal.sections]
    )
    way = page.get_by_role("article").get_by_role("link", name=content.legal.back_home)
    expect(way).to_have_attribute("href", "/")


@pytest.mark.parametrize("route", ["/disclaimer", "/terms-uses"])
def test_the_table_of_contents_links_to_each_section(
    page: Page, legal_pages: dict[str, LegalPage], content: SiteContent, route: str
) -> None:
    ninth = legal_pages[route].sections[8]
    page.goto(route)

    contents = page.get_by_role("navigation", name=content.legal.contents_label)
    contents.get_by_role("link", name=ninth.title).click()

    expect(page.get_by_role("heading", name=ninth.title)).to_be_in_viewport()
    expect(page.get_by_role("heading", name=ninth.title)).to_be_focused()


def test_the_table_of_contents_marks_exactly_one_section(
    page: Page, legal_pages: dict[str, LegalPage], content: SiteContent
) -> None:
    page.set_viewport_size({"width": 1440, "height": 2000})
    sections = legal_pages["/disclaimer"].sections
    page.goto("/disclaimer")
    layout_ready(page)
    contents = page.get_by_role("navigation", name=content.legal.contents_label)

    for section in sections[1:4]:
        page.evaluate(
            """id => {
              const { top } = document.getElementById(id).getBoundingClientRect();
              scrollBy({ top: top - 0.29 * innerHeight, behavior: "instant" });
            }""",
            section.id,
        )
        link = contents.get_by_role("link", name=section.title)
        expect(link).to_have_attribute("aria-current", "location")
        expect(contents.locator("[aria-current]")).to_have_count(1)


def test_the_404_page_speaks_every_language(site: Path, content: SiteContent) -> None:
    html = (site / "404.html").read_text("utf-8")

    for language in TRANSLATED:
        texts = texts_of(language.code)
        assert escape(texts[content.not_found.heading.key], quote=False) in html
        assert escape(texts[content.not_found.offline.key], quote=False) in html
        assert f'href="{language.path("/")}"' in html


@pytest.mark.parametrize("scripts", [True, False])
def test_an_unknown_url_shows_the_404_page(
    visitor: Visitor, content: SiteContent, faults: Faults, scripts: bool
) -> None:
    faults.allow("404")
    page = visitor(java_script_enabled=scripts)
    page.goto("/no-such-page")

    expect(page.get_by_role("heading", level=1)).to_have_text(content.not_found.heading)
    page.get_by_role("link", name=content.not_found.home_label).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)


LINKS = """
() => Array.from(document.querySelectorAll("a[href]"))
  .filter((link) => link.checkVisibility())
  .map((link) => [
    link.ariaLabel ?? link.textContent,
    link.closest("header, footer, nav, main")?.localName,
    link.href,
  ])
"""


@pytest.mark.parametrize("route", ["/", "/accessibility"])  # clauses may repeat a link
def test_links_have_names_of_their_own_in_each_part_of_the_page(
    shared_page: SharedPage, route: str
) -> None:
    page = shared_page(route)
    links: list[tuple[str, str, str]] = page.evaluate(LINKS)
    places = Counter((name, place) for name, place, _ in links if place != "nav")
    targets = {(name, target) for name, _, target in links}

    assert [place for place, times in places.items() if times > 1] == []
    # Where a name returns elsewhere, so does its target.
    assert [name for name, times in Counter(name for name, _ in targets).items() if times > 1] == []


@pytest.mark.parametrize(
    ("language", "route"),
    [*product([ENGLISH], ROUTES), (OTHER, "/"), (RIGHT_TO_LEFT, "/disclaimer")],
    ids=lambda value: value if isinstance(value, str) else value.code,
)
def test_every_page_is_readable_without_scripts(
    visitor: Visitor, shared_page: SharedPage, content: SiteContent, language: Language, route: str
) -> None:
    with_scripts = shared_page(language.path(route)).get_by_role("main").inner_text()
    plain = visitor(java_script_enabled=False)
    plain.goto(language.path(route))

    def words(*texts: str) -> set[str]:
        return set(re.findall(r"[^\W\d_]{2,}", " ".join(texts)))

    # The countdown needs scripts; the date beside it does not.
    time = content.buy.countdown
    switches = (content.faq.open_all, content.roadmap.open_all, content.listen.page_label)
    running = (
        *switches,
        time.days,
        time.hours,
        time.minutes,
        time.seconds,
        time.spoken,
        time.ended,
    )
    texts = texts_of(language.code)
    known = words(plain.get_by_role("main").inner_text(), *(texts[text.key] for text in running))
    assert words(with_scripts) <= known
