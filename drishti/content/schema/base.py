"""What every piece of site content has in common: its base class and its kinds of field."""

import re
from typing import Annotated, Any, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
)
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

# What nobody sees, and what turns the direction of reading, can make a text read as something it
# is not. The joiners of Hindi, the word breaks of Thai and the marks of Arabic are left alone.
UNSAFE_CHARACTERS = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff\U000e0000-\U000e0fff]"
)
DIVIDER = " | "
"""Stands between the phrases of a text, as in the tagline."""
BRACES = re.compile(r"{([^{}]*)}|[{}]")
MAX_CHARACTERS = 10_000
"""More than twice the longest text; a longer one is a file pasted by mistake."""


class Content(BaseModel):
    """A validated, read-only piece of site copy."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Text(str):
    """Words a visitor reads or hears, in one language.

    ``key`` says where they stand (``faq.items.what.question``): the same text has the same key
    in every language, so that a translation can take its place in the page. ``written`` are the
    words of the file, whose names are not filled in yet.
    """

    __slots__ = ("key", "written")
    key: str
    written: str

    def __new__(cls, words: str, key: str = "", written: str = "") -> Self:
        """Return ``words`` trimmed, remembering where they stand."""
        text = super().__new__(cls, words.strip())
        text.key = key
        text.written = (written or words).strip()
        return text

    @classmethod
    def __get_pydantic_core_schema__(
        cls, _source: Any, _handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Accept what the loader has wrapped; a number or a list is not a text."""
        return core_schema.no_info_plain_validator_function(cls._checked)

    @classmethod
    def _checked(cls, value: object) -> "Text":
        text = _readable(value)
        if found := BRACES.search(text):
            raise PydanticCustomError(
                "unknown_name",
                "{found} is not a name that can stand here",
                {"found": found[0]},
            )
        return text


class Template(Text):
    """A text with gaps in braces that the page fills while it runs, such as ``{days}``."""

    __slots__ = ()

    @classmethod
    def _checked(cls, value: object) -> Text:
        return _readable(value)


class OptionalText(Text):
    """A text that may be empty, as the ``alt`` of a picture that is only decoration."""

    __slots__ = ()

    @classmethod
    def _checked(cls, value: object) -> Text:
        return _readable(value, may_be_empty=True)


def _readable(value: object, *, may_be_empty: bool = False) -> Text:
    if not isinstance(value, Text):
        raise PydanticCustomError("text_type", "must be a text in quotation marks")
    if not value and not may_be_empty:
        raise PydanticCustomError("text_empty", "is empty; write at least one character")
    _without_faults(value)
    return value


def fault_in(words: str) -> str:
    """Return why no page may show ``words``; nothing if it may."""
    if len(words) > MAX_CHARACTERS:
        return f"has {len(words)} characters; allowed: at most {MAX_CHARACTERS}"
    if UNSAFE_CHARACTERS.search(words):
        return "has an invisible control character; type the text again without it"
    return ""


def gaps(*names: str) -> AfterValidator:
    """Return a check that a template has exactly the gaps ``names``, each at least once."""
    wanted = set(names)

    def check(text: Text) -> Text:
        found = {match[1] or match[0] for match in BRACES.finditer(text)}
        if found != wanted:
            raise PydanticCustomError(
                "template_gaps",
                "must have exactly the gaps {wanted}, not {found}",
                {
                    "wanted": ", ".join(f"{{{name}}}" for name in sorted(wanted)),
                    "found": ", ".join(f"{{{name}}}" for name in sorted(found)) or "none",
                },
            )
        return text

    return AfterValidator(check)


def spelled(pattern: str, allowed: str) -> AfterValidator:
    """Return a check that the whole of a value fits ``pattern``, in words an owner reads."""
    fits = re.compile(pattern, re.ASCII).fullmatch

    def check(value: str) -> str:
        if not fits(value):
            context = {"found": repr(value), "allowed": allowed}
            raise PydanticCustomError("spelling", "is {found}; allowed: {allowed}", context)
        return value

    return AfterValidator(check)


def _without_faults(name: str) -> str:
    if fault := fault_in(name):
        raise PydanticCustomError("unsafe", "{fault}", {"fault": fault})
    return name


OptionalName = Annotated[
    str,
    AfterValidator(_without_faults),
    spelled(r"([^\s{}]([^{}]{0,58}[^\s{}])?)?", "up to 60 characters, no space around, no braces"),
]
"""A name that is empty until there is one."""

Name = Annotated[OptionalName, Field(min_length=1)]
"""What something is called in every language."""

Id = Annotated[
    str, spelled(r"[a-z][a-z0-9-]*", "small letters, digits and hyphens, a letter at the start")
]
"""A name inside a page's address."""

Figure = Annotated[
    str, spelled(r"[$0-9][$0-9,./ ]{0,40}", "digits, and $ , . / and spaces between them")
]
"""An amount, shown exactly as it is written in every language."""

Percent = Annotated[int, Field(ge=0, le=100)]
