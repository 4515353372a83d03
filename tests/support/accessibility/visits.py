"""The pages, states and appearances that the accessibility tests visit."""

from collections.abc import Callable
from datetime import timedelta
from itertools import product
from typing import Final, NamedTuple

from playwright.sync_api import Page

from drishti.content.loader import english
from drishti.content.schema.language import Language
from support.browsers.fake_widget import FakeWidget
from support.browsers.layout_ready import layout_ready
from support.browsers.visitors import Visitor
from support.browsers.waiting import expect_hydrated, wait_until
from support.content.languages import ENGLISH, OTHER, RIGHT_TO_LEFT

DESKTOP: Final = 1024
THEMES: Final = ("light", "dark")
WIDTHS: Final = (360, 768, 1440)
LANGUAGES: Final = (ENGLISH, OTHER, RIGHT_TO_LEFT)
PAGES: Final = {
    "home": "/",
    "disclaimer": "/disclaimer",
    "terms": "/terms-uses",
    "accessibility": "/accessibility",
    "missing": "/no",
}


def use_every_section(page: Page) -> None:
    """Open every answer and quarter, move the slider to its end, and scroll."""
    for switch in page.locator(".disclosure-switch").all():
        switch.click()
    page.get_by_role("slider").fill("100")
    page.evaluate("scrollTo({ top: 600, behavior: 'instant' })")
    page.locator("[data-shown=true]").wait_for()


def before_the_end(page: Page) -> None:
    """Set the clock to a time when the countdown is still running."""
    page.clock.set_fixed_time(english().facts.countdown - timedelta(days=12, minutes=5))


def largest_and_high_contrast(page: Page) -> None:
    """Store the settings for the largest text and high contrast."""
    page.add_init_script("localStorage.reading = 'text-size=200 contrast=high'")


Act = Callable[[Page], None]
STATES: Final[dict[str, tuple[Act | None, Act | None]]] = {
    "menu-open": (None, lambda page: page.click("[commandfor=menu][command=show-modal]")),
    "picker-open": (None, lambda page: page.click("#language")),
    "settings-open": (None, lambda page: page.click("header [commandfor=reading]")),
    "used": (before_the_end, use_every_section),
    "largest-high-contrast": (largest_and_high_contrast, None),
}
"""What to do on the home page before and after it is opened."""


class Visit(NamedTuple):
    """A page in one state and one appearance; ``width`` in CSS pixels."""

    place: str
    theme: str = "light"
    language: Language = ENGLISH
    width: int = 1440

    def __str__(self) -> str:
        return f"{self.place}-{self.theme}-{self.language.code}-{self.width}"


TRANSLATED: Final = Visit("translated-by-widget", language=OTHER, width=360)


def every_combination() -> list[Visit]:
    """Return each place in each appearance, and a machine-translated page."""
    found = product((*PAGES, *STATES), THEMES, LANGUAGES, WIDTHS)
    return [*filter(_exists, (Visit(*each) for each in found)), TRANSLATED]


def pairwise_visits() -> list[Visit]:
    """Return each place in two opposite appearances.

    Together they cover all pairs of place, theme, text direction and device.
    """
    appearances = list(product(THEMES, (ENGLISH, RIGHT_TO_LEFT), (360, 1440)))
    visits: list[Visit] = []
    for number, place in enumerate((*PAGES, *STATES)):
        candidates = [*filter(_exists, (Visit(place, *each) for each in appearances))]
        chosen = number % (len(candidates) // 2)
        visits += [candidates[chosen], candidates[-1 - chosen]]
    return [*visits, TRANSLATED]


def opened(visitor: Visitor, visit: Visit) -> Page:
    """Open the page for a visit and wait for its final layout; the CSP is bypassed."""
    page = visitor(
        viewport={"width": visit.width, "height": 900},
        is_mobile=visit.width < DESKTOP,
        has_touch=visit.width < DESKTOP,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    before, after = STATES.get(visit.place, (None, None))
    FakeWidget(page, replaces=visit is TRANSLATED)
    page.add_init_script(f"localStorage.theme = {visit.theme!r}")
    if visit is TRANSLATED:
        page.add_init_script(f"localStorage.tlang = {OTHER.code!r}")
    if before:
        before(page)
    route = "/disclaimer" if visit is TRANSLATED else PAGES.get(visit.place, "/")
    page.goto(visit.language.path(route))
    expect_hydrated(page)
    if visit is TRANSLATED:
        wait_until(page, "window.changes?.length === 2")
    layout_ready(page)
    if after:
        after(page)
    return page


def _exists(visit: Visit) -> bool:
    """Whether there is such a page: the 404 page is in English, and wide screens have no menu."""
    is_in_language = visit.place != "missing" or visit.language is ENGLISH
    return is_in_language and (visit.place != "menu-open" or visit.width < DESKTOP)
