"""The code blocks of the documents, so that tests can follow a recipe."""

import re
from collections.abc import Iterator
from textwrap import dedent
from typing import Final, NamedTuple

BLOCK: Final = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
FILE: Final = re.compile(r"\A(?:#|<!--|/\*) (\S+\.\w+)(?: -->| \*/)?\n")


class Block(NamedTuple):
    """A code block; ``file`` is the path in a comment on its first line, or empty."""

    language: str
    file: str
    text: str


def blocks(markdown: str) -> Iterator[Block]:
    for language, indented in BLOCK.findall(markdown):
        text = dedent(indented)
        name = FILE.match(text)
        yield Block(language, name[1] if name else "", text)
