"""Text stays readable when it is enlarged or spaced out, or the screen is rotated."""

from itertools import product

import pytest

from support.accessibility.checks import DOUBLE_TEXT_SIZE, TEXT_SPACING, layout_faults
from support.accessibility.fixtures import Hold, Opened
from support.accessibility.visits import (
    LANGUAGES,
    PAGES,
    Look,
    Place,
    Visit,
    in_default_lane,
    name_of,
)

UNCHANGED = "html {}"
# Each WCAG criterion, with the viewport and the added style that test it.
ENLARGED = {
    "zoom 400 % (1.4.10)": ((320, 256), ""),
    "landscape (1.3.4)": ((740, 360), ""),
    "text 200 % on a desktop (1.4.4)": ((1280, 800), DOUBLE_TEXT_SIZE),
    "text spacing on a desktop (1.4.12)": ((1280, 800), TEXT_SPACING),
    "text spacing on a phone (1.4.12)": ((360, 740), TEXT_SPACING),
}
VISITS: list[Visit] = [
    (page, Look("light", language, 1440)) for page, language in product(PAGES, LANGUAGES)
]


@pytest.mark.parametrize(
    "look", in_default_lane(VISITS, *(visit for visit in VISITS if visit[0] == PAGES[0]))
)
def test_enlarged_text_is_neither_clipped_nor_overlapping(
    opened: Opened, look: tuple[Place, Look], hold: Hold
) -> None:
    page = opened(look)
    faults = []
    for name, ((width, height), style) in ENLARGED.items():
        page.set_viewport_size({"width": width, "height": height})
        added = page.add_style_tag(content=style or UNCHANGED)
        faults += [f"{name}: {fault}" for fault in layout_faults(page)]
        added.evaluate("style => style.remove()")

    hold("reflow, enlarged text, text spacing, landscape", name_of(look), faults)
