"""The contrast of all text, measured in screenshots against the pixels behind it."""

from itertools import product

import pytest

from support.accessibility.fixtures import Hold, Opened
from support.accessibility.pixels import low_contrast_texts, low_contrast_texts_in
from support.accessibility.visits import (
    PAGES,
    THEMES,
    WIDTHS,
    Look,
    Place,
    Visit,
    in_default_lane,
    name_of,
)
from support.content.languages import ENGLISH

HOME, *OTHERS = PAGES
# The other pages differ from the home page only in text: one check per theme is enough.
VISITS: list[Visit] = [
    *((HOME, Look(theme, ENGLISH, width)) for theme, width in product(THEMES, (320, *WIDTHS))),
    *((page, Look("light", ENGLISH, 1440)) for page in OTHERS),
    *((page, Look("dark", ENGLISH, 360)) for page in OTHERS),
]


@pytest.mark.parametrize("look", in_default_lane(VISITS, (HOME, Look("dark", ENGLISH, 360))))
def test_all_text_has_enough_contrast_with_its_background(
    opened: Opened, look: tuple[Place, Look], hold: Hold
) -> None:
    hold("text contrast by pixels", name_of(look), low_contrast_texts(opened(look)))


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.matrix)])
def test_the_header_is_legible_over_every_part_of_the_page(
    opened: Opened, theme: str, hold: Hold
) -> None:
    page = opened((HOME, Look(theme)))
    faults = []
    for part in page.locator("main > section, footer").all():
        part.evaluate("part => scrollTo(0, part.offsetTop + part.offsetHeight / 2)")
        page.locator("[data-scrolled=true]").wait_for()
        faults += low_contrast_texts_in(page, "header")

    hold("text contrast by pixels", f"header over everything, {theme}", faults)
