"""The first paint lays out no more than can be seen; the rest follows, and nothing is missing."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from drishti.content.site_copy import SiteCopy
from faults import Faults
from tampering import refuse
from whole import expect_whole

LAST_PART = "footer"
PUT_ASIDE = re.compile("auto")
IN_FULL = "visible"


@pytest.fixture
def without_scripts(page: Page, faults: Faults) -> Callable[[], None]:
    """Let no script come from now on."""

    def block() -> None:
        faults.allow(".js")
        refuse(page, "**/*.js")

    return block


@pytest.mark.parametrize("path", ["/", "/disclaimer", "/accessibility"])
def test_what_lies_below_the_screen_waits_for_the_scripts(
    page: Page, without_scripts: Callable[[], None], path: str
) -> None:
    without_scripts()

    page.goto(path, wait_until="commit")

    expect(page.locator(LAST_PART)).to_have_css("content-visibility", PUT_ASIDE)
    expect(page.locator(":is(main, article) > section").first).to_have_css(
        "content-visibility", IN_FULL
    )


def test_they_are_not_waited_for_in_vain(page: Page, without_scripts: Callable[[], None]) -> None:
    without_scripts()

    page.goto("/")

    expect_whole(page)


def test_without_the_scripts_it_is_there_for_whoever_scrolls(
    page: Page, without_scripts: Callable[[], None], copy: SiteCopy
) -> None:
    without_scripts()
    page.goto("/")

    ends = page.get_by_text(copy.footer.about)
    ends.scroll_into_view_if_needed()

    expect(ends).to_be_in_viewport()
    expect(page.get_by_role("heading", name=copy.faq.heading)).to_be_visible()


def test_the_whole_page_is_laid_out_soon_after(page: Page) -> None:
    page.goto("/")

    expect_whole(page)

    expect(page.locator(LAST_PART)).to_have_css("content-visibility", IN_FULL)


def test_who_follows_a_link_into_the_page_finds_everything_in_its_place(
    page: Page, without_scripts: Callable[[], None]
) -> None:
    without_scripts()

    page.goto("/#faq", wait_until="commit")

    expect(page.locator(LAST_PART)).to_have_css("content-visibility", IN_FULL)


def test_who_comes_back_to_the_middle_finds_everything_in_its_place(
    page: Page, without_scripts: Callable[[], None]
) -> None:
    page.goto("/")
    without_scripts()

    page.reload(wait_until="commit")

    expect(page.locator(LAST_PART)).to_have_css("content-visibility", IN_FULL)
