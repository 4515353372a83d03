"""What every piece of site content has in common: its base class and its kinds of field."""

import re
from enum import Enum, auto
from typing import Annotated, Any, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
)
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from drishti.content.spelling import spelled, without_faults

BRACES = re.compile(r"{([^{}]*)}|[{}]")


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


class Words(Text):
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
    without_faults(value)
    return value


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


OptionalName = Annotated[
    str,
    AfterValidator(without_faults),
    spelled(r"([^\s{}]([^{}]{0,58}[^\s{}])?)?", "up to 60 characters, no space around, no braces"),
]
"""A name that is empty until there is one."""

Name = Annotated[OptionalName, Field(min_length=1)]
"""What something is called in every language."""

Id = Annotated[
    str, spelled(r"[a-z][a-z0-9-]*", "small letters, digits and hyphens, a letter at the start")
]
"""A name inside a page's address."""


class Leads(Enum):
    """What a field leads to, by which the loader finds the fields whose target must be there."""

    TO_PLACE = auto()
    TO_PICTURE = auto()


Anchor = Annotated[
    str,
    Leads.TO_PLACE,
    spelled(r"#[a-z][a-z0-9_-]*", "a place on the home page, such as #faq"),
]
"""A place on the home page; the loader checks that the page has it."""

Href = Annotated[
    str,
    Leads.TO_PLACE,
    spelled(r"#[a-z][a-z0-9_-]*|/[a-z0-9/#_-]*", "a place on this site, such as #faq or /"),
]
"""A place on this site; the loader checks that it exists."""

# No host in another script (``xn--``, RFC 3492): it may look like somebody else's.
HOST = r"(?!.*xn--)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}"

WebAddress = Annotated[
    str,
    spelled(
        rf"https://{HOST}(/[\w./@-]{{0,200}})?", "an address in plain letters that begins https://"
    ),
]
"""An address elsewhere. ``https`` only, in plain letters, so that no look-alike slips in."""

Origin = Annotated[
    str,
    spelled(
        rf"https://{HOST}",
        "https:// and a host in plain letters; a path goes into REFLEX_FRONTEND_PATH",
    ),
]
"""The address of a whole site."""

Image = Annotated[
    str,
    Leads.TO_PICTURE,
    spelled(
        r"images/[a-z0-9_/-]+\.(svg|png|webp|avif)",
        "images/ and the name of a svg, png, webp or avif file in small letters",
    ),
]
"""A picture under ``assets/``; the loader checks that it is there."""

Figure = Annotated[
    str, spelled(r"[$0-9][$0-9,./ ]{0,40}", "digits, and $ , . / and spaces between them")
]
"""An amount, shown exactly as it is written in every language."""

Percent = Annotated[int, Field(ge=0, le=100)]
