"""What every piece of site content has in common: its base class and its kinds of field."""

import re
from typing import Annotated, Any, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    StringConstraints,
)
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

# Control characters and bidirectional overrides can make a text read as something it is not.
UNSAFE_CHARACTERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]")
BRACES = re.compile(r"{([^{}]*)}|[{}]")


class Content(BaseModel):
    """A validated, read-only piece of site copy."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Text(str):
    """Words a visitor reads or hears, in one language.

    ``key`` says where they stand (``faq.items.what.question``): the same text has the same key
    in every language, so that a translation can take its place in the page.
    """

    __slots__ = ("key",)
    key: str

    def __new__(cls, words: str, key: str = "") -> Self:
        """Return ``words`` trimmed, remembering where they stand."""
        text = super().__new__(cls, words.strip())
        text.key = key
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
                "{found} is not a name that can stand here; allowed: names from site.toml",
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
    if UNSAFE_CHARACTERS.search(value):
        raise PydanticCustomError(
            "text_unsafe", "has an invisible control character; type the text again without it"
        )
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


Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]*$")]
"""A name inside a page's address: lower-case letters, digits and hyphens."""

Anchor = Annotated[str, StringConstraints(pattern=r"^#[a-z][a-z0-9_-]*$")]
"""A place on the home page; the loader checks that the page has it."""

Href = Annotated[str, StringConstraints(pattern=r"^(#[a-z][a-z0-9_-]*|/[a-z0-9/#_-]*)$")]
"""A place on this site; the loader checks that it exists."""

WebAddress = Annotated[str, StringConstraints(pattern=r"^https://[a-z0-9.-]+(/[\w./@-]*)?$")]
"""An address elsewhere. ``https`` only, in plain letters, so that no look-alike slips in."""

Image = Annotated[str, StringConstraints(pattern=r"^images/[a-z0-9_/-]+\.(svg|png|webp|avif)$")]
"""A picture under ``assets/``; the loader checks that it is there."""

Figure = Annotated[str, StringConstraints(pattern=r"^[$0-9][$0-9,./ ]*$")]
"""An amount, shown exactly as it is written in every language."""

Percent = Annotated[int, Field(ge=0, le=100)]
