"""WebKitGTK on a virtual screen, driven by WebDriver."""

import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from selenium import webdriver
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.service import Service

from support.tools import WEBKIT, XVFB, mini_browser

SCREEN: Final = ["-screen", "0", "1400x1100x24", "-nolisten", "tcp"]


@contextmanager
def screen() -> Iterator[str]:
    """Start a virtual X server and yield its display."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [XVFB.path(), "-displayfd", str(writing), *SCREEN],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as display:
            yield f":{display.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def webkit_driver() -> Iterator[WebDriver]:
    """Start WebKitGTK's MiniBrowser with temporary settings and storage."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = mini_browser()
    options.add_argument("--automation")
    home = tempfile.mkdtemp(prefix="webkit-")
    with screen() as display:
        own = {"DISPLAY": display, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_RUNTIME_DIR": home}
        quiet = {
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "GSETTINGS_BACKEND": "memory",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        service = Service(WEBKIT.path(), env=os.environ | own | quiet, log_output=os.devnull)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # raised by Selenium itself
            driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield driver
        finally:
            driver.quit()
            shutil.rmtree(home, ignore_errors=True)
