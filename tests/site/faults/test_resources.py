"""Files that are missing, late or invalid, and a network that is lost."""

import pytest
from playwright.sync_api import Page

from support.browsers.network_faults import refuse
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
