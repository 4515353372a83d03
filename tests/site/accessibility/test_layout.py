"""Text stays readable when it is enlarged or spaced out, or the screen is rotated."""

from typing import Final

import pytest

from drishti.content.schema.language import Language
from support.accessibility.checks import layout_faults
from support.accessibility.visits import LANGUAGES, Visit, opened
from support.browsers.visitors import Visitor

# The values of WCAG 1.4.12.
TEXT_SPACING: Final = """
* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }
"""
# Each WCAG criterion, with the viewport and the added style that test it.
ENLARGED: Final = {
    "zoom 400 % (1.4.10)": ((320, 256), "html {}"),
    "landscape (1.3.4)": ((740, 360), "html {}"),
    "text 200 % (1.4.4)": ((1280, 800), "html { font-size: 200% !important; }"),
    "text spacing on a desktop (1.4.12)": ((1280, 800), TEXT_SPACING),
    "text spacing on a phone (1.4.12)": ((360, 740), TEXT_SPACING),
}


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
@pytest.mark.parametrize("place", ["home", pytest.param("terms", marks=pytest.mark.matrix)])
def test_enlarged_text_is_neither_clipped_nor_overlapping(
    visitor: Visitor, place: str, language: Language
) -> None:
    page = opened(visitor, Visit(place, language=language))
    faults = []
    for name, ((width, height), style) in ENLARGED.items():
        page.set_viewport_size({"width": width, "height": height})
        added = page.add_style_tag(content=style)
        faults += [f"{name}: {fault}" for fault in layout_faults(page)]
        added.evaluate("style => style.remove()")

    assert faults == []
