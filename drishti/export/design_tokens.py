"""Read colours from ``tokens.css`` for the manifest and the share image."""

import re
from collections.abc import Iterator
from typing import Final

from drishti.content.errors import ContentError, Problem
from drishti.urls import ASSETS

STYLES: Final = ASSETS / "styles" / "tokens.css"
FILE: Final = "assets/styles/tokens.css"
BLOCKS: Final = (":root", ":root.dark")
NEEDED: Final = ("ground", "ink", "emphasis")
"""The colours used by the build, listed so that all errors in them are reported at once."""

COLOUR: Final = re.compile("#[0-9a-f]{6}")
ALLOWED: Final = "# and six lower-case hexadecimal digits"
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


def colour(name: str) -> tuple[str, str]:
    """Return a colour of ``tokens.css`` in the light and dark theme, as ``#rrggbb``.

    Raises:
        ContentError: For every colour that is missing or not in this format.

    """
    source = COMMENT.sub("", STYLES.read_text("utf-8"))
    names = dict.fromkeys((*NEEDED, name))
    found = {(block, each): _declared(source, block, each) for block in BLOCKS for each in names}
    if problems := list(_problems(found)):
        raise ContentError(problems)
    light, dark = (found[block, name] for block in BLOCKS)
    return light, dark


def _declared(source: str, block: str, name: str) -> str:
    """Return the last declaration of a colour in a block, which wins in the cascade."""
    bodies = re.findall(rf"^\s*{re.escape(block)}\s*{{([^{{}}]*)}}", source, re.MULTILINE)
    values = re.findall(rf"--color-{name}\s*:\s*([^;]*)", "".join(bodies))
    return values[-1].strip() if values else ""


def _problems(found: dict[tuple[str, str], str]) -> Iterator[Problem]:
    for (block, name), value in found.items():
        field = f"--color-{name}" if block == BLOCKS[0] else f"--color-{name} in {block}"
        if not value:
            yield Problem(FILE, field, f"is missing; allowed: {ALLOWED}")
        elif not COLOUR.fullmatch(value):
            yield Problem(FILE, field, f"is {value!r}; allowed: {ALLOWED}")
