"""The translations that a second reader has compared with their English.

A translated warning is shown only after a second reading, and a translation may have other figures
than the English only after one. Each line of the file names a language, a digest of the English and
its translation, and the key of the text, which is for people only.
"""

from hashlib import sha256
from pathlib import Path
from typing import Final

from drishti.content.schema.base import MarkdownText, RiskText, Text

FILE: Final = "content/locales/second_reading.txt"

Marks = frozenset[str]


def protects(source: Text) -> bool:
    """Return whether a text protects readers: a warning, or the top of a legal page."""
    return isinstance(source, RiskText | MarkdownText)


def mark(code: str, source: Text, translated: str) -> str:
    """Return the mark of a text and its translation into a language."""
    digest = sha256(f"{source.raw}\0{translated}".encode()).hexdigest()
    return f"{code} {digest[:16]}"


def marks(root: Path) -> Marks:
    """Return every mark in the file."""
    return frozenset(line.rpartition(" ")[0] for line in _lines(root))


def write_marks(root: Path, code: str, translated: dict[str, str]) -> None:
    """Replace the lines of a language with ``translated``, the mark of each text by its key."""
    others = [line for line in _lines(root) if not line.startswith(f"{code} ")]
    own = [f"{found} {key}" for key, found in translated.items()]
    lines = sorted(others + own, key=lambda line: line[:2])
    (root / FILE).write_text("".join(f"{line}\n" for line in lines), "utf-8", newline="\n")


def _lines(root: Path) -> list[str]:
    file = root / FILE
    return file.read_text("utf-8", "replace").splitlines() if file.is_file() else []
