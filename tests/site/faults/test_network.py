"""A network that goes away and comes back."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.loader import translations
from drishti.content.schema.site_content import SiteContent
from support.browsers.network_faults import refuse
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.visitors import choose_language


@pytest.fixture(autouse=True)
def _no_network(faults: Faults) -> None:
    """The browser itself reports what it could not get."""
    faults.allow("ERR_INTERNET_DISCONNECTED")


def test_offline_after_the_first_answer_the_page_can_be_read(
    page: Page, survival: Survival, faults: Faults
) -> None:
    faults.allow("net::ERR_FAILED")  # every file but the page is refused
    refuse(page, "**/*.*")
    page.goto("/")

    survival.assert_readable(page)
    survival.assert_links(page, scripts=False, network=False)


def test_offline_in_the_middle_everything_but_other_pages_goes_on(
    page: Page, survival: Survival
) -> None:
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-hydrated", "")

    page.context.set_offline(True)

    survival.assert_it_serves(page, network=False)


def test_a_language_chosen_offline_is_refused_in_words_and_may_be_chosen_again(
    page: Page, content: SiteContent
) -> None:
    hindi = content.language.languages[1]
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-hydrated", "")
    page.context.set_offline(True)
    choose_language(page, hindi.code)
    expect(page.get_by_role("status").last).to_have_text(content.language.failed)

    page.context.set_offline(False)
    choose_language(page, hindi.code)

    expect(page.locator("html")).to_have_attribute("lang", hindi.tag)


def test_a_stored_language_comes_as_soon_as_there_is_a_network(
    page: Page, content: SiteContent, faults: Faults
) -> None:
    faults.allow("/catalogues/")
    hindi = content.language.languages[1]
    page.add_init_script(f"localStorage.tlang = {hindi.code!r}")
    refuse(page, "**/catalogues/*")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-hydrated", "")
    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)

    page.unroute("**/catalogues/*")
    page.context.set_offline(True)
    page.context.set_offline(False)

    title = translations()[hindi.code]["hero.title"]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_a_flapping_network_leaves_the_page_in_one_piece(
    page: Page, survival: Survival, content: SiteContent
) -> None:
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-hydrated", "")

    for language in content.language.languages[1:6]:
        page.context.set_offline(True)
        choose_language(page, language.code)
        page.context.set_offline(False)
        choose_language(page, language.code)

    expect(page.locator("html")).to_have_attribute("lang", language.tag)
    choose_language(page, "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    survival.assert_it_serves(page)
