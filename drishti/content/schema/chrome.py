"""Copy for what every page has, and for the 404 page (``content/en/<part>.toml``)."""

from typing import Annotated

from pydantic import AfterValidator, Field

from drishti.content.schema.base import (
    Content,
    Id,
    Labelled,
    Line,
    NonEmpty,
    Text,
    complete,
    matching,
)
from drishti.content.schema.link_types import (
    OWN_FILE,
    AnchorLink,
    FileTarget,
    OptionalAddress,
    WebAddress,
    WithImage,
)


class Counting(Content):
    """A script that counts visits, and the address to which it reports; on every page if set."""

    script: Annotated[
        str,
        matching(rf"({OWN_FILE})?", "the path of a script in assets/, such as /count.js"),
        AfterValidator(FileTarget),
    ]
    host: OptionalAddress
    attributes: dict[Annotated[str, matching("data-[a-z-]+", "data-…")], Line] = Field({})

    _complete = complete("script", "host")


class Site(Content):
    """The home page's title and description.

    ``offline`` installs the offline cache; ``False`` removes it from browsers that have it.
    ``share`` is a line on the share picture. ``kept`` is shown with a cached page if there is no
    network; ``newer``, ``show_newer`` and ``later`` if there is a newer page than it.
    ``braille_beside`` names the sections with a letter of the symbol in braille beside their
    heading. ``forms`` are where a form may be sent.
    """

    title: Text
    description: Text
    share: Annotated[Text, Field(max_length=60)]
    offline: bool
    kept: Text
    newer: Text
    show_newer: Text
    later: Text
    braille_beside: tuple[Id, ...]
    forms: tuple[WebAddress, ...]
    counting: Counting


class Header(Content):
    """The header, whose links are also in the menu and the footer."""

    skip_link: Text
    keyboard_hint: Text
    home_label: Text
    navigation_label: Text
    links: NonEmpty[AnchorLink]
    wallet_label: Text
    wallet_state: Text
    wallet_note: Text
    social_label: Text
    social_missing: Text | None = None
    social_new_tab: Text


class Menu(Content):
    open_label: Text
    close_label: Text
    title: Text
    disclaimer: Text


class Contrast(Labelled):
    """The colours: those of the theme, black and white, or a tint."""

    system: Text
    normal: Text
    high: Text
    cream: Text
    blue: Text
    yellow: Text


class Font(Labelled):
    """The typeface: the site's own, made for low vision, or the device's."""

    legible: Text
    system: Text


class Spacing(Labelled):
    """The space between lines, words and letters."""

    normal: Text
    wide: Text


class Width(Labelled):
    """The length of the lines."""

    normal: Text
    narrow: Text


class Switch(Labelled):
    off: Text
    on: Text


class Motion(Switch):
    system: Text


class Reading(Labelled):
    """The settings, each with its label and one for each option, except for sizes in percent.

    ``guide`` marks the line under the pointer or the focus; ``underline`` underlines every link.
    """

    close_label: Text
    reset_label: Text
    was_reset: Text
    text_size: Labelled
    contrast: Contrast
    font: Font
    spacing: Spacing
    width: Width
    guide: Switch
    underline: Switch
    motion: Motion


class Listen(Labelled):
    """Labels of the start buttons and the player bar, and messages.

    ``note`` says who needs this and how to use it; it also describes a start button.
    """

    section_label: Text
    page_label: Text
    note: Text
    voice_label: Text
    no_voice: Text
    back_label: Text
    pause_label: Text
    resume_label: Text
    next_label: Text
    stop_label: Text
    speed_label: Text
    started: Text
    started_by_touch: Text
    paused: Text
    ended: Text
    ended_in_part: Text
    failed: Text


class Footer(Content):
    heading: Text
    about: Text
    navigation_label: Text
    legal_label: Text
    disclaimer_label: Text
    terms_label: Text
    accessibility_label: Text
    social_label: Text
    copyright: Line
    risk: Text


class NotFound(WithImage):
    """The 404 page, which repeats ``heading``, ``offline`` and ``home_label`` in each language."""

    title: Text
    description: Text
    heading: Text
    text: Text
    offline: Text
    home_label: Text
