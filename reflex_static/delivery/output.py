"""The exported files and their URLs, before compression."""

from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from ..compat.internals import SHELLS

INDEX: Final = "index.html"
BUNDLED: Final = "assets"
"""Vite's folder of files with hashed names."""


def integrity(content: bytes) -> str:
    """Return the hash of a file or script in the form that policies and ``integrity`` need."""
    return f"sha256-{b64encode(sha256(content).digest()).decode()}"


@dataclass(frozen=True)
class Output:
    """The folder passed to ``post_build``; ``base`` is ``""`` or a path such as ``/sale``.

    At this point, Reflex has moved only the pages into ``base``; the other files follow later.
    """

    folder: Path
    base: str

    @property
    def shell(self) -> Path:
        """The file that Reflex will copy to ``404.html``."""
        return next(file for name in SHELLS if (file := self.folder / name).exists())

    @property
    def pages(self) -> dict[str, Path]:
        """The pages, keyed by URL path, which always ends in a slash."""
        root = self.folder / self.base.lstrip("/")
        return {self.address(page).removesuffix(INDEX): page for page in sorted(root.rglob(INDEX))}

    def owners_file(self, name: str) -> str:
        """Return the text of a file that an owner may have put into ``assets/``, such as rules."""
        file = self.folder / name
        return file.read_text("utf-8-sig") if file.exists() else ""

    def files(self) -> Iterator[Path]:
        """Yield every file in sorted order."""
        return (path for path in sorted(self.folder.rglob("*")) if path.is_file())

    def address(self, file: Path) -> str:
        """Return the URL path of ``file`` on the host."""
        path = f"/{file.relative_to(self.folder).as_posix()}"
        return path if path.startswith(f"{self.base}/") else f"{self.base}{path}"
