"""The light and dark themes."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.layout_ready import layout_ready
from support.browsers.page_errors import Faults
from support.browsers.waiting import expect_hydrated, wait_until


@pytest.fixture
def switch(page: Page, content: SiteContent) -> Locator:
    return page.get_by_role("banner").get_by_role("button", name=content.theme.label)


def store(page: Page, theme: str) -> None:
    page.add_init_script(f"sessionStorage.seeded ??= (localStorage.theme = {theme!r})")


def expect_theme(page: Page, *, dark: bool) -> None:
    root, body = page.locator("html"), page.locator("body")
    if dark:
        expect(root).to_contain_class("dark")
        expect(body).to_contain_class("dark-mode")
    else:
        expect(root).not_to_contain_class("dark")
        expect(body).not_to_contain_class("dark-mode")


def test_the_theme_toggles_and_persists(page: Page, switch: Locator) -> None:
    page.goto("/")
    expect_theme(page, dark=False)

    switch.click()
    expect_theme(page, dark=True)
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("localStorage.theme") == "dark"
    page.reload()
    expect_theme(page, dark=True)
    expect(switch).to_have_attribute("aria-pressed", "true")

    switch.click()
    expect_theme(page, dark=False)
    assert page.evaluate("localStorage.theme") == "light"


@pytest.mark.parametrize("stored", ["light", "system"])
def test_only_the_stored_value_dark_selects_the_dark_theme(page: Page, stored: str) -> None:
    store(page, stored)
    page.emulate_media(color_scheme="dark")

    page.goto("/")
    expect_hydrated(page)

    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect_theme(page, dark=False)


def test_nothing_is_stored_before_a_choice(page: Page) -> None:
    page.goto("/")
    expect_hydrated(page)

    assert page.evaluate("Object.keys(localStorage)") == []


def test_a_stored_dark_theme_applies_before_the_first_paint(page: Page) -> None:
    store(page, "dark")
    # Record every change to the root's classes from the moment it exists.
    page.add_init_script(
        """
        window.themes = [];
        new MutationObserver(() => {
          const root = document.documentElement;
          if (root && document.body) window.themes.push(root.classList.contains("dark"));
        }).observe(document, { attributes: true, childList: true, subtree: true });
        """
    )

    page.goto("/")
    expect_hydrated(page)
    expect_theme(page, dark=True)

    assert set(page.evaluate("window.themes")) == {True}


def test_the_hero_image_is_grey_in_the_dark_theme(
    page: Page, content: SiteContent, switch: Locator
) -> None:
    page.goto("/")
    picture = page.get_by_role("img", name=content.hero.image_alt)
    expect(picture).to_have_css("filter", "none")

    switch.click()

    expect(picture).to_have_css("filter", "grayscale(1)")
    expect(picture).to_have_css("mix-blend-mode", "luminosity")


def test_changes_are_synchronised_between_tabs(page: Page, switch: Locator, faults: Faults) -> None:
    other = page.context.new_page()
    faults.watch(other)
    other.goto("/disclaimer")
    page.goto("/")

    switch.click()

    expect_theme(other, dark=True)


def test_the_chosen_theme_is_kept_on_every_page(page: Page, switch: Locator) -> None:
    page.goto("/")
    switch.click()
    expect_theme(page, dark=True)

    page.goto("/terms-uses")

    expect_theme(page, dark=True)


def test_a_theme_change_reaches_off_screen_content_without_changing_page_height(
    page: Page, switch: Locator
) -> None:
    page.goto("/")
    layout_ready(page)
    ends = page.get_by_role("contentinfo")
    by_day = ends.evaluate("part => getComputedStyle(part).backgroundColor")
    page.evaluate(
        """() => {
          window.lengths = new Set();
          requestAnimationFrame(function note() {
            window.lengths.add(document.documentElement.scrollHeight);
            requestAnimationFrame(note);
          });
        }"""
    )

    switch.click()

    expect(ends).not_to_have_css("background-color", by_day)
    layout_ready(page)
    wait_until(page, "window.lengths.size > 0")
    assert page.evaluate("Array.from(window.lengths)") == [
        page.evaluate("document.documentElement.scrollHeight")
    ]
