"""Copy for the reading settings (``content/en/reading.toml``)."""

from drishti.content.schema.base import Content, Text


class Setting(Content):
    """A setting; subclasses add a label for each option, except for text sizes in percent."""

    label: Text


class Contrast(Setting):
    """The colours: those of the theme, black and white, or a tint."""

    system: Text
    normal: Text
    high: Text
    cream: Text
    blue: Text
    yellow: Text


class Font(Setting):
    """The typeface: the site's own, made for low vision, or the device's."""

    legible: Text
    system: Text


class Spacing(Setting):
    """The space between lines, words and letters."""

    normal: Text
    wide: Text


class Width(Setting):
    """The length of the lines."""

    normal: Text
    narrow: Text


class Switch(Setting):
    """A setting that is off or on."""

    off: Text
    on: Text


class Motion(Setting):
    """Whether animations run."""

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
    text_size: Setting
    contrast: Contrast
    font: Font
    spacing: Spacing
    width: Width
    guide: Switch
    underline: Switch
    motion: Motion
