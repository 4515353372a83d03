"""Copy and settings of the whole site (``content/en/site.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, Id, Text


class Site(Content):
    """The home page's title and description.

    ``offline`` installs the offline cache; ``False`` removes it from browsers that have it.
    ``share`` is a line on the share picture. ``newer``, ``show_newer`` and ``later`` are shown if
    there is a newer page than the cached one. ``braille_beside`` names the sections with a letter
    of the symbol in braille beside their heading.
    """

    title: Text
    description: Text
    share: Annotated[Text, Field(max_length=60)]
    offline: bool
    newer: Text
    show_newer: Text
    later: Text
    braille_beside: tuple[Id, ...]
