"""The languages on offer and the picker's copy (``content/<language>/language.toml``)."""

from typing import Annotated, Literal

from pydantic import Field

from drishti.content.schema.base import Content, Name, Text, spelled
from drishti.content.schema.link_types import Image


class Language(Content):
    """A language a visitor can choose.

    ``code`` is what is stored, ``tag`` what the page declares (BCP 47: ``zh-Hans`` for ``zh``).
    ``own_name`` is the language's name in itself, ``label`` the English name from the spec.
    """

    code: Annotated[str, spelled(r"[a-z]{2}", "two small letters (ISO 639), such as bn")]
    tag: Annotated[
        str, spelled(r"[a-z]{2}(-[A-Z][a-z]{3}|-[A-Z]{2})?", "a tag such as bn, zh-Hans or pt-BR")
    ]
    direction: Literal["ltr", "rtl"] = "ltr"
    own_name: Name
    label: Text
    flag: Image


class LanguagePicker(Content):
    """The picker.

    ``widget`` turns the third-party translator on or off altogether; ``relaxed_policy`` loosens
    the security policy for it.
    """

    label: Text
    notice: Text
    widget: bool
    relaxed_policy: bool
    switched: Text
    failed: Text
    languages: Annotated[tuple[Language, ...], Field(min_length=1)]
