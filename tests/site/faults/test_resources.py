"""Files that are missing, late or invalid, and a network that is lost."""

import pytest
from playwright.sync_api import Page

from support.browsers.network_faults import answer_with, hold, refuse
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.waiting import expect_hydrated

KINDS = {"fonts": "**/fonts/*", "pictures": "**/images/**"}
# Part of the browser's own error message about a file of each kind.
REPORTED = {"fonts": "/fonts/", "pictures": "/images/"}


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_works_without_a_resource(
    page: Page, survival: Survival, faults: Faults, kind: str
) -> None:
    faults.allow(REPORTED[kind])
    refuse(page, KINDS[kind])
    page.goto("/")

    survival.assert_works(page, network=False)


@pytest.mark.thorough  # similar to a refused resource
@pytest.mark.parametrize("kind", KINDS)
def test_the_page_works_when_a_resource_is_replaced_by_html(
    page: Page, survival: Survival, faults: Faults, kind: str
) -> None:
    faults.allow(REPORTED[kind])
    faults.allow("OTS parsing error")
    answer_with(page, KINDS[kind], content_type="text/html", body="<p>Log in to go on")
    page.goto("/")

    survival.assert_works(page, network=False)


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_does_not_wait_for_a_slow_resource(
    page: Page, survival: Survival, kind: str
) -> None:
    hold(page, KINDS[kind])
    page.goto("/", wait_until="commit")

    survival.assert_works(page, network=False)


def test_the_page_is_readable_if_only_the_html_arrives(
    page: Page, survival: Survival, faults: Faults
) -> None:
    faults.allow("net::ERR_FAILED")  # every file but the page is blocked
    refuse(page, "**/*.*")
    page.goto("/")

    survival.assert_readable(page)
    survival.assert_links(page, scripts=False, network=False)


def test_everything_but_navigation_works_after_going_offline(
    page: Page, survival: Survival, faults: Faults
) -> None:
    faults.allow("ERR_INTERNET_DISCONNECTED")
    page.goto("/")
    expect_hydrated(page)

    page.context.set_offline(True)

    survival.assert_works(page, network=False)
