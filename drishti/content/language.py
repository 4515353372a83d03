"""The languages on offer and the picker's copy (``content/<language>/language.toml``)."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from drishti.content.base import Content, Image, Text


class Language(Content):
    """A language a visitor can choose.

    ``code`` is what is stored, ``tag`` what the page declares (BCP 47: ``zh-Hans`` for ``zh``).
    ``own_name`` is the language's name in itself, ``label`` the English name from the spec.
    """

    code: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
    tag: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}(-[A-Z][a-z]{3})?$")]
    direction: Literal["ltr", "rtl"] = "ltr"
    own_name: Annotated[str, Field(min_length=1)]
    label: Text
    flag: Image


class LanguagePicker(Content):
    """The picker. ``widget`` turns the third-party translator on or off altogether."""

    label: Text
    notice: Text
    widget: bool
    switched: Text
    failed: Text
    languages: Annotated[tuple[Language, ...], Field(min_length=1)]
