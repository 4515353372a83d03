"""A host like Netlify or Cloudflare Pages, whose files may change and which may go away."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from support.hosts.serving import StaticHost

DEFAULT_CACHING = {"Cache-Control": "public, max-age=0, must-revalidate"}


class Host:
    """What the host serves, how it feels, and what it was asked for."""

    def __init__(self, folder: Path, *, files_first: bool = False) -> None:
        self.folder = folder
        self.files_first = files_first
        self.address = ""
        self.away = False
        self.in_trouble = False
        self.held: set[str] = set()
        self.asked: list[str] = []
        self.released = threading.Event()

    def hold(self, suffix: str) -> None:
        """Let files of this kind wait until ``release``."""
        self.held.add(suffix)

    def release(self) -> None:
        self.released.set()

    def headers(self, path: str) -> dict[str, str]:
        """Return the headers for ``path``; two rules for one header are joined, as hosts do."""
        found: dict[str, str] = {}
        for pattern, headers in rules(self.folder / "_headers").items():
            if fnmatch(path, pattern):
                for name, value in headers.items():
                    found[name] = f"{found[name]}, {value}" if name in found else value
        return DEFAULT_CACHING | found


def rules(file: Path) -> dict[str, dict[str, str]]:
    """Return the rules of a ``_headers`` file: headers by the pattern of an address."""
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


class CleanHost(StaticHost):
    """Serves ``/page`` from ``page.html``, and sends what ``_headers`` and ``_redirects`` say."""

    def __init__(self, host: Host, *args: Any) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.folder))

    def do_GET(self) -> None:  # noqa: N802 - the name http.server calls
        path = self.path.split("?")[0]
        self.host.asked.append(self.path)
        if any(path.endswith(suffix) for suffix in self.host.held):
            self.host.released.wait(30)
        if self.host.away:
            self.close_connection = True
            return
        if self.host.in_trouble:
            self.send_error(HTTPStatus.BAD_GATEWAY)
            return
        shadowed = self.host.files_first and Path(self.translate_path(path)).is_file()
        for old, new, status in self._redirects():
            if old == path and not shadowed:
                self.send_response(int(status))
                self.send_header("Location", new)
                self.end_headers()
                return
        super().do_GET()

    def translate_path(self, path: str) -> str:
        found = Path(super().translate_path(path))
        page = found.with_name(f"{found.name}.html")
        is_page = "/?" not in f"{path}?" and page.is_file()
        return str(page if is_page else found)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer with the nearest 404.html, up from where a file was looked for."""
        missing = Path(self.translate_path(self.path))
        nearest = (folder for folder in missing.parents if (folder / "404.html").is_file())
        self.directory = str(next(nearest, self.host.folder))
        super().send_error(code, message, explain)

    def end_headers(self) -> None:
        for name, value in self.host.headers(self.path.split("?")[0]).items():
            self.send_header(name, value)
        super().end_headers()

    def _redirects(self) -> list[list[str]]:
        file = self.host.folder / "_redirects"
        lines = file.read_text("utf-8").splitlines() if file.is_file() else []
        return [line.split() for line in lines if line]


@contextmanager
def hosted(folder: Path, *, files_first: bool = False) -> Iterator[Host]:
    """Serve ``folder`` on a port the system picks, and yield its host.

    With ``files_first``, as on Netlify, a file that exists goes before a rule about its address.
    """
    host = Host(folder, files_first=files_first)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(CleanHost, host)) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        host.address = f"http://127.0.0.1:{server.server_port}"
        yield host
        host.release()
        server.shutdown()
