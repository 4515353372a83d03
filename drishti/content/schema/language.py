"""The language picker and its languages (``content/en/language.toml``)."""

from typing import Annotated, Final, Self

from babel import Locale, UnknownLocaleError, localedata
from babel.core import get_global
from pydantic import AfterValidator, Field, model_validator

from drishti.content.schema.base import Content, Id, Name, NonEmpty, Text, matching
from drishti.content.schema.link_types import Image

SOURCE_LANGUAGE: Final = "en"


def _check_tag(tag: str) -> str:
    try:
        Locale.parse(tag, sep="-")
    except UnknownLocaleError:
        allowed = "the tag of a language whose dates and numbers Babel can write"
        raise ValueError(f"is {tag}; allowed: {allowed}") from None
    return tag


class Language(Content):
    """A language that visitors can choose.

    ``code`` is stored in the browser; ``tag`` is the BCP 47 tag for ``lang`` (``zh-Hans`` for
    ``zh``). ``own_name`` is the name in the language itself, ``label`` the name in English.
    ``group`` is the id of a group in the picker; languages without a group come first. A language
    has either a flag or a letter of its script.
    """

    code: Annotated[str, matching(r"[a-z]{2}", "two lower-case letters (ISO 639-1), such as bn")]
    tag: Annotated[
        str,
        matching(r"[a-z]{2}(-[A-Z][a-z]{3}|-[A-Z]{2})?", "a tag such as bn, zh-Hans or pt-BR"),
        AfterValidator(_check_tag),
    ]
    own_name: Name
    label: Text
    flag: Image = ""
    letter: Annotated[str, Field(max_length=3)] = ""
    group: str = ""

    @model_validator(mode="after")
    def _has_one_mark(self) -> Self:
        if bool(self.flag) == bool(self.letter):
            raise ValueError("has no mark or two; allowed: a flag, or a letter")
        return self

    @property
    def locale(self) -> Locale:
        """The locale that dates and numbers are written in."""
        return Locale.parse(self.tag, sep="-")

    @property
    def direction(self) -> str:
        """``ltr`` or ``rtl``."""
        return str(self.locale.text_direction)

    def path(self, route: str) -> str:
        """Return a page's path in the language, such as ``/hi/disclaimer`` for ``/disclaimer``."""
        return route if self.code == SOURCE_LANGUAGE else f"/{self.code}{route}"

    @property
    def with_country(self) -> str:
        """The value of ``og:locale``, such as ``fr_FR``.

        The country is India if CLDR has a locale for the language there, else the likeliest one.
        """
        language = self.locale.language
        likely = get_global("likely_subtags")[language].rpartition("_")[2]
        return f"{language}_{'IN' if localedata.exists(f'{language}_IN') else likely}"


class LanguageGroup(Content):
    id: Id
    label: Text


class LanguagePicker(Content):
    """The picker.

    ``widget`` enables Google's translation widget, and ``widget_everywhere`` also on fully
    translated pages. ``relaxed_policy`` loosens the Content Security Policy for the widget.
    """

    label: Text
    shortcut_label: Text
    close_label: Text
    label_in_hindi: Name
    notice: Text
    widget: bool
    widget_everywhere: bool
    relaxed_policy: bool
    groups: tuple[LanguageGroup, ...] = ()
    languages: NonEmpty[Language]

    @model_validator(mode="after")
    def _known_groups(self) -> Self:
        known = {group.id for group in self.groups}
        if found := {language.group for language in self.languages} - {"", *known}:
            raise ValueError(f"has the group {sorted(found)}; allowed: {sorted(known)}")
        return self
