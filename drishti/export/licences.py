"""Third-party licences: writes ``/licences.txt`` at build."""

import json
from collections.abc import Iterator
from importlib.metadata import distribution
from itertools import starmap
from pathlib import Path
from typing import Final

from drishti.urls import ASSETS
from reflex_static import PACKAGES_FILE

LICENCES_FILE: Final = "licences.txt"
HEADER: Final = "This site contains the work of others. Each part is named with its licence."


def write_licences(static: Path) -> None:
    """Write all licences of the export into one file, and remove the separate files.

    They are of bundled packages, Reflex, and folders of ``assets/`` that contain a ``LICENSE``.
    """
    bundled = static / PACKAGES_FILE
    packages = json.loads(bundled.read_text("utf-8"))
    bundled.unlink()
    parts = starmap(_part, _works(packages))
    for copied in static.rglob("LICENSE"):
        copied.unlink()
    whole = "\n\n\n".join([HEADER, *parts])
    (static / LICENCES_FILE).write_text(f"{whole}\n", "utf-8", newline="\n")


def _works(packages: list[dict[str, str]]) -> Iterator[tuple[str, str | None]]:
    """Yield the name and the licence of each work of others."""
    for path in sorted(ASSETS.rglob("LICENSE")):
        yield path.parent.relative_to(ASSETS).as_posix(), path.read_text("utf-8")
    reflex = distribution("reflex")
    yield f"reflex {reflex.version}", reflex.read_text("licenses/LICENSE")
    for package in packages:
        name = f"{package['name']} {package['version']}"
        yield name, package.get("text") or package.get("identifier")


def _part(name: str, licence: str | None) -> str:
    if not licence:
        raise SystemExit(f"{name}: no licence found; see drishti/export/licences.py")
    return f"{name}\n{'-' * len(name)}\n\n{licence.strip()}"
