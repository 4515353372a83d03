"""Ships a folder of ES modules with the page, so that components can import them."""

from pathlib import Path
from typing import Any

import reflex as rx

Files = list[tuple[str, str]]


class EsModules(rx.plugins.Plugin):
    """Makes ``<folder>/name.js`` importable as ``library="$/modules/<folder's name>/name"``."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)

    def pre_compile(self, **context: Any) -> None:
        """Hand the modules to Reflex, which writes those that have changed."""
        context["add_save_task"](self.files)

    def files(self) -> Files:
        """Return the path in ``.web`` and the source of each module."""
        if not self.folder.is_dir():
            raise SystemExit(f"{self.folder}: there is no such folder of modules")
        return [
            (f"modules/{self.folder.name}/{path.name}", path.read_text("utf-8"))
            for path in sorted(self.folder.glob("[!.]*.js"))
        ]
