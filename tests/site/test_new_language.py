"""A language is one PO file and one entry: the whole site then works in it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.fake_widget import FakeWidget
from support.browsers.overflow import overflow
from support.browsers.visitors import language_picker
from support.browsers.waiting import expect_hydrated
from support.content.languages import NEW
from support.content.pseudo import LETTER, OWN_NAME, offer_pseudo, pseudo
from support.hosts.static_host import served
from support.projects import SharedBuilds

pytestmark = pytest.mark.builds

PAGES = ("/", "/disclaimer", "/terms-uses", "/accessibility")


@pytest.fixture(scope="module")
def address(builds: SharedBuilds) -> Iterator[str]:
    """The address of the site with the new language."""
    with served(builds.get("pseudo", offer_pseudo)) as host:
        yield host


def test_the_new_language_is_chosen_by_its_own_name_in_its_group(
    page: Page, address: str, content: SiteContent
) -> None:
    FakeWidget(page)  # answers the request for the translator
    page.goto(address)
    language_picker(page).click()
    group = page.get_by_role("list", name=content.language.groups[0].label, exact=True)
    choice = group.get_by_role("link", name=OWN_NAME)
    expect(choice.get_by_text(LETTER, exact=True)).to_be_visible()

    choice.click()

    expect(page.locator(f"html[lang={NEW}][dir=rtl]")).to_have_count(1)
    expect(page).to_have_url(f"{address}/{NEW}/")


def test_every_text_of_the_home_page_is_in_the_new_language(
    page: Page, address: str, content: SiteContent
) -> None:
    visit(page, address)

    expect(page.get_by_role("heading", level=1)).to_have_text(pseudo(content.hero.title))
    expect(page.locator("body [lang=en]:not([translate=no])")).to_have_count(0)
    slider = page.get_by_role("slider")
    gap = pseudo(content.calculator.spoken.partition("}")[2].partition("{")[0])
    expect(slider).to_have_attribute("aria-valuetext", re.compile(re.escape(gap.strip())))


@pytest.mark.parametrize("width", [320, 768, 1280])
def test_long_words_from_right_to_left_fit_every_page(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})

    found = {}
    for path in PAGES:
        visit(page, address, path)
        found[path] = overflow(page)

    assert {path: texts for path, texts in found.items() if texts} == {}


def visit(page: Page, address: str, path: str = "/") -> None:
    """Open a page in the new language."""
    page.goto(f"{address}/{NEW}{path}")
    expect(page.locator(f"html[lang={NEW}][dir=rtl]")).to_have_count(1)
    expect_hydrated(page)
