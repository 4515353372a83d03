"""Read colours from ``tokens.css`` for the manifest and the share image."""

import re
from typing import Final

from drishti.content.errors import ContentError, Problem
from drishti.urls import ASSETS

STYLES: Final = ASSETS / "styles" / "tokens.css"
FILE: Final = "assets/styles/tokens.css"


def colour(name: str) -> tuple[str, str]:
    """Return a colour of ``tokens.css`` in the light and dark theme, as ``#rrggbb``.

    Raises:
        ContentError: If it is missing or written in another way.

    """
    return _declared(":root", name), _declared(":root.dark", name)


def _declared(block: str, name: str) -> str:
    pattern = rf"^\s*{re.escape(block)} {{[^}}]*--color-{name}: (#[0-9a-f]{{6}});"
    found = re.search(pattern, STYLES.read_text("utf-8"), re.MULTILINE)
    if found is None:
        message = "not found; allowed: # and six lower-case hexadecimal digits"
        raise ContentError([Problem(FILE, f"--color-{name} in {block}", message)])
    return found[1]
