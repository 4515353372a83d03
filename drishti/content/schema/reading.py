"""Copy for the reading settings (``content/<language>/reading.toml``)."""

from typing import Annotated

from drishti.content.schema.base import Content, Template, Text, variables


class TextSize(Content):
    """The text size; its options are percentages, so they need no labels."""

    label: Text


class Contrast(Content):
    """The contrast of text and borders."""

    label: Text
    normal: Text
    high: Text


class Spacing(Content):
    """The space between lines, words and letters."""

    label: Text
    normal: Text
    wide: Text


class Motion(Content):
    """Whether animations run."""

    label: Text
    system: Text
    off: Text


class Underline(Content):
    """Whether every link is underlined."""

    label: Text
    off: Text
    on: Text


class Reading(Content):
    """The settings. ``changed`` is announced after each choice."""

    label: Text
    close_label: Text
    reset_label: Text
    changed: Annotated[Template, variables("setting", "value")]
    was_reset: Text
    text_size: TextSize
    contrast: Contrast
    spacing: Spacing
    motion: Motion
    underline: Underline
