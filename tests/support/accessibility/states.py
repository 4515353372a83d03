"""The pages and page states that are checked and captured in screenshots."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

THEMES: Final = ("light", "dark")
PAGES: Final = {
    "home": "/",
    "disclaimer": "/disclaimer",
    "terms": "/terms-uses",
    "accessibility": "/accessibility",
    "missing": "/no",
}


def open_menu(page: Page) -> None:
    """Open the full-screen menu if the viewport has one."""
    button = page.locator("[commandfor=menu][command=show-modal]")
    if button.is_visible():
        button.click()


def open_picker(page: Page) -> None:
    """Open the header's language picker."""
    page.locator("#language").click()


def open_settings(page: Page) -> None:
    """Open the reading settings."""
    page.locator("header [commandfor=reading]").click()


def open_last_answer(page: Page) -> None:
    """Open the answer to the last question."""
    page.locator("#faq summary").last.click()


def close_roadmap(page: Page) -> None:
    """Close every quarter."""
    page.locator("#roadmap summary").first.click()


def slide_to_the_end(page: Page) -> None:
    """Move the slider to its end."""
    page.get_by_role("slider").fill("100")


def scroll_a_little(page: Page) -> None:
    """Scroll far enough for the header and the back-to-top link to change."""
    page.evaluate("scrollTo({ top: 600, behavior: 'instant' })")
    page.locator("[data-shown=true]").wait_for()


STATES: Final[dict[str, tuple[Callable[[Page], None], str]]] = {
    "menu-open": (open_menu, ""),
    "picker-open": (open_picker, ""),
    "settings-open": (open_settings, ""),
    "scrolled": (scroll_a_little, ""),
    "answer-open": (open_last_answer, "#faq"),
    "roadmap-closed": (close_roadmap, "#roadmap"),
    "slider-at-end": (slide_to_the_end, "#calculator"),
}
