"""The base class of the content models, and the field types they share."""

import re
from typing import Annotated, Any, ClassVar, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
)
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

# Invisible characters and direction overrides can disguise text. Zero-width joiners (Hindi),
# zero-width spaces (Thai) and directional marks (Arabic) are legitimate and stay allowed.
UNSAFE_CHARACTERS = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff\U000e0000-\U000e0fff]"
)
DIVIDER = " | "
"""Separates the phrases of a text such as the tagline."""
MARKDOWN = re.compile(r"\[[^\]]*\]\([^)]*\)|\*|`|(?<!\w)_\w")
BRACES = re.compile(r"{([^{}]*)}|[{}]")
MAX_CHARACTERS = 10_000  # more than twice the longest text


class Content(BaseModel):
    """A validated, immutable piece of content."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Section(Content):
    """A section of the home page; its anchor is the name of its file."""


class Text(str):
    """A text in one language.

    ``key`` (``faq.items.what.question``) is the same in every language. ``raw`` is the text in the
    file, before names such as ``{ticker}`` are filled in.
    """

    __slots__ = ("key", "raw")
    is_markdown: ClassVar[bool] = False
    key: str
    raw: str

    def __new__(cls, value: str, key: str = "", raw: str = "") -> Self:
        """Strip surrounding white space; ``raw`` defaults to ``value``."""
        text = super().__new__(cls, value.strip())
        text.key = key
        text.raw = (raw or value).strip()
        return text

    @classmethod
    def __get_pydantic_core_schema__(
        cls, _source: Any, _handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Accept only ``Text``; the loader converts every string to it."""

        def validated(value: object) -> Text:
            text = cls._checked(value)
            return cls(text, text.key, text.raw)

        return core_schema.no_info_plain_validator_function(validated)

    @classmethod
    def _checked(cls, value: object) -> "Text":
        text = _checked_text(value)
        if not cls.is_markdown and MARKDOWN.search(text):
            message = "contains Markdown, which only the legal pages show; use a link field"
            raise PydanticCustomError("markdown", message)
        if found := BRACES.search(text):
            context = {"found": found[0]}
            raise PydanticCustomError("unknown_variable", "unknown variable {found}", context)
        return text


class Template(Text):
    """A text with variables that the page fills in at run time, such as ``{days}``."""

    __slots__ = ()

    @classmethod
    def _checked(cls, value: object) -> Text:
        return _checked_text(value)


class RiskText(Text):
    """A text that protects readers, so an outdated translation is never shown."""

    __slots__ = ()


class MarkdownText(Text):
    """A text in the Markdown of the legal pages."""

    __slots__ = ()
    is_markdown = True


class OptionalText(Text):
    """A text that may be empty, such as the ``alt`` of a decorative image."""

    __slots__ = ()

    @classmethod
    def _checked(cls, value: object) -> Text:
        return _checked_text(value, may_be_empty=True)


def _checked_text(value: object, *, may_be_empty: bool = False) -> Text:
    if not isinstance(value, Text):
        message = "is not text; allowed: text in straight quotation marks"
        raise PydanticCustomError("text_type", message)
    if not value and not may_be_empty:
        raise PydanticCustomError("text_empty", "is empty; allowed: at least one character")
    safe(value)
    return value


def text_error(text: str) -> str:
    """Return why ``text`` may not be published; empty if it may."""
    if len(text) > MAX_CHARACTERS:
        return f"has {len(text)} characters; allowed: at most {MAX_CHARACTERS}"
    if UNSAFE_CHARACTERS.search(text):
        return "contains an invisible control character; retype the text"
    return ""


def variables(*names: str) -> AfterValidator:
    """Return a validator: a template uses each of ``names`` at least once and no other variable."""
    wanted = set(names)

    def check(text: Text) -> Text:
        found = {match[1] or match[0] for match in BRACES.finditer(text)}
        if found != wanted:
            raise PydanticCustomError(
                "template_variables",
                "has the variables {found}; allowed: exactly {wanted}",
                {
                    "wanted": ", ".join(f"{{{name}}}" for name in sorted(wanted)),
                    "found": ", ".join(f"{{{name}}}" for name in sorted(found)) or "none",
                },
            )
        return text

    return AfterValidator(check)


def matching(pattern: str, allowed: str) -> AfterValidator:
    """Return a validator for a full match of ``pattern``; ``allowed`` describes it in errors."""
    matches = re.compile(pattern, re.ASCII).fullmatch

    def check(value: str) -> str:
        if not matches(value):
            context = {"found": repr(value), "allowed": allowed}
            raise PydanticCustomError("pattern", "is {found}; allowed: {allowed}", context)
        return value

    return AfterValidator(check)


def safe(name: str) -> str:
    """Return a text that may be published; refuse any other."""
    if fault := text_error(name):
        raise PydanticCustomError("unsafe", "{fault}", {"fault": fault})
    return name


Line = Annotated[str, AfterValidator(safe), Field(min_length=1, max_length=100)]
"""A line of signs and names that is the same in every language."""

Id = Annotated[str, matching(r"[a-z][a-z0-9-]{0,39}", "a letter a-z, and up to 39 of a-z, 0-9, -")]
"""An HTML id, as used in anchors."""

FactName = Annotated[str, matching(r"[a-z_]+", "the name of a fact, such as charity")]


def _paragraphs(value: object) -> object:
    return (value,) if isinstance(value, str) else value


Paragraphs = Annotated[tuple[Text, ...], BeforeValidator(_paragraphs), Field(min_length=1)]
"""One text, or a list with a text per paragraph."""

Figure = Annotated[str, matching(r"[$0-9][$0-9,./ ]{0,40}", "digits, $ , . / and spaces")]
"""An amount, shown as written in every language."""

Percent = Annotated[int, Field(ge=0, le=100)]
