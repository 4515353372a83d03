"""Copy for the reading settings (``content/en/reading.toml``)."""

from drishti.content.schema.base import Content, Text


class TextSize(Content):
    """The text size; its options are percentages, so they need no labels."""

    label: Text


class Contrast(Content):
    """The colours: those of the theme, black and white, or a tint."""

    label: Text
    system: Text
    normal: Text
    high: Text
    cream: Text
    blue: Text
    yellow: Text


class Font(Content):
    """The typeface: the site's own, made for low vision, or the device's."""

    label: Text
    legible: Text
    system: Text


class Spacing(Content):
    """The space between lines, words and letters."""

    label: Text
    normal: Text
    wide: Text


class Width(Content):
    """The length of the lines."""

    label: Text
    normal: Text
    narrow: Text


class Switch(Content):
    """A setting that is off or on."""

    label: Text
    off: Text
    on: Text


class Motion(Content):
    """Whether animations run."""

    label: Text
    system: Text
    on: Text
    off: Text


class Reading(Content):
    """The settings.

    ``guide`` marks the line under the pointer or the focus; ``underline`` underlines every link.
    """

    label: Text
    close_label: Text
    reset_label: Text
    was_reset: Text
    text_size: TextSize
    contrast: Contrast
    font: Font
    spacing: Spacing
    width: Width
    guide: Switch
    underline: Switch
    motion: Motion
