"""Copies of the project that tests can build, break and run."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from filelock import FileLock

from support.exports import PACKAGES, built, exported, link_packages

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = (
    *("assets", "content", "drishti", "reflex_static"),
    *("reflex.lock", "requirements.txt", "rxconfig.py"),
)

NEW_WORDS: Final = "A newer way past the menu"  # on every page of the newer site


def copy_project(target: Path) -> Path:
    """Copy everything that a build needs into ``target``, and return ``target``."""
    target.mkdir(parents=True, exist_ok=True)
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, target / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    return target


def copy_build(project: Path, target: Path) -> Path:
    """Copy a built project with its site into ``target``, and return ``target``."""
    shutil.copytree(project, target, symlinks=True, ignore=shutil.ignore_patterns(PACKAGES))
    link_packages(project, target)
    return target


def changed_at(folder: Path) -> dict[Path, int]:
    """Return the modification time of each file in a folder."""
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}


class SharedBuilds:
    """Builds each variant of the site once for all pytest-xdist workers."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, name: str, change: Callable[[Path], None] | None = None, **extra: str) -> Path:
        """Return the read-only folder of a site, built after ``change`` was applied.

        A variant starts from a copy of the built site, because that takes only a third of the time.
        """
        project, marker = self._folder / name, self._folder / f"{name}.built"
        original = None if name == "site" else self.get("site").parents[2]
        with FileLock(self._folder / f"{name}.lock"):
            if not marker.exists():
                shutil.rmtree(project, ignore_errors=True)
                if original:
                    copy_build(original, project)
                else:
                    copy_project(project)
                if change:
                    change(project)
                built(project, **extra)
                marker.touch()
        return exported(project)
