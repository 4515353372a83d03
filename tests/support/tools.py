"""External programs used by tests: their locations and Debian packages.

Tests only look for these programs. ``python -m tests.setup`` installs them.
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

PLAYWRIGHT: Final = (sys.executable, "-m", "playwright")

# Playwright's channel for a Firefox that it did not build itself.
FIREFOX_CHANNEL: Final = "moz-firefox"


@dataclass(frozen=True)
class Tool:
    """A program or a font: its Debian packages, and the commands or files by which it is found."""

    packages: str
    found_as: tuple[str, ...]
    in_default_lane: bool = False

    def find(self) -> str | None:
        found = (name if Path(name).is_absolute() else shutil.which(name) for name in self.found_as)
        return next((path for path in found if path and Path(path).exists()), None)

    def path(self) -> str:
        """Return the path of the program; fail the test if it is missing."""
        if found := self.find():
            return found
        setup = f"python -m tests.setup{'' if self.in_default_lane else ' --all'}"
        pytest.fail(f"{self.packages} is not installed: run {setup}", pytrace=False)


HEADLESS_CHROMIUM: Final = Tool(
    "chromium-headless-shell",
    ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    in_default_lane=True,
)
# Stands in for Arial, which pages use until their own font is cached.
ARIAL: Final = Tool(
    "fonts-liberation",
    (
        "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
        "/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf",
        "/usr/share/fonts/liberation/LiberationSans-Regular.ttf",
        "/System/Library/Fonts/Supplemental/Arial.ttf",
    ),
    in_default_lane=True,
)
# Arabic, Devanagari and Thai letters, so that translations are as wide as their readers see them.
NOTO: Final = Tool(
    "fonts-noto-core",
    (
        "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf",
        "/usr/share/fonts/google-noto/NotoSansDevanagari-Regular.ttf",
        "/usr/share/fonts/noto/NotoSansDevanagari-Regular.ttf",
        "/System/Library/Fonts/Kohinoor.ttc",
    ),
    in_default_lane=True,
)
GETTEXT: Final = Tool("gettext", ("msgfmt",), in_default_lane=True)
DESKTOP_CHROMIUM: Final = Tool("chromium", ("chromium",))
FIREFOX: Final = Tool("firefox-esr", ("firefox-esr",))
WEBKIT: Final = Tool("webkit2gtk-driver", ("WebKitWebDriver",))
NGINX: Final = Tool("nginx", ("nginx",))
NGINX_BROTLI: Final = Tool(
    "libnginx-mod-http-brotli-static", ("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",)
)
APACHE: Final = Tool("apache2", ("/usr/sbin/apache2",))
CADDY: Final = Tool("caddy", ("caddy",))
SCREEN_READER: Final = (
    Tool("orca", ("orca",)),
    Tool("xvfb", ("Xvfb",)),
    Tool("dbus", ("dbus-daemon",)),
    Tool("at-spi2-core", ("/usr/libexec/at-spi-bus-launcher",)),
    Tool("libglib2.0-bin", ("gdbus",)),
    Tool("openbox", ("openbox",)),
    Tool("speech-dispatcher libao-common", ("speech-dispatcher",)),
    Tool("xdotool", ("xdotool",)),
)
TOOLS: Final = (
    *(HEADLESS_CHROMIUM, ARIAL, NOTO, GETTEXT),
    *(DESKTOP_CHROMIUM, FIREFOX, WEBKIT, NGINX, NGINX_BROTLI, APACHE, CADDY),
    *SCREEN_READER,
)


@cache
def chromium() -> str | None:
    """Return the path of the Chromium to test with, or ``None`` for Playwright's own.

    ``$CHROMIUM`` overrides the choice. The headless shell is preferred, because it starts and
    paints twice as fast.
    """
    found = os.environ.get("CHROMIUM") or HEADLESS_CHROMIUM.find()
    return found if found or playwright_has_chromium() else HEADLESS_CHROMIUM.path()


def playwright_has_chromium() -> bool:
    command = [*PLAYWRIGHT, "install", "--dry-run", "chromium-headless-shell"]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    return Path(told.split("Install location:")[1].splitlines()[0].strip()).exists()
