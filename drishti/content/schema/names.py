"""Field types of names, which are the same in every language."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

from drishti.content.schema.base import matching, safe

FILLERS = "\u115f\u1160\u3164\uffa0"
"""Invisible Hangul letters."""
JOINERS = dict.fromkeys((0x200C, 0x200D))  # zero-width joiners, which names in Indian scripts need


def _check_visible(name: str) -> str:
    """Refuse what disguises a name: invisible letters, and Latin mixed with look-alikes."""
    alphabets = {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}
    is_latin = "LATIN" in alphabets
    shown = name if is_latin else name.translate(JOINERS)
    is_hidden = any(unicodedata.category(sign) == "Cf" or sign in FILLERS for sign in shown)
    if is_hidden or (is_latin and alphabets & {"CYRILLIC", "GREEK"}):
        raise ValueError("has invisible letters, or letters of two alphabets")
    return name


OptionalName = Annotated[
    str,
    AfterValidator(safe),
    AfterValidator(_check_visible),
    matching(r"([^\s{}]([^{}]{0,58}[^\s{}])?)?", "up to 60 characters, no outer spaces, no braces"),
]
"""A name that may be empty."""

Name = Annotated[OptionalName, Field(min_length=1)]
"""A name that is the same in every language."""
