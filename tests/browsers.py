"""Find the browsers the tests drive, and install those that are missing where that is possible."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

CHROMIUM_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FIREFOX_NAMES: Final = ("firefox-esr",)
WEBKIT_DRIVER: Final = "WebKitWebDriver"
WEBKIT_PACKAGES: Final = ("webkit2gtk-driver", "xvfb")

# How Playwright calls a Firefox that it did not build itself.
FIREFOX_CHANNEL: Final = "moz-firefox"

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
    named = os.environ.get("CHROMIUM")
    if found := named or _found(*CHROMIUM_NAMES) or _installed(CHROMIUM_NAMES, "chromium"):
        return found
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return None


def firefox() -> str | None:
    """Return the path of a Firefox ESR, or ``None`` where there is none."""
    return _found(*FIREFOX_NAMES) or _installed(FIREFOX_NAMES, "firefox-esr")


def webkit() -> str | None:
    """Return the path of WebKitGTK's driver, or ``None`` where there is none."""
    if _found("Xvfb") and _found(WEBKIT_DRIVER):
        return _found(WEBKIT_DRIVER)
    return _installed((WEBKIT_DRIVER,), *WEBKIT_PACKAGES)


def mini_browser() -> str:
    """Return the path of the browser that WebKitGTK's driver starts."""
    found = max(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found)


def _found(*names: str) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def _installed(names: tuple[str, ...], *packages: str) -> str | None:
    """Install Debian's packages, where they can be, and return the path of what they bring."""
    return _found(*names) if install(*packages) else None


def install(*packages: str) -> bool:
    """Return whether Debian's ``packages`` could be installed, which takes its ``apt`` and root."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    commands = (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *packages])
    return all(
        subprocess.run(command, env=environment, check=False).returncode == 0
        for command in commands
    )
