"""Exports of Reflex projects."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

PACKAGES: Final = "node_modules"
MARKER: Final = "reflex.install_frontend_packages.cached"
"""The file that Reflex writes into ``.web`` after installing the npm packages."""

REFLEX: Final = Path(sys.executable).with_name("reflex")
EXPORT: Final = (REFLEX, "export", "--frontend-only", "--no-zip")


def link_packages(project: Path, target: Path) -> None:
    """Link the npm packages of a built project into ``target``, so that Reflex installs none."""
    shutil.copytree(
        project / ".web" / PACKAGES,
        target / ".web" / PACKAGES,
        symlinks=True,
        ignore=shutil.ignore_patterns(".vite*", ".cache"),
        copy_function=os.link,
    )
    shutil.copy(project / ".web" / MARKER, target / ".web" / MARKER)


def environment(**extra: str) -> dict[str, str]:
    """Return the environment of a command run inside the activated virtual environment."""
    path = f"{REFLEX.parent}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"PATH": path} | extra


def run(
    command: Sequence[str | Path], folder: Path, **extra: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=folder, env=environment(**extra), capture_output=True, text=True, check=False
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
