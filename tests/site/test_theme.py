"""The light and dark themes."""

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.page_errors import Faults
from support.browsers.waiting import expect_hydrated


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


def test_changes_are_synchronised_between_tabs(page: Page, switch: Locator, faults: Faults) -> None:
    other = page.context.new_page()
    faults.watch(other)
    other.goto("/disclaimer")
    page.goto("/")

    switch.click()

    expect_theme(other, dark=True)
