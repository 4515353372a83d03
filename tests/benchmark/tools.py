"""External tools of the benchmark: Lighthouse and Vite, pinned, in a separate folder."""

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Playwright

from support.projects import ROOT, run
from support.tools import chromium

HERE: Final = Path(__file__).parent
CACHE: Final = ROOT / ".benchmark"
LOCK: Final = "package-lock.json"
BIN: Final = CACHE / "node_modules" / ".bin"


def install() -> None:
    """Install the packages of the lock file if necessary."""
    lock = HERE / LOCK
    installed = CACHE / "node_modules" / LOCK
    if installed.is_file() and installed.read_bytes() == lock.read_bytes():
        return
    CACHE.mkdir(exist_ok=True)
    for name in ("package.json", LOCK):
        shutil.copy(HERE / name, CACHE / name)
    output_of(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], CACHE)
    shutil.copy(lock, installed)


def output_of(command: Sequence[str | Path], folder: Path, **extra: str) -> str:
    """Return the output of a command; exit with its error output if it fails."""
    result = run(command, folder, **extra)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)
    return result.stdout


def browser_path(playwright: Playwright) -> str:
    """Return the path of the Chromium used for all measurements."""
    return chromium() or playwright.chromium.executable_path


def busy_machine() -> str:
    """Return the load of the machine at the start; timings on a busy machine are unreliable."""
    if not hasattr(os, "getloadavg"):
        return "unknown"
    return f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
