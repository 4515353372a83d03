"""Serve an exported site as a content delivery network does, and count what goes over the wire."""

import gzip
import hashlib
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Final

import brotli

from support.hosts.static_host import rules

COMPRESSORS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "br": lambda data: brotli.compress(data, quality=11),
    "gzip": lambda data: gzip.compress(data, 9, mtime=0),
}
COMPRESSED: Final = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"}
KINDS: Final = {
    ".css": "style",
    ".html": "document",
    ".js": "script",
    ".png": "picture",
    ".svg": "picture",
    ".woff2": "font",
}
IMMUTABLE: Final = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Sent:
    """One answer: its file, and its bytes with the headers."""

    path: str
    size: int

    @property
    def kind(self) -> str:
        """What the file is: ``script``, ``style``, ``picture`` and so on."""
        return KINDS.get(Path(self.path).suffix, "other")


@dataclass
class Cdn:
    """The files of a site, compressed beforehand, and what has been sent of them."""

    folder: Path
    encodings: Sequence[str]
    address: str = ""
    sent: list[Sent] = field(default_factory=list)

    def bytes_of(self, *kinds: str) -> int:
        """Return how much of these kinds, or of everything, has been sent."""
        return sum(sent.size for sent in self.sent if not kinds or sent.kind in kinds)

    def file(self, path: str) -> tuple[HTTPStatus, str]:
        """Return the file that answers an address, by the rules static hosts share."""
        name = path.partition("?")[0].strip("/")
        candidates = (name, f"{name}.html", f"{name}/index.html".lstrip("/"))
        found = next((each for each in candidates if each in self.bodies), None)
        return (HTTPStatus.OK, found) if found else (HTTPStatus.NOT_FOUND, "404.html")

    @cached_property
    def bodies(self) -> dict[str, dict[str, bytes]]:
        """Every file's body in every encoding; ``identity`` is the file itself."""
        return {
            path.relative_to(self.folder).as_posix(): self._encoded(path)
            for path in self.folder.rglob("*")
            if path.is_file() and path.suffix not in {".br", ".gz", ".zst"}
        }

    @cached_property
    def own_headers(self) -> dict[str, dict[str, str]]:
        """The site's own ``_headers``, as Netlify and Cloudflare Pages read them."""
        return rules(self.folder / "_headers")

    def _encoded(self, path: Path) -> dict[str, bytes]:
        data = path.read_bytes()
        wanted = self.encodings if path.suffix in COMPRESSED else ()
        return {name: COMPRESSORS[name](data) for name in wanted} | {"identity": data}


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    cdn: Cdn

    def handle(self) -> None:
        """Let a visitor leave in the middle of anything."""
        with suppress(ConnectionError):
            super().handle()

    def do_GET(self) -> None:
        status, file = self.cdn.file(self.path)
        bodies = self.cdn.bodies.get(file, {"identity": b""})
        accepted = self.headers.get("Accept-Encoding", "")
        encoding = next((name for name in bodies if name in accepted), "identity")
        body = bodies[encoding]
        headers = self._headers_of(file) | {"ETag": f'"{hashlib.sha256(body).hexdigest()[:16]}"'}
        if encoding != "identity":
            headers["Content-Encoding"] = encoding
        if self.headers.get("If-None-Match") == headers["ETag"]:
            status, body = HTTPStatus.NOT_MODIFIED, b""
        else:
            headers["Content-Length"] = str(len(body))
        lines = [f"{name}: {value}" for name, value in headers.items()]
        head = "\r\n".join([f"HTTP/1.1 {status.value} {status.phrase}", *lines, "", ""]).encode()
        self.cdn.sent.append(Sent(file, len(head) + len(body)))
        self.wfile.write(head + body)

    def _headers_of(self, file: str) -> dict[str, str]:
        kind = guess_type(file)[0] or "application/octet-stream"
        text = kind.startswith("text/") or file.endswith((".js", ".json", ".xml"))
        hashed = file.startswith("assets/")
        return {
            "Content-Type": f"{kind}; charset=utf-8" if text else kind,
            "Cache-Control": IMMUTABLE if hashed else "no-cache",
            "Vary": "Accept-Encoding",
        } | {
            name: value
            for pattern, headers in self.cdn.own_headers.items()
            if fnmatchcase(self.path, pattern)
            for name, value in headers.items()
        }

    def log_message(self, *_: object) -> None:
        """Stay quiet; the CDN counts what it sends."""


@contextmanager
def delivered(folder: Path, *, encodings: Sequence[str] = ("br", "gzip")) -> Iterator[Cdn]:
    """Serve ``folder``, in the first of ``encodings`` that a browser takes, on a free port."""
    cdn = Cdn(folder, encodings)
    assert cdn.bodies  # compressed before the first visitor comes
    handler = type("Handler", (_Handler,), {"cdn": cdn})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cdn.address = f"http://127.0.0.1:{server.server_port}"
        yield cdn
        server.shutdown()
