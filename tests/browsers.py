"""Find the browser the tests drive, and install one where there is none."""

import os
import shutil
import subprocess
import sys
from typing import Final

CHROMIUM_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")

# Its calls home fail on machines without the open internet, many at a time.
CHROMIUM_ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)


def chromium() -> str | None:
    """Return the path of a Chromium, or ``None`` for Playwright's own.

    Debian's package is installed where that is possible, else Playwright's download.
    """
    if found := _installed():
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True)
        return _installed()
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return None


def _installed() -> str | None:
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
