"""Copies of the project that tests can build, break and run."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from filelock import FileLock

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = (
    *("assets", "content", "drishti", "reflex_static"),
    *("reflex.lock", "requirements.txt", "rxconfig.py"),
)
PACKAGES: Final = "node_modules"
MARKER: Final = "reflex.install_frontend_packages.cached"
"""The file that Reflex writes into ``.web`` after installing the npm packages."""

NEW_WORDS: Final = "A newer way past the menu"  # on every page of the newer site
REFLEX: Final = Path(sys.executable).with_name("reflex")
EXPORT: Final = (REFLEX, "export", "--frontend-only", "--no-zip")


def copy_project(target: Path, *, packages_of: Path | None = None) -> Path:
    """Copy everything that a build needs into ``target``, and return ``target``.

    ``packages_of`` is a built project whose npm packages are shared as hard links.
    """
    target.mkdir(parents=True, exist_ok=True)
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, target / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    if packages_of:
        link_packages(packages_of, target)
    return target


def copy_build(project: Path, target: Path) -> Path:
    """Copy a built project with its site into ``target``, and return ``target``."""
    shutil.copytree(project, target, symlinks=True, ignore=shutil.ignore_patterns(PACKAGES))
    _link(project, target)
    return target


def link_packages(project: Path, target: Path) -> None:
    """Link the npm packages of a built project into ``target``, so that Reflex installs none."""
    _link(project, target)
    shutil.copy(project / ".web" / MARKER, target / ".web" / MARKER)


def _link(project: Path, target: Path) -> None:
    shutil.copytree(
        project / ".web" / PACKAGES,
        target / ".web" / PACKAGES,
        symlinks=True,
        ignore=shutil.ignore_patterns(".vite*", ".cache"),
        copy_function=os.link,
    )


def environment(**extra: str) -> dict[str, str]:
    """Return the environment of a command run inside the activated virtual environment."""
    path = f"{REFLEX.parent}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"PATH": path} | extra


def run(
    command: Sequence[str | Path], folder: Path, **extra: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in ``folder`` and return its result; ``extra`` is added to the environment."""
    return subprocess.run(
        command,
        cwd=folder,
        env=environment(**extra),
        capture_output=True,
        text=True,
        check=False,
    )


def exported(project: Path) -> Path:
    """Return the output folder of ``reflex export``."""
    return project / ".web" / "build" / "client"


def built(project: Path, **extra: str) -> Path:
    """Export ``project`` and return the folder of the site; fail the test if the build fails."""
    result = run(EXPORT, project, **extra)
    assert result.returncode == 0, result.stdout + result.stderr
    return exported(project)


def rewrite(file: Path, change: Callable[[str], str]) -> None:
    """Change a file of a copied project; fail if the change has no effect."""
    old = file.read_text("utf-8")
    new = change(old)
    assert new != old, f"{file} has nothing to change"
    file.write_text(new, "utf-8")


class SharedBuilds:
    """Builds each variant of the site once for all pytest-xdist workers."""

    def __init__(self, folder: Path, *, packages_of: Path | None = None) -> None:
        self._folder = folder
        self._packages_of = packages_of

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
                    copy_project(project, packages_of=self._packages_of)
                if change:
                    change(project)
                built(project, **extra)
                marker.touch()
        return exported(project)
