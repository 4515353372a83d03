"""The pages, states and appearances that the accessibility tests visit."""

from collections.abc import Callable
from datetime import timedelta
from typing import Final, NamedTuple

from playwright.sync_api import Page

from drishti.content.links import ROUTES
from drishti.content.loader import english
from drishti.content.schema.language import Language
from support.browsers.visitors import Visitor, open_laid_out
from support.content.languages import ENGLISH

DESKTOP: Final = 1024
THEMES: Final = ("light", "dark")
PAGES: Final = {route.strip("/") or "home": route for route in ROUTES} | {"missing": "/no"}
# The values of WCAG 1.4.12.
TEXT_SPACING: Final = """
* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }
"""
LARGEST_AND_HIGH_CONTRAST: Final = "text-size=200 contrast=high"
WHILE_COUNTING: Final = english().facts.countdown - timedelta(days=12, minutes=5)


def use_every_section(page: Page) -> None:
    """Open every FAQ answer and roadmap quarter, move the slider to its end, and scroll."""
    for switch in page.locator(".accordion-switch").all():
        switch.click()
    for slider in page.get_by_role("slider").all():
        slider.fill("100")
    page.evaluate("scrollTo({ top: 600, behavior: 'instant' })")
    page.locator("[data-shown=true]").wait_for()


Act = Callable[[Page], object]
STATES: Final[dict[str, tuple[Act | None, Act | None]]] = {
    "menu-open": (None, lambda page: page.click("[commandfor=menu][command=show-modal]")),
    "picker-open": (None, lambda page: page.click("#language")),
    "settings-open": (None, lambda page: page.click("header [commandfor=reading]")),
    "used": (lambda page: page.clock.set_fixed_time(WHILE_COUNTING), use_every_section),
    "largest-high-contrast": (
        lambda page: page.add_init_script(f"localStorage.reading = '{LARGEST_AND_HIGH_CONTRAST}'"),
        lambda page: page.locator(f"[data-reading^='{LARGEST_AND_HIGH_CONTRAST}']").wait_for(),
    ),
    "spaced": (None, lambda page: page.add_style_tag(content=TEXT_SPACING)),
}
"""What to do on the home page before and after it is opened."""


class Visit(NamedTuple):
    """A page or a state of the home page, ``place``, in one appearance; ``width`` in CSS pixels."""

    place: str
    theme: str = "light"
    language: Language = ENGLISH
    width: int = 1440

    def __str__(self) -> str:
        return f"{self.place}-{self.theme}-{self.language.code}-{self.width}"

    @property
    def exists(self) -> bool:
        """Whether it exists: the 404 page is only in English, and wide screens have no menu."""
        is_in_language = self.place != "missing" or self.language is ENGLISH
        return is_in_language and (self.place != "menu-open" or self.width < DESKTOP)


def opened(visitor: Visitor, visit: Visit) -> Page:
    """Open the page of a visit, bypassing its CSP, and wait for its final layout."""
    page = visitor(
        viewport={"width": visit.width, "height": 900},
        is_mobile=visit.width < DESKTOP,
        has_touch=visit.width < DESKTOP,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    before, after = STATES.get(visit.place, (None, None))
    page.add_init_script(f"localStorage.theme = {visit.theme!r}")
    if before:
        before(page)
    open_laid_out(page, visit.language.path(PAGES.get(visit.place, "/")))
    page.locator(f"html{'.dark' if visit.theme == 'dark' else ':not(.dark)'}").wait_for()
    if after:
        after(page)
    return page
