"""Copy for the word in braille (``content/en/word.toml``)."""

from typing import Annotated

from drishti.content.schema.base import Content, Template, Text, variables
from drishti.content.schema.link_types import Link


class Word(Content):
    """The token's symbol in braille, at the end of the home page.

    A symbol with more letters than ``braille_beside`` in ``site.toml`` has sections is not shown.
    """

    heading: Text
    hint: Text
    history: Text
    letter: Annotated[Template, variables("letter", "dots")]
    link: Link
