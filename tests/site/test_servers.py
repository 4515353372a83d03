"""The configurations for Apache, Caddy and the container's nginx, tested with Debian's."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from http.client import HTTPConnection
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import APIResponse, Page, expect

from drishti.content.schema.site_content import SiteContent
from drishti.reflex_static.delivery.hosts import FOREVER, REVALIDATED
from support.browsers.page_errors import Faults
from support.hosts.addresses import MOVED, PAGES, file_of
from support.hosts.apache import apache
from support.hosts.caddy import caddy
from support.hosts.nginx import container
from support.hosts.static_host import header_rules
from support.hosts.stream import Ask, ask_once, visitors
from support.projects import ROOT

pytestmark = pytest.mark.builds

Server = Callable[[Path, Path], AbstractContextManager[str]]

RELEASE: Final = ROOT / "deploy" / "release.sh"


SERVERS: Final = (apache, caddy, container)


@pytest.fixture(scope="module", params=SERVERS)
def address(request: pytest.FixtureRequest, site: Path) -> Iterator[str]:
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # the server's own user may read it
        with request.param(Path(folder), site.parent) as address:
            yield address


def get(page: Page, url: str, encoding: str = "identity", **headers: str) -> APIResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return page.request.get(url, max_redirects=0, headers={"Accept-Encoding": encoding} | named)


def test_every_server_sends_the_same_headers_as_other_hosts(
    page: Page, address: str, site: Path, faults: Faults
) -> None:
    faults.allow("404")
    wanted = {name.lower(): value for name, value in header_rules(site / "_headers")["/*"].items()}

    del wanted["content-security-policy"]  # the pages bring what the header lacks
    for path in (*PAGES, "/worker.js", "/disclaimer.html", "/no-such-page"):
        headers = get(page, address + path).headers
        assert "frame-ancestors 'none'" in headers.pop("content-security-policy")
        assert wanted.items() <= headers.items(), path
        assert headers["cache-control"] == REVALIDATED


def test_every_server_caches_only_files_with_hashed_names(
    page: Page, address: str, site: Path
) -> None:
    picture = next((site / "images").glob("hero.*.svg")).name

    assert get(page, f"{address}/images/{picture}").headers["cache-control"] == FOREVER
    missing = get(page, f"{address}/assets/gone.js")
    assert missing.status == 404
    assert missing.headers["cache-control"] == REVALIDATED
    etag = get(page, f"{address}/disclaimer").headers["etag"]
    assert get(page, f"{address}/disclaimer", If_None_Match=etag).status == 304


@pytest.mark.parametrize(("accepted", "sent"), [("gzip, br", "br"), ("gzip", "gzip"), ("x", None)])
def test_every_server_sends_precompressed_files(
    page: Page, address: str, site: Path, accepted: str, sent: str | None
) -> None:
    for path in PAGES:
        answer = get(page, address + path, accepted)

        assert answer.headers.get("content-encoding") == sent
        assert answer.headers["content-type"].startswith("text/html")
        assert "Accept-Encoding" in answer.headers["vary"]
        assert answer.body() == (site / file_of(path)).read_bytes()


@pytest.mark.parametrize(("asked", "answered"), MOVED.items())
def test_every_server_serves_each_page_at_one_url(
    page: Page, address: str, asked: str, answered: str
) -> None:
    answer = get(page, address + asked)

    assert answer.status == 301
    assert answer.headers["location"].removeprefix(address) == answered
    assert get(page, address + answered).status == 200


def test_the_site_works_on_every_server(
    page: Page, address: str, content: SiteContent, faults: Faults
) -> None:
    faults.allow("404")
    page.goto(f"{address}/disclaimer")
    expect(page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)

    page.goto(f"{address}/no-such-page")

    expect(page.get_by_role("heading", level=1)).to_have_text(content.not_found.heading)
    page.goto("about:blank")


def test_no_visitor_of_caddy_meets_a_missing_file_during_releases_and_a_rollback(
    site: Path, newer_site: Path
) -> None:
    def publish(site: Path) -> None:
        subprocess.run([RELEASE, home, "true"], cwd=site.parents[2], check=True)

    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        home = Path(folder) / "srv"
        publish(site)
        first = (home / "current").readlink()
        with caddy(Path(folder), home / "current") as address, visitors(asking(address)) as failed:
            for _ in range(3):
                publish(newer_site)
                (home / "next").symlink_to(first)
                (home / "next").rename(home / "current")

    assert failed == []


def test_no_visitor_of_apache_meets_a_missing_file_during_an_upload(
    site: Path, newer_site: Path
) -> None:
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        with (
            apache(Path(folder), site.parent) as address,
            visitors(asking(address)) as failed,
        ):
            for release in (newer_site, site, newer_site):
                upload(release, Path(folder) / "client")

    assert failed == []


def asking(address: str) -> Ask:
    """Return a function that sends a request to a server."""
    return lambda path: ask_once(HTTPConnection(urlsplit(address).netloc), path)


def upload(site: Path, folder: Path) -> None:
    """Copy a site file by file, in the order that deploy/README.md gives."""
    files = [path.relative_to(site) for path in site.rglob("*") if path.is_file()]

    def place(file: Path) -> int:
        first = ("assets", "fonts", "images")
        return 0 if file.parts[0] in first else 2 if file.name == "worker.js" else 1

    for file in sorted(files, key=place):
        part = folder / f"{file.name}.part"
        copy(site / file, part)  # as rsync does, so that nobody gets half a file
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        part.rename(folder / file)


@pytest.mark.parametrize("server", SERVERS)
def test_every_server_serves_a_site_under_a_sub_path(
    page: Page, strictest_site: Path, content: SiteContent, server: Server
) -> None:
    picture = next((strictest_site / "sale" / "images").glob("hero.*.svg")).name
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        with server(Path(folder), strictest_site.parent) as address:
            page.goto(f"{address}/sale/disclaimer")
            expect(page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)
            assert get(page, f"{address}/sale/disclaimer.html").status == 301
            caching = get(page, f"{address}/sale/images/{picture}").headers["cache-control"]
            assert caching == FOREVER
            page.goto("about:blank")
