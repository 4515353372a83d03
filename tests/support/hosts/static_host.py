"""A static host: plain, or with the rules of Netlify and Cloudflare Pages.

Tests can change its files, make it fail, hold back its responses, and read what it has sent.
"""

import gzip
import hashlib
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote

import brotli

# Encodings, best first: the suffix of a file that the export has compressed, and how others are.
COMPRESSORS: Final[dict[str, tuple[str, Callable[[bytes], bytes]]]] = {
    "br": (".br", lambda data: brotli.compress(data, quality=11)),
    "gzip": (".gz", lambda data: gzip.compress(data, 9, mtime=0)),
}
COMPRESSED: Final = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"}
HOLD_S: Final = 30
FAILURE: Final = b"failed"  # headed Chromium rejects an error response with an empty body


class Response(NamedTuple):
    """A response and the name of its file."""

    file: str
    status: HTTPStatus
    headers: dict[str, str]
    body: bytes


class Sent(NamedTuple):
    """A response: its file, and its size including the headers."""

    path: str
    size: int


@dataclass
class Host:
    """The files and settings of a host, and the requests it has received.

    ``status``, unless 0, is the status of every response. The rest of every page after
    ``cut_after``, if set, is held back until ``release``.
    """

    folder: Path
    rules: bool
    compress: bool
    address: str = ""
    away: bool = False
    status: int = 0
    cut_after: bytes = b""
    held: str = ""
    asked: list[str] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    released: threading.Event = field(default_factory=threading.Event)

    def hold(self, suffix: str) -> None:
        """Hold back responses to paths with this suffix until ``release``."""
        self.held = suffix

    def release(self) -> None:
        """Send the responses that are held back."""
        self.released.set()

    def bytes_of(self, *suffixes: str) -> int:
        """Return the number of bytes sent, in total or for the given file types."""
        return sum(size for path, size in self.sent if path.endswith(suffixes or ""))

    @cached_property
    def compressed(self) -> dict[str, dict[str, bytes]]:
        """The compressed bodies of the files in each encoding, best first."""
        return {
            path.relative_to(self.folder).as_posix(): {
                name: compressed_body(path, name) for name in COMPRESSORS
            }
            for path in self.folder.rglob("*")
            if self.compress and path.suffix in COMPRESSED
        }

    def respond(self, path: str, accepted: str, known: str | None) -> Response:
        """Return the response to a request for a path, given its encodings and known ETag."""
        if self.status:
            headers = {"Content-Type": "text/plain"}
            return Response("", HTTPStatus(self.status), headers, FAILURE)
        if target := self._redirect(path):
            address, code = target
            return Response("", HTTPStatus(int(code)), {"Location": address}, b"")
        folder = self.folder  # which the test may change meanwhile
        status, name = _file(folder, path)
        headers = self._headers(folder, path, name)
        bodies = self.compressed.get(name, {})
        if encoding := next((each for each in bodies if each in accepted), None):
            headers["Content-Encoding"], body = encoding, bodies[encoding]
        else:
            file = folder / name
            body = file.read_bytes() if file.is_file() else b""
        headers["ETag"] = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        if known == headers["ETag"]:
            return Response(name, HTTPStatus.NOT_MODIFIED, headers, b"")
        return Response(name, status, headers, body)

    def _redirect(self, path: str) -> list[str] | None:
        file = self.folder / "_redirects"
        if not (self.rules and file.is_file()):
            return None
        found = (line.split() for line in file.read_text("utf-8").splitlines())
        return next((target for old, *target in found if old == path), None)

    def _headers(self, folder: Path, path: str, name: str) -> dict[str, str]:
        kind = guess_type(name)[0] or "application/octet-stream"
        is_text = kind.startswith("text/") or name.endswith((".js", ".json", ".xml"))
        headers = {
            "Content-Type": f"{kind}; charset=utf-8" if is_text else kind,
            "Cache-Control": "no-cache",
            "Vary": "Accept-Encoding",
        }
        if self.rules:
            for pattern, own in header_rules(folder / "_headers").items():
                if fnmatchcase(path, pattern):
                    headers |= own
        return headers


def _file(folder: Path, path: str) -> tuple[HTTPStatus, str]:
    """Return the file at a path, or the nearest 404.html in a parent folder."""
    name = unquote(path).strip("/")
    for file in (name, f"{name}.html", f"{name}/index.html".lstrip("/")):
        if (folder / file).is_file():
            return HTTPStatus.OK, file
    pages = (parent / "404.html" for parent in Path(name, "x").parents)
    nearest = (page for page in pages if (folder / page).is_file())
    return HTTPStatus.NOT_FOUND, next(nearest, Path("404.html")).as_posix()


def compressed_body(path: Path, encoding: str) -> bytes:
    """Return a file compressed, as the export has written it if it has."""
    suffix, compress = COMPRESSORS[encoding]
    written = path.with_name(path.name + suffix)
    return written.read_bytes() if written.is_file() else compress(path.read_bytes())


def header_rules(file: Path) -> dict[str, dict[str, str]]:
    """Return the rules of a ``_headers`` file: headers by URL pattern."""
    found: dict[str, dict[str, str]] = {}
    pattern = ""
    for line in file.read_text("utf-8").splitlines() if file.is_file() else []:
        if line.startswith(" "):
            name, value = line.strip().split(": ", 1)
            found[pattern][name] = value
        else:
            pattern = line
            found[pattern] = {}
    return found


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128  # of 5, a browser's connections to a busy machine would be refused


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
        host.asked.append(self.path)
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
        host.sent.append(Sent(file, len(head) + len(body)))
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

    ``rules`` applies the site's ``_headers`` and ``_redirects``. ``compress`` sends files
    compressed, as a content delivery network does.
    """
    host = Host(folder, rules, compress)
    _ = host.compressed  # before the first request
    handler = type("Handler", (_Handler,), {"host": host})
    with _Server(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        host.address = f"http://127.0.0.1:{server.server_port}"
        yield host
        host.release()
        server.shutdown()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve the files of ``folder`` without rules or compression, and yield the address."""
    with serving(folder, rules=False) as host:
        yield host.address
