"""Which characters and days a text, a name and a fact may have, to the last one."""

from contextlib import nullcontext
from datetime import UTC, datetime
from typing import Annotated, Any

import pytest
from pydantic import TypeAdapter, ValidationError

from drishti.content.schema.base import Name, text_error
from drishti.content.schema.facts import Facts, Moment


@pytest.mark.parametrize(
    "letter",
    "\x00\x08\x0b\x1f\x7f\x9f\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u2028\u202e\u2060\u206f\u3164\ufe00\ufe0e\ufeff\uffa0\ufff0\uffff\U0001bca0\U0001bca3\U0001d173\U0001d17a\U000e0000\U000e0fff",
    ids=ascii,
)
def test_an_invisible_character_is_refused_also_as_an_entity(letter: str) -> None:
    assert text_error(f"a{letter}b")
    is_entity = "\xa0" < letter != "\uffff"  # HTML has none for the others
    assert text_error(f"a&#{ord(letter)};b") or not is_entity


def test_a_text_may_have_as_many_characters_as_allowed() -> None:
    assert not text_error("abc", 3)
    assert text_error("abcd", 3) == "has 4 characters; allowed: at most 3"


def test_the_marks_that_scripts_need_are_allowed() -> None:
    assert not text_error("\t\n\xa0\u200b\u200c\u200d\u200e\u200f\u2027\u202f\u205f\ufefe")


@pytest.mark.parametrize(
    "letter", "\u2800\xad\u200c\u200d\u0430\u03b1\u054d\u13aa\u2c80\ua4d0", ids=ascii
)
def test_a_name_that_looks_like_another_is_refused(letter: str) -> None:
    with pytest.raises(ValidationError, match="invisible letters, or letters of two alphabets"):
        TypeAdapter(Name).validate_python(f"A{letter}")


@pytest.mark.parametrize("name", ["दृष्\u200dटि", "ದೃಷ್\u200cಟಿ", "Дришти", "Zoë O’Neill", "अ (A)"])
def test_a_name_may_be_in_any_one_script(name: str) -> None:
    assert TypeAdapter(Name).validate_python(name) == name


@pytest.mark.parametrize(
    ("year", "is_valid"), [(1999, False), (2000, True), (2199, True), (2200, False)]
)
def test_a_moment_and_a_year_are_in_the_two_centuries_from_2000(year: int, is_valid: bool) -> None:
    field = Facts.model_fields["year"]
    kinds: list[tuple[Any, object]] = [
        (Moment, datetime(year, 12, 31, 23, 59, 59, tzinfo=UTC)),
        (Annotated[field.annotation, *field.metadata], year),
    ]
    for kind, value in kinds:
        with nullcontext() if is_valid else pytest.raises(ValidationError):
            TypeAdapter(kind).validate_python(value)
