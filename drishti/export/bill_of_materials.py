"""The bill of materials beside the export: every locked package, in CycloneDX format."""

import json
import re
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

FILE: Final = "bom.cdx.json"
NPM_LOCK: Final = Path("reflex.lock/package-lock.json")
PYTHON_LOCK: Final = Path("requirements.txt")


def write_bill(static: Path) -> None:
    """Write the packages of both locks, beside the site, because they include build tools.

    `npm sbom` cannot do this, because it refuses a lock whose root package has no version.
    """
    packages = [*npm_packages(NPM_LOCK), *python_packages(PYTHON_LOCK)]
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "components": list({package["bom-ref"]: package for package in packages}.values()),
    }
    text = f"{json.dumps(bill, indent=1)}\n"
    (static.parent / FILE).write_text(text, "utf-8", newline="\n")


def npm_packages(lock: Path) -> Iterator[dict[str, Any]]:
    """Yield the components of an npm lock, each with its hash."""
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    for path, package in packages.items():
        if path:
            name = package.get("name") or path.rpartition("node_modules/")[2]
            digest = b64decode(package["integrity"].removeprefix("sha512-")).hex()
            yield {
                **_component("npm", name, package["version"]),
                "hashes": [{"alg": "SHA-512", "content": digest}],
            }


def python_packages(lock: Path) -> Iterator[dict[str, Any]]:
    """Yield the components of a requirements file, without hashes: pip may choose the file."""
    for name, version in re.findall(
        r"^([\w.-]+)(?:\[.*\])?==([^\s;]+)", lock.read_text("utf-8"), re.MULTILINE
    ):
        yield _component("pypi", name, version)


def _component(kind: str, name: str, version: str) -> dict[str, Any]:
    address = f"pkg:{kind}/{quote(name)}@{quote(version)}"
    named = {"type": "library", "name": name, "version": version}
    return named | {"purl": address, "bom-ref": address}
