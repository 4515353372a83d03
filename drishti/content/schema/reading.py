"""Copy for the reading settings (``content/<language>/reading.toml``)."""

from typing import Annotated

from drishti.content.schema.base import Content, Template, Text, gaps


class TextSize(Content):
    """The size of the text; its values are figures."""

    label: Text


class Contrast(Content):
    """How far text and boundaries stand out."""

    label: Text
    normal: Text
    high: Text


class Spacing(Content):
    """The space between lines, words and letters."""

    label: Text
    normal: Text
    wide: Text


class Motion(Content):
    """Whether anything may move."""

    label: Text
    system: Text
    off: Text


class Underline(Content):
    """Whether every link is underlined."""

    label: Text
    off: Text
    on: Text


class Reading(Content):
    """The settings. ``changed`` says which setting has which value now."""

    label: Text
    close_label: Text
    reset_label: Text
    changed: Annotated[Template, gaps("setting", "value")]
    was_reset: Text
    text_size: TextSize
    contrast: Contrast
    spacing: Spacing
    motion: Motion
    underline: Underline
