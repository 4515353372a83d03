"""How a value may be written: what is refused in any text, and how a pattern is checked."""

import re

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

# What nobody sees, and what turns the direction of reading, can make a text read as something it
# is not. The joiners of Hindi, the word breaks of Thai and the marks of Arabic are left alone.
UNSAFE_CHARACTERS = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff\U000e0000-\U000e0fff]"
)
MAX_CHARACTERS = 10_000
"""More than twice the longest text; a longer one is a file pasted by mistake."""


def fault_in(words: str) -> str:
    """Return why no page may show ``words``; nothing if it may."""
    if len(words) > MAX_CHARACTERS:
        return f"has {len(words)} characters; allowed: at most {MAX_CHARACTERS}"
    if UNSAFE_CHARACTERS.search(words):
        return "has an invisible control character; type the text again without it"
    return ""


def without_faults(name: str) -> str:
    """Return ``name`` if a page may show it; raise as pydantic's checks do if not."""
    if fault := fault_in(name):
        raise PydanticCustomError("unsafe", "{fault}", {"fault": fault})
    return name


def spelled(pattern: str, allowed: str) -> AfterValidator:
    """Return a check that the whole of a value fits ``pattern``, in words an owner reads."""
    fits = re.compile(pattern, re.ASCII).fullmatch

    def check(value: str) -> str:
        if not fits(value):
            context = {"found": repr(value), "allowed": allowed}
            raise PydanticCustomError("spelling", "is {found}; allowed: {allowed}", context)
        return value

    return AfterValidator(check)
