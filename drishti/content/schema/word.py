"""Copy for the word in braille (``content/en/word.toml``)."""

from typing import Annotated

from drishti.content.schema.base import Content, Template, Text, variables
from drishti.content.schema.link_types import Link


class Word(Content):
    """The token's symbol in braille, at the end of the home page."""

    heading: Text
    touch: Text
    hint: Text
    letter: Annotated[Template, variables("letter", "dots")]
    link: Link
