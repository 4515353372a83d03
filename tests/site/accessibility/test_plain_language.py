import re
from typing import Final

import pytest

from drishti.content.files import PAGE
from drishti.content.links import DISCLAIMER, PARTS, SECTIONS, TERMS
from support.browsers.visitors import SharedPage

LOWER_SECONDARY_AGE: Final = 15  # WCAG 3.1.5: after nine years of school
SENTENCES: Final = """
part => Array.from(part.querySelectorAll("p, li, dd"), (element) => element.textContent.trim())
  .filter((text) => /[.!?]$/.test(text)).join(" ")
"""


def reading_age(text: str) -> float:
    """Return the age in years by the Automated Readability Index (Senter and Smith, 1967)."""
    sentences = re.findall(r"[^.!?]+[.!?]+(?=\s|$)", text)
    words = [word for sentence in sentences for word in sentence.split()]
    letters = sum(character.isalnum() for word in words for character in word)
    grade = 4.71 * letters / len(words) + 0.5 * len(words) / len(sentences) - 21.43
    return 5 + grade  # school starts at five


@pytest.mark.parametrize(
    ("path", "part"),
    [
        *(("/", f"#{name}") for name in SECTIONS),
        *((route, ".legal__summary") for route in (DISCLAIMER, TERMS)),
        (DISCLAIMER, ".legal__checklist"),
        *((route, ".legal") for route, part in PARTS.items() if part.startswith(PAGE)),
    ],
)
def test_every_section_summary_and_checklist_is_plain_english(
    shared_page: SharedPage, path: str, part: str
) -> None:
    text = shared_page(path).locator(part).evaluate(SENTENCES)

    assert not text or reading_age(text) <= LOWER_SECONDARY_AGE
