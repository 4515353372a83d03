"""The first paint lays out no more than can be seen; the rest follows, and nothing is missing."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from drishti.content.site_copy import SiteCopy
from faults import Faults
from tampering import refuse
from whole import expect_whole

PARTS = ":is(main, article) > section"
PUT_ASIDE = re.compile("auto")
IN_FULL = "visible"

# The page brings its parts back after three seconds whatever happens; here it is not let.
NEVER_IN_THREE_SECONDS = """
const later = window.setTimeout;
window.setTimeout = (act, ms, ...given) => (ms === 3000 ? 0 : later(act, ms, ...given));
"""
NEVER_IDLE = "window.requestIdleCallback = () => 0;"


@pytest.fixture
def impatience_is_off(page: Page) -> None:
    page.add_init_script(NEVER_IN_THREE_SECONDS)


@pytest.fixture
def without_scripts(page: Page, faults: Faults) -> Callable[[], None]:
    """Let no script come from now on."""

    def block() -> None:
        faults.allow(".js")
        refuse(page, "**/*.js")

    return block


@pytest.mark.usefixtures("impatience_is_off")
@pytest.mark.parametrize("path", ["/", "/disclaimer", "/accessibility"])
def test_what_lies_below_the_screen_waits_for_the_scripts(
    page: Page, without_scripts: Callable[[], None], path: str
) -> None:
    without_scripts()

    page.goto(path, wait_until="commit")

    expect(page.locator(PARTS).last).to_have_css("content-visibility", PUT_ASIDE)
    expect(page.locator(PARTS).first).to_have_css("content-visibility", IN_FULL)


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


@pytest.mark.usefixtures("impatience_is_off")
def test_the_scripts_bring_the_whole_page_back(page: Page) -> None:
    page.goto("/")

    expect_whole(page)

    expect(page.locator(PARTS).last).to_have_css("content-visibility", IN_FULL)


@pytest.mark.usefixtures("impatience_is_off")
def test_who_follows_a_link_into_the_page_finds_everything_in_its_place(
    page: Page, without_scripts: Callable[[], None]
) -> None:
    without_scripts()

    page.goto("/#faq", wait_until="load")

    expect(page.locator(PARTS).last).to_have_css("content-visibility", IN_FULL)


@pytest.mark.usefixtures("impatience_is_off")
def test_who_comes_back_to_the_middle_finds_it_again(
    page: Page, without_scripts: Callable[[], None], copy: SiteCopy
) -> None:
    page.goto("/")
    expect_whole(page)
    middle = page.get_by_role("heading", name=copy.features.heading, exact=True)
    middle.scroll_into_view_if_needed()
    without_scripts()

    page.reload(wait_until="load")

    expect(page.locator(PARTS).last).to_have_css("content-visibility", IN_FULL)
    expect(middle).to_be_in_viewport()


def test_a_link_in_the_menu_leads_to_its_place_although_parts_are_still_put_aside(
    phone: Page, copy: SiteCopy
) -> None:
    phone.add_init_script(NEVER_IN_THREE_SECONDS + NEVER_IDLE)
    phone.emulate_media(reduced_motion="reduce")
    phone.goto("/")
    expect(phone.locator("html")).to_have_attribute("data-hydrated", "")
    phone.get_by_role("button", name=copy.menu.open_label, exact=True).click()
    document = copy.token.whitepaper
    link = phone.get_by_role("dialog").locator("a[href$='#whitepaper']")

    link.click()

    place = phone.get_by_role("heading", name=document.heading, exact=True)
    expect(place).to_be_in_viewport()
    assert 0 <= place.evaluate("place => place.getBoundingClientRect().top") < 200


@pytest.mark.usefixtures("impatience_is_off")
def test_the_address_bar_leads_to_its_place_although_parts_are_still_put_aside(
    page: Page, copy: SiteCopy
) -> None:
    page.add_init_script(NEVER_IDLE)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-parts", "awaited")

    page.evaluate("location.hash = 'faq'")

    expect_whole(page)
    expect(page.get_by_role("heading", name=copy.faq.heading)).to_be_in_viewport()


def test_what_is_out_of_sight_is_put_aside_while_the_menu_opens_and_closes(
    phone: Page, copy: SiteCopy
) -> None:
    phone.goto("/")
    expect_whole(phone)
    phone.evaluate(
        """() => {
          window.aside = new Set();
          new MutationObserver((changes) => {
            const put = changes.filter(({ target }) => target.style.contentVisibility);
            for (const { target } of put) aside.add(target.id);
          }).observe(document.body, { subtree: true, attributeFilter: ["style"] });
        }"""
    )
    for button in (copy.menu.open_label, copy.menu.close_label):
        phone.evaluate("window.aside.clear()")

        phone.get_by_role("button", name=button, exact=True).click()

        expect_whole(phone)
        assert "faq" in phone.evaluate("Array.from(window.aside)")
