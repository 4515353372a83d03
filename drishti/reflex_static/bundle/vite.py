"""Run Vite once more, over the pages alone."""

import json
import subprocess
from pathlib import Path
from typing import Final

from drishti.reflex_static.compat.internals import node

CONFIG: Final = "vite.bundle.config.js"
MANIFEST: Final = "bundle.json"
VITE: Final = Path("node_modules") / "vite" / "bin" / "vite.js"

Scripts = dict[str, list[str]]


def build(web: Path, static: Path) -> Scripts:
    """Return each route's scripts, its own first, after writing them below ``static``.

    Raises:
        SystemExit: If Vite fails, with what it said.

    """
    options = ["--config", CONFIG, "--outDir", str(static.relative_to(web)), "--logLevel", "warn"]
    command = [node(), str(VITE), "build", *options]
    done = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)  # noqa: S603 -- fixed words
    if done.returncode != 0:
        raise SystemExit(f"The bundle could not be built:\n{done.stdout}{done.stderr}")
    manifest = static / MANIFEST
    chunks = json.loads(manifest.read_text("utf-8"))
    manifest.unlink()
    return {
        chunk["name"]: [chunk["file"], *(chunks[key]["file"] for key in chunk.get("imports", []))]
        for chunk in chunks.values()
        if chunk.get("isEntry")
    }
