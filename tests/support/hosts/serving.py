"""Serve an exported site as a plain static host does."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class StaticHost(SimpleHTTPRequestHandler):
    """Static files; like every common host it answers an unknown address with 404.html."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the site's own page where there is none."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Let a visitor leave in the middle of a file."""
        with suppress(ConnectionError):
            super().copyfile(source, outputfile)

    def log_message(self, *_: object) -> None:
        """Stay quiet; pytest reports what matters."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve ``folder`` on a port the system picks and yield its address."""
    handler = partial(StaticHost, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
