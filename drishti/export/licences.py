"""Third-party licences: writes ``/licences.txt`` at build."""

import json
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Final

import reflex as rx

from drishti.urls import ASSETS
from reflex_static import PACKAGES_FILE

LICENCES_FILE: Final = "licences.txt"
HEADER: Final = "This site contains the work of others. Each part is named with its licence."


class Licences(rx.plugins.Plugin):
    """List bundled packages, Reflex, and folders of ``assets/`` that contain a ``LICENSE``."""

    def post_build(self, **context: Any) -> None:
        """Write all licences of the export into one file, and remove the separate files."""
        static: Path = context["static_dir"]
        bundled = static / PACKAGES_FILE
        packages = json.loads(bundled.read_text("utf-8"))
        bundled.unlink()
        parts = [*_assets(), _reflex(), *map(_package, packages)]
        for copied in static.rglob("LICENSE"):
            copied.unlink()
        (static / LICENCES_FILE).write_text(
            "\n\n\n".join([HEADER, *parts]) + "\n", "utf-8", newline="\n"
        )


def _assets() -> list[str]:
    found = sorted(ASSETS.rglob("LICENSE"))
    return [
        _part(path.parent.relative_to(ASSETS).as_posix(), path.read_text("utf-8")) for path in found
    ]


def _reflex() -> str:
    reflex = distribution("reflex")
    return _part(f"reflex {reflex.version}", reflex.read_text("licenses/LICENSE"))


def _package(package: dict[str, str]) -> str:
    name = f"{package['name']} {package['version']}"
    return _part(name, package.get("text") or package.get("identifier"))


def _part(name: str, licence: str | None) -> str:
    if not licence:
        raise SystemExit(f"{name}: no licence found; see drishti/export/licences.py")
    return f"{name}\n{'-' * len(name)}\n\n{licence.strip()}"
