"""External programs used by tests: their locations, Debian packages and lanes.

Tests only look for them. ``python -m tests.setup`` installs them.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

SETUP: Final = "python -m tests.setup"
PLAYWRIGHT: Final = (sys.executable, "-m", "playwright")

# Playwright's channel for a Firefox that it did not build itself.
FIREFOX_CHANNEL: Final = "moz-firefox"

# Chromium's background requests fail on machines without internet access.
CHROMIUM_ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)


@dataclass(frozen=True)
class Tool:
    """A program: its names on the path or its files' paths, and the Debian packages with it."""

    name: str
    found_as: tuple[str, ...]
    packages: tuple[str, ...]
    needed_for: str
    in_default_lane: bool = False

    def find(self) -> str | None:
        """Return the path of the program, or ``None``."""
        found = (name if Path(name).is_absolute() else shutil.which(name) for name in self.found_as)
        return next((path for path in found if path and Path(path).exists()), None)

    def path(self) -> str:
        """Return the path of the program; fail the test if it is missing."""
        if found := self.find():
            return found
        options = "" if self.in_default_lane else " --all"
        pytest.fail(f"{self.name} is not installed: run {SETUP}{options}", pytrace=False)


HEADLESS_CHROMIUM: Final = Tool(
    "Chromium",
    ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    ("chromium-headless-shell",),
    "the site's behaviour",
    in_default_lane=True,
)
ARIAL: Final = Tool(
    "Arial or Liberation Sans",
    (
        "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
        "/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf",
        "/usr/share/fonts/liberation/LiberationSans-Regular.ttf",
        "/System/Library/Fonts/Supplemental/Arial.ttf",
    ),
    ("fonts-liberation",),
    "pages without their own typeface",
    in_default_lane=True,
)
NOTO: Final = Tool(
    "Noto Sans for Arabic, Devanagari and Thai",
    (
        "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
        "/usr/share/fonts/google-noto/NotoSansDevanagari-Regular.ttf",
        "/usr/share/fonts/noto/NotoSansDevanagari-Regular.ttf",
        "/System/Library/Fonts/Kohinoor.ttc",
    ),
    ("fonts-noto-core",),
    "translations as wide as their readers see them",
    in_default_lane=True,
)
GETTEXT: Final = Tool("gettext", ("msgfmt",), ("gettext",), "the PO files", in_default_lane=True)
DESKTOP_CHROMIUM: Final = Tool(
    "Chromium with a window", ("chromium",), ("chromium",), "the screen reader"
)
FIREFOX: Final = Tool(
    "Firefox ESR", ("firefox-esr",), ("firefox-esr",), "journeys and the screen reader in Firefox"
)
WEBKIT: Final = Tool(
    "WebKitGTK's driver", ("WebKitWebDriver",), ("webkit2gtk-driver",), "journeys in WebKit"
)
XVFB: Final = Tool("Xvfb", ("Xvfb",), ("xvfb",), "WebKit and the screen reader")
NGINX: Final = Tool("nginx", ("nginx",), ("nginx",), "the recipe for nginx")
NGINX_BROTLI: Final = Tool(
    "nginx's Brotli module",
    ("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",),
    ("libnginx-mod-http-brotli-static",),
    "the recipe for nginx",
)
APACHE: Final = Tool("Apache", ("/usr/sbin/apache2",), ("apache2",), "the recipe for Apache")
CADDY: Final = Tool("Caddy", ("caddy",), ("caddy",), "the recipe for Caddy")
OPENSSL: Final = Tool("OpenSSL", ("openssl",), ("openssl",), "the recipe for nginx")
SCREEN_READER: Final = (
    Tool("Orca", ("orca",), ("orca",), "the screen reader"),
    XVFB,
    Tool("D-Bus", ("dbus-daemon",), ("dbus",), "the screen reader"),
    Tool("AT-SPI", ("/usr/libexec/at-spi-bus-launcher",), ("at-spi2-core",), "the screen reader"),
    Tool("gdbus", ("gdbus",), ("libglib2.0-bin",), "the screen reader"),
    Tool("Openbox", ("openbox",), ("openbox",), "the screen reader"),
    Tool(
        "Speech Dispatcher",
        ("speech-dispatcher",),
        ("speech-dispatcher", "libao-common"),
        "the screen reader",
    ),
    Tool("xdotool", ("xdotool",), ("xdotool",), "the screen reader"),
)
TOOLS: Final = (
    HEADLESS_CHROMIUM,
    ARIAL,
    NOTO,
    GETTEXT,
    DESKTOP_CHROMIUM,
    FIREFOX,
    WEBKIT,
    NGINX,
    NGINX_BROTLI,
    APACHE,
    CADDY,
    OPENSSL,
    *SCREEN_READER,
)


def chromium() -> str | None:
    """Return the path of the Chromium to test with, or ``None`` for Playwright's own.

    ``$CHROMIUM`` overrides it. The headless shell is preferred: it starts and paints twice as fast.
    """
    found = os.environ.get("CHROMIUM") or HEADLESS_CHROMIUM.find()
    return found if found or playwright_has_chromium() else HEADLESS_CHROMIUM.path()


@cache
def playwright_has_chromium() -> bool:
    """Return whether Playwright has downloaded its Chromium."""
    command = [*PLAYWRIGHT, "install", "--dry-run", "chromium-headless-shell"]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    return Path(told.split("Install location:")[1].splitlines()[0].strip()).exists()


def mini_browser() -> str:
    """Return the path of WebKitGTK's MiniBrowser."""
    return str(max(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
