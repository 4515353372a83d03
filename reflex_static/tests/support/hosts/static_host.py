"""A static host: plain, or with the rules of Netlify and Cloudflare Pages.

Tests can change its files, make it fail, hold back its responses, and read what it has sent.
"""

import hashlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Final
from urllib.parse import unquote

HOLD_S: Final = 30
FAILURE: Final = b"failed"  # headed Chromium rejects an error response with an empty body


@dataclass
class Host:
    """The files and settings of a host, and what it has sent.

    ``sent`` lists the file and the size of each response, headers included. ``status``, unless 0,
    is the status of every response. Until ``released`` is set, responses to paths that end in
    ``held`` wait, and pages are sent only up to ``cut_after``.
    """

    folder: Path
    rules: bool
    compress: bool
    address: str = ""
    away: bool = False
    status: int = 0
    cut_after: bytes = b""
    held: str = ""
    sent: list[tuple[str, int]] = field(default_factory=list)
    released: threading.Event = field(default_factory=threading.Event)

    def bytes_of(self, *suffixes: str) -> int:
        """Return the number of bytes sent, in total or for the given file types."""
        return sum(size for path, size in self.sent if path.endswith(suffixes or ""))

    def respond(
        self, path: str, accepted: str, known: str | None
    ) -> tuple[str, HTTPStatus, dict[str, str], bytes]:
        """Return the file, status, headers and body for a path, accepted encodings and an ETag."""
        if self.status:
            return "", HTTPStatus(self.status), {"Content-Type": "text/plain"}, FAILURE
        folder = self.folder  # read once, because a test may change it meanwhile
        for old, new, code in map(str.split, _lines(folder / "_redirects") if self.rules else []):
            if old == path:
                return "", HTTPStatus(int(code)), {"Location": new}, b""
        status, name = _file(folder, path)
        kind = guess_type(name)[0] or "application/octet-stream"
        is_text = kind.startswith("text/") or name.endswith((".js", ".json", ".xml"))
        headers = {
            "Content-Type": f"{kind}; charset=utf-8" if is_text else kind,
            "Cache-Control": "no-cache",
            "Vary": "Accept-Encoding",
        }
        for pattern, own in header_rules(folder / "_headers").items() if self.rules else []:
            if fnmatchcase(path, pattern):
                headers |= own
        file = folder / name
        compressed = folder / f"{name}.br"
        if self.compress and "br" in accepted and compressed.is_file():
            headers["Content-Encoding"], file = "br", compressed
        body = file.read_bytes() if file.is_file() else b""
        headers["ETag"] = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        if known == headers["ETag"]:
            return name, HTTPStatus.NOT_MODIFIED, headers, b""
        return name, status, headers, body


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()


def _file(folder: Path, path: str) -> tuple[HTTPStatus, str]:
    """Return the file at a path, or the nearest 404.html in a parent folder."""
    name = unquote(path).strip("/")
    for file in (name, f"{name}.html", f"{name}/index.html".lstrip("/")):
        if (folder / file).is_file():
            return HTTPStatus.OK, file
    pages = (parent / "404.html" for parent in Path(name, "x").parents)
    nearest = (page for page in pages if (folder / page).is_file())
    return HTTPStatus.NOT_FOUND, next(nearest, Path("404.html")).as_posix()


def header_rules(file: Path) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    pattern = ""
    for line in _lines(file):
        if line.startswith(" "):
            name, value = line.strip().split(": ", 1)
            found[pattern][name] = value
        else:
            pattern = line
            found[pattern] = {}
    return found


class _Server(ThreadingHTTPServer):
    # With the default of 5, a busy machine would refuse some of a browser's connections.
    request_queue_size = 128


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    host: Host

    def handle(self) -> None:
        """Ignore clients that disconnect."""
        with suppress(ConnectionError):
            super().handle()

    def do_GET(self) -> None:
        host = self.host
        path = self.path.partition("?")[0]
        if host.held and path.endswith(host.held):
            host.released.wait(HOLD_S)
        if host.away:
            self.close_connection = True
            return
        accepted = self.headers.get("Accept-Encoding", "")
        file, status, headers, body = host.respond(path, accepted, self.headers["If-None-Match"])
        if status != HTTPStatus.NOT_MODIFIED:
            headers["Content-Length"] = str(len(body))
        lines = [f"{name}: {value}" for name, value in headers.items()]
        head = "\r\n".join([f"HTTP/1.1 {status.value} {status.phrase}", *lines, "", ""]).encode()
        host.sent.append((file, len(head) + len(body)))
        if host.cut_after and file.endswith(".html"):
            first, cut, body = body.partition(host.cut_after)
            self.wfile.write(head + first + cut)
            host.released.wait(HOLD_S)
            head = b""
        self.wfile.write(head + body)

    def log_message(self, *_: object) -> None:
        """Log nothing; ``Host`` records the requests."""


@contextmanager
def serving(folder: Path, *, rules: bool = True, compress: bool = False) -> Iterator[Host]:
    """Serve ``folder`` on a free port and yield its host.

    ``rules`` applies the site's ``_headers`` and ``_redirects``. ``compress`` sends the
    files that the export has compressed with Brotli.
    """
    host = Host(folder, rules, compress)
    handler = type("Handler", (_Handler,), {"host": host})
    with _Server(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        host.address = f"http://127.0.0.1:{server.server_port}"
        yield host
        host.released.set()
        server.shutdown()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve the files of ``folder`` without rules or compression, and yield the address."""
    with serving(folder, rules=False) as host:
        yield host.address
