"""Runs the second Vite build."""

import json
import subprocess
from pathlib import Path
from typing import Final

from drishti.reflex_static.compat.build_errors import build_failure
from drishti.reflex_static.compat.internals import node

CONFIG: Final = "vite.bundle.config.js"
MANIFEST: Final = "bundle.json"
LOG: Final = "bundle.log"
VITE: Final = Path("node_modules") / "vite" / "bin" / "vite.js"

Scripts = dict[str, list[str]]


def build(web: Path, static: Path) -> Scripts:
    """Write the bundle below ``static`` and return each route's scripts, entry first.

    Raises:
        SystemExit: If Vite fails, with the cause in one line; its output is kept in a file.

    """
    options = ["--config", CONFIG, "--outDir", str(static.relative_to(web)), "--logLevel", "warn"]
    command = [node(), str(VITE), "build", *options]
    done = subprocess.run(command, cwd=web, capture_output=True, encoding="utf-8", check=False)  # noqa: S603 -- fixed arguments
    if done.returncode != 0:
        raise build_failure("The bundle", done.stdout + done.stderr, web / LOG)
    manifest = static / MANIFEST
    chunks = json.loads(manifest.read_text("utf-8"))
    manifest.unlink()
    return {
        chunk["name"]: [chunk["file"], *(chunks[key]["file"] for key in chunk.get("imports", []))]
        for chunk in chunks.values()
        if chunk.get("isEntry")
    }
