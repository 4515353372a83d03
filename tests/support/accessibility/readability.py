"""The reading age of English text."""

import re
from typing import Final

SENTENCES: Final = re.compile(r"[^.!?]+[.!?]+(?=\s|$)")
SCHOOL_STARTS_AT: Final = 5


def reading_age(text: str) -> float:
    """Return the age in years by the Automated Readability Index (Senter and Smith, 1967)."""
    sentences = SENTENCES.findall(text)
    words = [word for sentence in sentences for word in sentence.split()]
    letters = sum(character.isalnum() for word in words for character in word)
    grade = 4.71 * letters / len(words) + 0.5 * len(words) / len(sentences) - 21.43
    return SCHOOL_STARTS_AT + grade
