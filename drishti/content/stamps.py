"""Tell which translations are older than their English text.

``stamps.toml`` of a language stores a hash of the English source of each text.
"""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from drishti.content.errors import ContentError, Problem
from drishti.content.files import read
from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteContent
from drishti.content.translation import Texts, english_texts

STAMPS: Final = "stamps.toml"


def stale(root: Path, code: str, texts: Texts, content: SiteContent) -> list[str]:
    """Return the keys whose English text has changed since ``translations --accept``."""
    known = stamps(root, code)
    sources = english_texts(content)
    return [key for key in texts if key in sources and known.get(key) != stamp(sources[key])]


def stamps(root: Path, code: str) -> Mapping[str, str]:
    """Return the stored hash of the English source of each text, by key."""
    path = root / "content" / code / STAMPS
    problems: list[Problem] = []
    found = read(path, root, problems) if path.exists() else {}
    if problems:
        raise ContentError(problems)
    return found or {}


def stamp(text: Text) -> str:
    """Return a short hash of an English text, before variables are filled in."""
    return hashlib.sha256(text.written.encode()).hexdigest()[:8]
