"""Headless Firefox ESR, driven by Selenium through Marionette instead of geckodriver.

Playwright needs a newer Firefox than ESR, and Debian has no package of geckodriver. The protocol:
https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
"""

import json
import os
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from selenium.webdriver import FirefoxOptions
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver

from support.browsers.waiting import wait_for

HOST: Final = "127.0.0.1"
START_S: Final = 60
END_S: Final = 30

COMMANDS: Final[dict[str, str]] = {
    Command.NEW_SESSION: "WebDriver:NewSession",
    Command.GET: "WebDriver:Navigate",
    Command.W3C_EXECUTE_SCRIPT: "WebDriver:ExecuteScript",
    Command.CLICK_ELEMENT: "WebDriver:ElementClick",
    Command.W3C_ACTIONS: "WebDriver:PerformActions",
    Command.SET_WINDOW_RECT: "WebDriver:SetWindowRect",
    Command.DELETE_ALL_COOKIES: "WebDriver:DeleteAllCookies",
    Command.QUIT: "Marionette:Quit",
}


class MarionetteConnection(RemoteConnection):
    """Sends Selenium's commands to the Marionette server of Firefox on ``port``."""

    def __init__(self, port: int) -> None:
        super().__init__(client_config=ClientConfig(f"http://{HOST}:{port}"))
        self._socket = socket.create_connection((HOST, port))
        self._stream = self._socket.makefile("rwb")
        self._numbers = count()
        self._read()  # the server's greeting

    def execute(self, command: str, params: dict[str, Any]) -> dict[str, Any]:
        """Run a command and return its result in Selenium's format."""
        # Capabilities are not needed; scripts without a sandbox share the page's globals.
        given = {} if command == Command.NEW_SESSION else {**params, "sandbox": None}
        self._write([0, next(self._numbers), COMMANDS[command], given])
        _, _, error, result = self._read()
        if error:
            return {"status": 500, "value": json.dumps(error)}
        return {"value": result.get("value", result)}

    def close(self) -> None:
        """Close the connection."""
        self._stream.close()
        self._socket.close()
        super().close()  # type: ignore[no-untyped-call]

    def _write(self, message: list[Any]) -> None:
        data = json.dumps(message).encode()
        self._stream.write(b"%d:%b" % (len(data), data))
        self._stream.flush()

    def _read(self) -> Any:
        length = b""
        while (digit := self._stream.read(1)) != b":":
            if not digit:
                raise ConnectionError("Firefox has closed the connection")
            length += digit
        return json.loads(self._stream.read(int(length)))


@contextmanager
def firefox_driver(path: str) -> Iterator[WebDriver]:
    """Start the Firefox at ``path`` with a temporary profile."""
    with tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True) as profile:
        told = Path(profile) / "MarionetteActivePort"
        (Path(profile) / "user.js").write_text('user_pref("marionette.port", 0);\n', "utf-8")
        process = subprocess.Popen(
            [path, "--marionette", "--headless", "--no-remote", "--profile", profile],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"HOME": profile},
        )
        try:
            port = wait_for(
                lambda: told.exists() and told.read_text("utf-8"),
                "Firefox to listen",
                patience_s=START_S,
            )
            driver = WebDriver(MarionetteConnection(int(port)), options=FirefoxOptions())
            yield driver
            driver.quit()
        finally:
            process.terminate()
            process.wait(END_S)
