"""The exported site before it is compressed: its files, and the addresses hosts give them."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import reflex as rx

from drishti.reflex_static.compat.internals import SHELLS

INDEX: Final = "index.html"


@dataclass(frozen=True)
class Output:
    """The folder a plugin meets in ``post_build``; ``base`` is ``""`` or a path such as ``/sale``.

    Under a path, Reflex has only the pages in their place yet, and moves the other files there
    afterwards.
    """

    folder: Path
    base: str

    @classmethod
    def of(cls, folder: Path) -> "Output":
        """Return the output in ``folder``, under the path that Reflex is set to."""
        return cls(folder, rx.config.get_config().prepend_frontend_path("/").rstrip("/"))

    @property
    def shell(self) -> Path:
        """The file that Reflex is about to copy to ``404.html``."""
        return next(self.folder / name for name in SHELLS if (self.folder / name).exists())

    @property
    def pages(self) -> dict[str, Path]:
        """Each page with its address, which ends in a slash."""
        root = self.folder / self.base.lstrip("/")
        return {self.address(page).removesuffix(INDEX): page for page in sorted(root.rglob(INDEX))}

    def files(self) -> Iterator[Path]:
        """Yield every file, in the same order on every machine."""
        return (path for path in sorted(self.folder.rglob("*")) if path.is_file())

    def address(self, file: Path) -> str:
        """Return where a host will serve ``file``."""
        place = f"/{file.relative_to(self.folder).as_posix()}"
        return place if place.startswith(f"{self.base}/") else f"{self.base}{place}"
