"""The pages, states and appearances that the accessibility tests visit.

Pages and states added to ``states.py`` are included automatically.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from itertools import combinations, product
from typing import Any, Final, get_type_hints

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page

from drishti.content.links import ROUTES
from drishti.content.loader import english
from drishti.content.schema.language import Language
from support.accessibility import states
from support.browsers.fake_widget import FakeWidget
from support.browsers.layout_ready import layout_ready
from support.browsers.visitors import Visitor
from support.browsers.waiting import expect_hydrated, wait_until
from support.content.languages import ENGLISH, OTHER, RIGHT_TO_LEFT

DESKTOP: Final = 1024
HEIGHT: Final = 900
THEMES: Final = states.THEMES
WIDTHS: Final = (360, 768, 1440)
LANGUAGES: Final = (ENGLISH, OTHER, RIGHT_TO_LEFT)


@dataclass(frozen=True)
class Look:
    """The appearance of a page; width in CSS pixels."""

    theme: str = "light"
    language: Language = ENGLISH
    width: int = 1440


def nothing(_: Page) -> None:
    """Leave the page as it is."""


@dataclass(frozen=True)
class Place:
    """A page in one state: what to do before and after it is opened."""

    name: str
    route: str
    act: Callable[[Page], None] = nothing
    before: Callable[[Page], None] = nothing
    on_wide: bool = True


def open_item(page: Page, *, position: int) -> None:
    """Open the item at ``position`` in the roadmap and in the questions, if it exists."""
    for accordion in ("roadmap", "faq"):
        item = page.locator(f"#{accordion} details").nth(position)
        if item.count() and not item.evaluate("item => item.open"):
            item.locator("summary").click()


def close_accordions(page: Page) -> None:
    """Close every item."""
    for opened in reversed(page.locator("details[open] > summary").all()):
        opened.click()


def slide_to_the_start(page: Page) -> None:
    """Move the slider to its start."""
    page.get_by_role("slider").fill("0")


def before_the_end(page: Page) -> None:
    """Set the clock to a time when the countdown is still running."""
    page.clock.set_fixed_time(english().facts.countdown - timedelta(days=12, minutes=5))


def use_every_section(page: Page) -> None:
    """Open an answer, move the slider to its end, and scroll."""
    states.open_last_answer(page)
    states.slide_to_the_end(page)
    states.scroll_a_little(page)


def largest_and_high_contrast(page: Page) -> None:
    """Store the settings for the largest text and high contrast."""
    page.add_init_script("localStorage.reading = 'text-size=200 contrast=high'")


def translated_by_the_widget(page: Page) -> None:
    """Store a language in which the third-party translator replaces the remaining text."""
    FakeWidget(page, replaces=True)
    page.add_init_script(f"localStorage.tlang = {OTHER.code!r}")


PAGES: Final = tuple(Place(name, route) for name, route in states.PAGES.items())
STATES: Final = (
    *(
        Place(name, "/", act, on_wide=name != "menu-open")
        for name, (act, _) in states.STATES.items()
    ),
    Place("accordions-closed", "/", close_accordions),
    Place("slider-at-start", "/", slide_to_the_start),
    Place("countdown-running", "/", before=before_the_end),
    Place("largest-high-contrast", "/", before=largest_and_high_contrast),
)
ITEMS: Final = tuple(
    Place(f"item-{position + 1}-open", "/", partial(open_item, position=position))
    for position in range(1, max(len(english().faq.items), len(english().roadmap.quarters)))
)
TERMS: Final = next(page for page in PAGES if page.name == "terms")
# To the disclaimer, accordions-closed, slider-at-end.
SIMILAR: Final = {TERMS.name, "roadmap-closed", "slider-at-start"}
TOGETHER: Final = {"answer-open", "slider-at-end", "scrolled", "countdown-running"}
TRANSLATED: Final = Place("translated-by-widget", "/disclaimer", before=translated_by_the_widget)
PLACES: Final = (*PAGES, *STATES, *ITEMS)

Visit = tuple[Place, Look]


def looks() -> Iterator[Look]:
    """Yield every appearance."""
    for theme, language, width in product(THEMES, LANGUAGES, WIDTHS):
        yield Look(theme, language, width)


def every_combination() -> list[Visit]:
    """Return each place in each appearance, and a machine-translated page at each width."""
    product_of_all = [visit for visit in product(PLACES, looks()) if _is_there(visit)]
    return product_of_all + [(TRANSLATED, Look(width=width)) for width in WIDTHS]


def pairwise_visits() -> list[Visit]:
    """Return visits that cover all pairs of place, theme, text direction and device.

    The accordion items differ only in their text, so one of them is enough; so do the legal pages,
    and the terms are visited once. States of different sections are visited at once.
    """
    usual = [Look(*look) for look in product(THEMES, (ENGLISH, RIGHT_TO_LEFT), (360, 1440))]
    apart = [place for place in (*PAGES, *STATES) if place.name not in TOGETHER | SIMILAR]
    places = [*apart, Place("used", "/", use_every_section, before=before_the_end)]
    visits = [visit for visit in product(places, usual) if _is_there(visit)]
    return [*_pairwise(visits), (TERMS, Look(width=360)), (TRANSLATED, Look(width=360))]


def in_default_lane(visits: Iterable[Visit], *chosen: Visit) -> list[ParameterSet]:
    """Return ``visits`` as parameters; all but ``chosen`` are marked for the matrix lane."""
    return [
        pytest.param(visit, id=name_of(visit), marks=() if visit in chosen else pytest.mark.matrix)
        for visit in visits
    ]


def _is_there(visit: Visit) -> bool:
    place, look = visit
    is_in_language = place.route in ROUTES or look.language is ENGLISH
    return is_in_language and (place.on_wide or look.width < DESKTOP)


def _pairs(visit: Visit) -> set[frozenset[tuple[str, Any]]]:
    place, look = visit
    traits = [
        ("place", place.name),
        *((name, getattr(look, name)) for name in get_type_hints(Look)),
    ]
    return set(map(frozenset, combinations(traits, 2)))


def _pairwise(candidates: list[Visit]) -> Iterator[Visit]:
    """Yield visits that greedily cover every possible pair of traits."""
    wanted = set().union(*map(_pairs, candidates))
    while wanted:
        best = max(candidates, key=lambda visit: len(wanted & _pairs(visit)))
        wanted -= _pairs(best)
        yield best


def name_of(visit: Visit) -> str:
    """Return a visit's name for reports."""
    place, look = visit
    return f"{place.name}-{look.theme}-{look.language.code}-{look.width}"


def opened(visitor: Visitor, visit: Visit, **options: Any) -> Page:
    """Open the page for a visit and wait for its final layout; the CSP is bypassed."""
    place, look = visit
    page = visitor(
        viewport={"width": look.width, "height": HEIGHT},
        is_mobile=look.width < DESKTOP,
        has_touch=look.width < DESKTOP,
        reduced_motion="reduce",
        bypass_csp=True,
        **options,
    )
    FakeWidget(page)
    page.add_init_script(f"localStorage.theme = {look.theme!r}")
    place.before(page)
    page.goto(look.language.path(place.route))
    expect_hydrated(page)
    if place is TRANSLATED:
        wait_until(page, "window.changes?.length === 2")
    layout_ready(page)
    place.act(page)
    return page
