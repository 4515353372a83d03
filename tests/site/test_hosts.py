"""How common hosts serve the export: addresses, headers and caching."""

import json
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from shutil import copytree
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from reflex_static.delivery.hosts import FOREVER, REVALIDATED
from support.browsers.survival import expect_theme_toggles
from support.browsers.visitors import choose_language
from support.content.languages import OTHER
from support.exports import run
from support.hosts.addresses import MOVED, PAGES, file_of
from support.hosts.servers import apache, caddy, nginx, serving_with
from support.hosts.static_host import header_rules, serving
from support.projects import ROOT

# If a redirect repeated one of these, it would lead the browser to another host.
LEADING_OUT: Final = (
    "/%5Cevil.example/index.html",
    "/%09/evil.example/index.html",
    "//evil.example/index.html",
    "//evil.example/hi.html",
)

POLICY: Final = "Content-Security-Policy"


@pytest.fixture(scope="module", params=[nginx, apache, caddy])
def address(request: pytest.FixtureRequest, site: Path) -> Iterator[str]:
    with serving_with(request.param, site.parent) as address:
        yield address


def get(address: str, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    """Return a response and its body, without following redirects or decoding."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with closing(HTTPConnection(urlsplit(address).netloc)) as connection:
        connection.request("GET", path, headers=named)
        response = connection.getresponse()
        return response, response.read()


@pytest.mark.builds
def test_every_server_answers_as_the_other_hosts_do(address: str, site: Path) -> None:
    rules = header_rules(site / "_headers")["/*"]
    wanted = {name: value for name, value in rules.items() if name != POLICY}
    picture = next((site / "images").glob("hero.*.svg")).name
    statuses = dict.fromkeys((*PAGES, "/worker.js"), 200) | {"/no-such-page": 404}

    for path, status in statuses.items():
        answer, _ = get(address, path)
        headers = dict(answer.getheaders())
        # Each page contains its own policy, except what only a header can say.
        assert "frame-ancestors 'none'" in headers[POLICY]
        assert (answer.status, headers["Cache-Control"]) == (status, REVALIDATED), path
        assert wanted.items() <= headers.items(), path
    for old, new in MOVED.items():
        answer, _ = get(address, old)
        assert (answer.status, answer.headers["Location"]) == (301, new)
    for path in LEADING_OUT:
        answer, _ = get(address, path)
        assert urlsplit((answer.headers["Location"] or "/").replace("\\", "/")).netloc == "", path
    assert get(address, f"/images/{picture}")[0].headers["Cache-Control"] == FOREVER
    assert "default-src 'none'" in get(address, f"/images/{picture}")[0].headers[POLICY]
    for condition in ({"Range": "bytes=99999999-"}, {"If_Match": '"x"'}):
        answer, _ = get(address, f"/images/{picture}", **condition)
        assert answer.status in {412, 416}
        assert {*(answer.headers.get_all("Cache-Control") or ())} == {REVALIDATED}
    for missing in ("/assets/gone-abcdefgh.js", "/images/gone.01234567.svg"):
        answer, _ = get(address, missing)
        assert (answer.status, answer.headers["Cache-Control"]) == (404, REVALIDATED)
    etag = get(address, "/disclaimer")[0].headers["ETag"]
    assert get(address, "/disclaimer", If_None_Match=etag)[0].status == 304


@pytest.mark.builds
@pytest.mark.parametrize(("asked", "suffix"), [("gzip,br", ".br"), ("gzip", ".gz"), ("br;q=0", "")])
def test_every_server_sends_what_the_export_has_compressed(
    address: str, site: Path, asked: str, suffix: str
) -> None:
    for path in PAGES:
        answer, body = get(address, path, Accept_Encoding=asked)

        assert answer.headers["Content-Type"].startswith("text/html")
        assert "Accept-Encoding" in answer.headers["Vary"]
        assert body == (site / f"{file_of(path)}{suffix}").read_bytes()


@pytest.mark.builds
@pytest.mark.parametrize("site", ["strictest_site"], indirect=True)
def test_every_server_serves_a_site_under_a_sub_path(
    address: str, site: Path, content: SiteContent
) -> None:
    picture = next((site / "sale" / "images").glob("hero.*.svg")).name
    assert content.disclaimer.title in get(address, "/sale/disclaimer")[1].decode()
    assert get(address, "/sale/disclaimer.html")[0].status == 301
    assert get(address, f"/sale/images/{picture}")[0].headers["Cache-Control"] == FOREVER


def test_cloudfront_finds_each_page_at_one_url() -> None:
    wanted = {
        **{page: f"/{file_of(page)}" for page in PAGES},
        "/disclaimer/": "/disclaimer/index.html",
        "/assets/index-C555.js": "/assets/index-C555.js",
        "/404.html": "/404.html",
        **{file: f"301 {page}" for file, page in MOVED.items()},
        **{f"/sale{file}": f"301 /sale{page}" for file, page in MOVED.items() if page != "/"},
        **{path: path for path in LEADING_OUT},
    }
    code = (ROOT / "deploy" / "cloudfront.js").read_text("utf-8")
    ask = f"""{code}
        const sent = {json.dumps([*wanted])}.map((uri) => handler({{ request: {{ uri }} }}));
        process.stdout.write(JSON.stringify(sent.map(({{ uri, statusCode, headers }}) =>
          uri ?? `${{statusCode}} ${{headers.location.value}}`)));"""

    sent = json.loads(run(["node", "--eval", ask], ROOT).stdout)

    assert dict(zip(wanted, sent, strict=True)) == wanted


def test_the_site_works_under_a_sub_path(page: Page, strictest_site: Path, tmp_path: Path) -> None:
    # GitHub serves the folder that the workflow uploads under the sub-path.
    copytree(strictest_site / "sale", tmp_path / "pages" / "sale")
    with serving(tmp_path / "pages", rules=False) as host:
        home = f"{host.address}/sale"
        page.goto(f"{home}/")
        expect_theme_toggles(page)
        choose_language(page, OTHER.code)
        expect(page).to_have_url(f"{home}{OTHER.path('/')}")
        page.goto(f"{home}/disclaimer")
        expect(page).to_have_url(f"{home}{OTHER.path('/disclaimer')}")
        page.goto("about:blank")
    assert list(strictest_site.rglob("sale.html")) == []
    assert (strictest_site / "sale" / "404.html").is_file()
