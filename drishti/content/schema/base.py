"""The base class of the content models, and the field types they share."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from html import unescape
from typing import Annotated, Any, Self, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    model_validator,
)
from pydantic_core import CoreSchema, PydanticCustomError, PydanticKnownError, core_schema

from drishti.content.markdown import disguise, markdown_error

# Invisible characters and direction overrides can disguise text. Zero-width joiners (Hindi),
# zero-width spaces (Thai) and directional marks (Arabic) are legitimate and stay allowed.
UNSAFE_CHARACTERS = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2028-\u202e\u2060-\u206f"
    r"\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
DIVIDER = " | "
"""Separates the phrases of a text such as the tagline."""
MARKUP = re.compile(r"\[[^\]]*\]\([^)]*\)|\*|`|(?<!\w)_\w|</?[a-zA-Z][^<>]*>|&#?\w+;")
BRACES = re.compile(r"{([^{}]*)}|[{}]")
# And marks that strike letters through.
EMOJI = re.compile("[\u0334-\u0338\u20d0-\u20ff\u2600-\u27bf\ufe0f\U0001f000-\U0001faff]")
MAX_CHARACTERS = 10_000  # more than twice the longest text
SHORT = re.compile(r"(.*[._])?(title|heading|label|question|action|state)(\.when_\w+)?")
MAX_SHORT = 100  # about four lines of a heading on a phone


class Content(BaseModel):
    """A validated, immutable piece of content."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)


class Text(str):
    """A text in one language.

    ``key`` (``faq.items.what.question``) is the same in every language. ``raw`` is the text in the
    file, before variables such as ``{ticker}`` are filled in.
    """

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
        return core_schema.no_info_plain_validator_function(cls._validate)

    @classmethod
    def _validate(cls, text: object) -> Self:
        if not isinstance(text, Text):
            raise PydanticKnownError("string_type")
        if not text and not issubclass(cls, OptionalText):
            raise PydanticKnownError("string_too_short", {"min_length": 1})
        limit = MAX_SHORT if SHORT.fullmatch(text.key.partition(".")[2]) else MAX_CHARACTERS
        markup = markdown_error if issubclass(cls, MarkdownText) else markup_error
        if fault := text_error(text, limit) or markup(text):
            raise ValueError(fault)
        if not issubclass(cls, Template) and (found := BRACES.search(text)):
            context = {"found": found[0]}
            raise PydanticCustomError("unknown_variable", "unknown variable {found}", context)
        return cls(text, text.key, text.raw)


class Template(Text):
    """A text with variables that the page fills in at run time, such as ``{days}``."""


class MarkdownText(Text):
    """A text in the Markdown of the legal pages."""


class OptionalText(Text):
    """A text that may be empty, such as the ``alt`` of a decorative image."""


class Labelled(Content):
    """Something with a label, such as a switch."""

    label: Text


class Section(Content):
    """A section of the home page; the name of its content file is also its anchor."""

    heading: Text
    lede: Text | None = None


def text_error(text: str, limit: int = MAX_CHARACTERS) -> str:
    """Return why ``text`` may not be published; empty if it may."""
    if len(text) > limit:
        return f"has {len(text)} characters; allowed: at most {limit}"
    if emoji := EMOJI.search(text):
        return f"contains {emoji[0]!r}, which many devices cannot show; use words"
    if UNSAFE_CHARACTERS.search(unescape(text)):  # Markdown decodes entities
        return "contains an invisible control character; retype the text"
    return ""


def markup_error(text: str) -> str:
    """Return which markup a plain text contains; empty if none."""
    if found := MARKUP.search(text):
        return f"contains {found[0]!r}, and readers would see it; use plain words, or a link field"
    return ""


def variables_error(text: str, wanted: Counter[str]) -> str:
    """Return how the variables of a text differ from ``wanted``; empty if they are the same."""
    found = variables_in(text)
    if found == wanted:
        return ""
    return f"has the variables {list_names(found)}; allowed: exactly {list_names(wanted)}"


def variables_in(text: str) -> Counter[str]:
    """Return the variables of a text, with their braces, and every stray brace."""
    return Counter(match[0] for match in BRACES.finditer(text))


def list_names(names: Iterable[str]) -> str:
    """Return ``names`` in order for a message, or ``none``; those of a ``Counter`` are repeated."""
    return ", ".join(sorted(Counter(names).elements())) or "none"


def refusing(fault: Callable[[Any], str]) -> AfterValidator:
    """Return a validator that refuses a value if ``fault`` returns a message about it."""

    def check(value: object) -> object:
        if message := fault(value):
            raise ValueError(message)
        return value

    return AfterValidator(check)


def variables(*names: str) -> AfterValidator:
    """Return a validator that requires each of ``names``, and no other variable, in a template."""
    return refusing(lambda text: variables_error(text, Counter(f"{{{it}}}" for it in names)))


def matching(pattern: str, allowed: str) -> AfterValidator:
    """Return a validator for a full match of ``pattern``; ``allowed`` describes it in errors."""
    matches = re.compile(pattern, re.ASCII).fullmatch
    return refusing(lambda value: "" if matches(value) else f"is {value!r}; allowed: {allowed}")


def complete(first: str, *others: str) -> Any:
    """Return a validator: if the field ``first`` has a value, all ``others`` must have one too."""

    def check(fact: Content) -> Content:
        if getattr(fact, first) and not all(getattr(fact, name) for name in others):
            raise ValueError(f"has {first}; add {' and '.join(others)}")
        return fact

    return model_validator(mode="after")(check)


ItemT = TypeVar("ItemT")
NonEmpty = Annotated[tuple[ItemT, ...], Field(min_length=1)]

Line = Annotated[str, refusing(text_error), Field(min_length=1, max_length=100)]
"""A line of symbols and names that is the same in every language."""

OptionalName = Annotated[
    str,
    refusing(text_error),
    refusing(disguise),
    matching(r"([^\s{}]([^{}]{0,58}[^\s{}])?)?", "up to 60 characters, no outer spaces, no braces"),
]

Name = Annotated[OptionalName, Field(min_length=1)]
"""A name that is the same in every language."""

Id = Annotated[str, matching(r"[a-z][a-z0-9-]{0,39}", "a letter a-z, and up to 39 of a-z, 0-9, -")]

FactName = Annotated[str, matching(r"[a-z_]+", "the name of a fact, such as charity")]

Paragraphs = Annotated[
    NonEmpty[Text], BeforeValidator(lambda value: (value,) if isinstance(value, str) else value)
]
"""One text, or a list with one per paragraph."""

Figure = Annotated[str, matching(r"[$0-9][$0-9,./ ]{0,40}", "digits, $ , . / and spaces")]
"""An amount that is shown in the same form in every language."""

Percent = Annotated[int, Field(ge=0, le=100)]
