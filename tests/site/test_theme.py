import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.loader import english
from support.browsers.page_errors import Faults
from support.browsers.visitors import open_hydrated
from support.browsers.waiting import expect_hydrated, wait_until

# Records whether the root is dark, and its settings, whenever the document changes.
RECORD_LOOKS = """
window.looks = [];
new MutationObserver(() => {
  const { classList, dataset } = document.documentElement ?? {};
  if (document.body) looks.push(`${classList.contains("dark")} ${dataset.reading}`);
}).observe(document, { attributes: true, childList: true, subtree: true });
"""

# Whether the colour of the browser's bars is that of the page's background.
BARS_MATCH = """
Array.from(document.querySelectorAll("meta[name=theme-color]"))
  .find(({ media }) => !media || matchMedia(media).matches).content
  === getComputedStyle(document.documentElement).getPropertyValue("--color-ground")
"""


def switch(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("button", name=english().theme.label)


def expect_theme(page: Page, *, dark: bool) -> None:
    expect(switch(page)).to_have_attribute("aria-pressed", str(dark).lower())
    expect(page.locator("html.dark")).to_have_count(int(dark))
    expect(page.locator("body.dark-mode")).to_have_count(int(dark))
    wait_until(page, BARS_MATCH)


def test_the_theme_toggles_in_every_tab_and_stays_on_every_page(page: Page, faults: Faults) -> None:
    picture = page.get_by_role("img", name=english().hero.image_alt)
    other = page.context.new_page()
    faults.watch(other)
    other.goto("/disclaimer")
    page.goto("/")
    expect_theme(page, dark=False)
    assert page.evaluate("localStorage.length") == 0
    expect(picture).to_have_css("filter", "none")

    switch(page).click()
    expect_theme(page, dark=True)
    expect_theme(other, dark=True)
    expect(picture).to_have_css("filter", "grayscale(1)")
    assert page.evaluate("localStorage.theme") == "dark"
    page.goto("/terms-uses")
    expect_theme(page, dark=True)

    switch(page).click()
    expect_theme(page, dark=False)
    assert page.evaluate("localStorage.theme") == "light"


@pytest.mark.parametrize(("stored", "dark"), [("dark", True), ("light", False), ("system", False)])
def test_only_the_stored_value_dark_selects_the_dark_theme_and_nothing_changes_once_painted(
    page: Page, stored: str, dark: bool
) -> None:
    settings = "text-size=150 underline=on motion=off"
    page.add_init_script(f"localStorage.theme = {stored!r}; localStorage.reading = {settings!r}")
    page.add_init_script(RECORD_LOOKS)
    page.emulate_media(color_scheme="light" if dark else "dark")

    open_hydrated(page)

    expect_theme(page, dark=dark)
    assert set(page.evaluate("looks")) == {f"{str(dark).lower()} {settings}"}


def test_a_page_from_the_back_cache_has_the_theme_chosen_since(page: Page) -> None:
    page.goto("/disclaimer")  # it has no countdown, whose events would also read the theme
    expect_hydrated(page)

    page.evaluate("dispatchEvent(new Event('pagehide')); localStorage.theme = 'dark'")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    expect_theme(page, dark=True)
