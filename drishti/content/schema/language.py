"""The language picker and its languages (``content/<language>/language.toml``)."""

from typing import Annotated, Literal

from pydantic import Field

from drishti.content.schema.base import Content, Name, Text, matching
from drishti.content.schema.link_types import Image


class Language(Content):
    """A language that visitors can choose.

    ``code`` is stored in the browser; ``tag`` is the BCP 47 tag for ``lang`` (``zh-Hans`` for
    ``zh``). ``own_name`` is the name in the language itself, ``label`` the name in English.
    """

    code: Annotated[str, matching(r"[a-z]{2}", "two lower-case letters (ISO 639-1), such as bn")]
    tag: Annotated[
        str, matching(r"[a-z]{2}(-[A-Z][a-z]{3}|-[A-Z]{2})?", "a tag such as bn, zh-Hans or pt-BR")
    ]
    direction: Literal["ltr", "rtl"] = "ltr"
    own_name: Name
    label: Text
    flag: Image


class LanguagePicker(Content):
    """The picker.

    ``widget`` enables Google's translation widget; ``relaxed_policy`` loosens the Content Security
    Policy for it.
    """

    label: Text
    notice: Text
    widget: bool
    relaxed_policy: bool
    switched: Text
    failed: Text
    languages: Annotated[tuple[Language, ...], Field(min_length=1)]
