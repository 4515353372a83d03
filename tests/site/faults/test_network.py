"""A network connection that is lost and restored."""

import pytest
from playwright.sync_api import Page, Route, expect

from drishti.content.loader import translations
from drishti.content.schema.site_content import SiteContent
from support.browsers.network_faults import refuse
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.visitors import announcement, choose_language
from support.browsers.waiting import expect_hydrated


@pytest.fixture(autouse=True)
def _no_network(faults: Faults) -> None:
    """The browser logs every request that fails offline."""
    faults.allow("ERR_INTERNET_DISCONNECTED")


def test_the_page_is_readable_if_only_the_html_arrives(
    page: Page, survival: Survival, faults: Faults
) -> None:
    faults.allow("net::ERR_FAILED")  # every file but the page is blocked
    refuse(page, "**/*.*")
    page.goto("/")

    survival.assert_readable(page)
    survival.assert_links(page, scripts=False, network=False)


def test_everything_but_navigation_works_after_going_offline(
    page: Page, survival: Survival
) -> None:
    page.goto("/")
    expect_hydrated(page)

    page.context.set_offline(True)

    survival.assert_works(page, network=False)


def test_choosing_a_language_offline_shows_an_error_and_can_be_retried(
    page: Page, content: SiteContent
) -> None:
    hindi = content.language.languages[1]
    page.goto("/")
    expect_hydrated(page)
    page.context.set_offline(True)
    choose_language(page, hindi.code)
    expect(announcement(page)).to_have_text(content.language.failed)

    page.context.set_offline(False)
    choose_language(page, hindi.code)

    expect(page.locator("html")).to_have_attribute("lang", hindi.tag)


def test_a_stored_language_is_applied_once_the_network_returns(
    page: Page, content: SiteContent, faults: Faults
) -> None:
    faults.allow("/catalogues/")
    hindi = content.language.languages[1]
    page.add_init_script(f"localStorage.tlang = {hindi.code!r}")
    refuse(page, "**/catalogues/*")
    page.goto("/")
    expect_hydrated(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)

    page.unroute("**/catalogues/*")
    page.context.set_offline(True)
    page.context.set_offline(False)

    title = translations()[hindi.code]["hero.title"]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_a_language_is_requested_anew_when_the_network_returns_during_a_request(
    page: Page, content: SiteContent, faults: Faults
) -> None:
    faults.allow("/catalogues/")
    hindi = content.language.languages[1]
    page.add_init_script(f"localStorage.tlang = {hindi.code!r}")
    requests: list[Route] = []

    def hold_the_first(route: Route) -> None:
        requests.append(route)
        if len(requests) > 1:
            route.continue_()

    page.route("**/catalogues/*", hold_the_first)
    page.goto("/")
    expect_hydrated(page)

    page.context.set_offline(True)
    page.context.set_offline(False)

    title = translations()[hindi.code]["hero.title"]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    requests[0].abort()


def test_the_page_survives_an_unstable_network(
    page: Page, survival: Survival, content: SiteContent
) -> None:
    page.goto("/")
    expect_hydrated(page)

    for language in content.language.languages[1:6]:
        page.context.set_offline(True)
        choose_language(page, language.code)
        page.context.set_offline(False)
        choose_language(page, language.code)

    expect(page.locator("html")).to_have_attribute("lang", language.tag)
    choose_language(page, "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    survival.assert_works(page)
