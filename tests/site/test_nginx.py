"""The nginx configuration in ``deploy/``, tested with Debian's nginx."""

import os
import subprocess
import time
from collections.abc import Iterator
from http.client import HTTPResponse, HTTPSConnection
from pathlib import Path
from shutil import copytree
from ssl import CERT_NONE, SSLContext, create_default_context

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.calculator import calculate
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor
from support.hosts.nginx import certificate, command, nginx, recipe
from support.hosts.processes import free_port
from support.hosts.stream import ask_once, visitors
from support.projects import NEW_WORDS, ROOT

pytestmark = pytest.mark.builds

ENOUGH = 1000  # the most requests to send while nginx replaces its workers
CERTAIN = 50
FRESH = "no-cache, no-transform"


class Server:
    """nginx with the configuration in ``deploy/``, serving successive releases over TLS."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.plain_port = free_port()
        self.home = folder / "srv"

    @property
    def ports(self) -> dict[str, int]:
        """The ports in the place of those of the configuration."""
        return {"80": self.plain_port, "443": self.port}

    @property
    def address(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    @property
    def current(self) -> Path:
        """The folder of the release that is served."""
        return (self.home / "current").readlink()

    def publish(self, project: Path, *, umask: int = -1) -> int:
        """Run the owner's publishing script and return its result."""
        script = (str(ROOT / "deploy/release.sh"), str(self.home), " ".join(command(self.folder)))
        return subprocess.run(script, cwd=project, check=False, umask=umask).returncode

    def release(self, site: Path) -> None:
        """Publish an export and wait until it is served."""
        assert self.publish(site.parents[2]) == 0
        self._wait_for((site / "index.html").read_bytes())

    def go_back(self, last: Path) -> None:
        """Serve an older release again, as the script says."""
        (self.home / "current").unlink()
        (self.home / "current").symlink_to(last)
        subprocess.run([*command(self.folder), "-s", "reload"], check=True)
        self._wait_for((last / "client" / "index.html").read_bytes())

    def _wait_for(self, wanted: bytes) -> None:
        in_a_row = 0  # an old worker may still answer after the first new response
        for _ in range(ENOUGH):
            in_a_row = in_a_row + 1 if self.ask("/")[1] == wanted else 0
            if in_a_row == CERTAIN:
                return
        raise AssertionError("nginx goes on serving the last release")

    def get(self, path: str, **headers: str) -> HTTPResponse:
        """Send a request without following redirects or decoding the body."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.ask(path, **named)[0]

    def ask(self, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
        """Send a request on a connection of its own; return the response and its body."""
        connection = HTTPSConnection("127.0.0.1", self.port, context=trusting())
        return ask_once(connection, path, **headers)


def trusting() -> SSLContext:
    context = create_default_context()
    context.check_hostname = False
    context.verify_mode = CERT_NONE
    return context


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[Server]:
    """Debian's nginx, configured as in deploy/README.md, serving the export."""
    server = Server(tmp_path_factory.mktemp("nginx"))
    with nginx(server.folder, configuration(server), server.ports):
        server.release(site)
        yield server


def configuration(server: Server) -> str:
    """Return ``deploy/nginx.conf`` with the server's own folders and a new certificate."""
    certificate(server.folder)
    text = recipe("nginx.conf").replace("/srv/drishti", str(server.home))
    return text.replace("/etc/letsencrypt/live/drishti.example", str(server.folder))


def test_nginx_sends_the_security_policy_of_the_current_release(
    visitor: Visitor, server: Server, content: SiteContent
) -> None:
    page = visitor(ignore_https_errors=True)
    answer = page.goto(f"{server.address}/")
    assert answer is not None

    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert answer.headers["cache-control"] == FRESH
    expect(page.locator("#buy [data-known=true]")).to_have_count(1)
    calculate(page, content)


def test_nginx_without_its_brotli_module_sends_what_gzip_has_compressed(
    site: Path, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    text = configuration(server).replace("    brotli_static on;\n", "")
    with nginx(server.folder, text, server.ports, brotli=False):
        server.release(site)

        assert server.get("/", Accept_Encoding="gzip, br").headers["Content-Encoding"] == "gzip"


def test_http_redirects_to_https(page: Page, server: Server) -> None:
    plain = f"http://127.0.0.1:{server.plain_port}/disclaimer"

    answer = page.request.get(plain, max_redirects=0)

    assert answer.status == 301
    assert answer.headers["location"].startswith("https://")


def test_a_release_updates_files_and_policy_together(
    visitor: Visitor, server: Server, site: Path, newer_site: Path, faults: Faults
) -> None:
    # While nginx replaces its workers, a page may mix two releases; it then reloads once.
    for part in ("404", "module", "MIME type"):
        faults.allow(part)
    page = visitor(ignore_https_errors=True)
    server.release(newer_site)
    try:
        page.goto(f"{server.address}/")
        expect(page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
        expect(page.locator("#buy [data-known=true]")).to_have_count(1)
    finally:
        server.release(site)


def test_a_release_rejected_by_nginx_keeps_the_previous_one(
    server: Server, site: Path, tmp_path: Path
) -> None:
    last = server.current
    broken = copytree(site.parent, tmp_path / ".web" / "build") / "nginx" / "site.conf"
    broken.write_text("not a line of nginx", "utf-8")

    assert server.publish(tmp_path) != 0

    assert server.current == last


def test_a_release_can_be_read_whatever_the_umask(server: Server, site: Path) -> None:
    assert server.publish(site.parents[2], umask=0o077) == 0

    files = [path.stat().st_mode for path in server.current.rglob("*") if path.is_file()]
    folders = [path.stat().st_mode for path in server.current.rglob("*") if path.is_dir()]
    assert {mode & 0o777 for mode in files} == {0o644}
    assert {mode & 0o777 for mode in (*folders, server.current.stat().st_mode)} == {0o755}


def test_an_open_page_still_gets_the_scripts_of_the_last_release(
    server: Server, site: Path, tmp_path: Path
) -> None:
    old, ancient = "assets/of-the-last-release.js", "assets/of-last-month.js"
    for name in (old, ancient):
        (server.current / "client" / name).touch()
    month_ago = time.time() - 31 * 24 * 60 * 60
    os.utime(server.current / "client" / ancient, (month_ago, month_ago))

    server.release(site)

    assert server.get(f"/{old}").status == 200
    assert server.get(f"/{ancient}").status == 404


def test_no_visitor_meets_a_missing_file_during_releases_and_a_rollback(
    server: Server, site: Path, newer_site: Path
) -> None:
    with visitors(server.ask) as failed:
        for _ in range(3):
            last = server.current
            server.release(newer_site)
            server.go_back(last)
    server.release(site)

    assert failed == []


def test_five_releases_are_kept(server: Server, site: Path) -> None:
    for _ in range(6):
        assert server.publish(site.parents[2]) == 0

    kept = sorted((server.home / "releases").iterdir())
    assert len(kept) == 5
    assert server.current == kept[-1]
