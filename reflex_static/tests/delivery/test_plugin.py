"""The plugin lists the exported files for the service worker and the hosts."""

import json
import re
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from reflex_static.delivery import Delivery, Policy, plugin
from reflex_static.delivery.apache import apache_file
from reflex_static.delivery.fingerprints import fingerprint_names
from reflex_static.delivery.hosts import SECURITY_HEADERS, headers_file, nginx_file
from reflex_static.delivery.links import wrong_links
from reflex_static.delivery.offline import cached_files, kill_switch_worker, offline_worker
from reflex_static.delivery.output import Output

HEAD = '<head><meta charSet="utf-8"/></head>'
FILES = {
    "index.html": f'{HEAD}<img src="/images/a.svg?v=1"><script src="/assets/main-1.js"></script>',
    "about/index.html": f'{HEAD}<link href="/assets/style-1.css">',
    "about.html": HEAD,
    "__spa-fallback.html": HEAD,
    "assets/main-1.js": 'import"./part-1.js";fetch("/words/fr.json?v=1");x=["assets/late-1.js"]',
    "assets/part-1.js": 'const icon="/images/b.svg?v=2#sign"',
    "assets/late-1.js": "",
    "assets/unused-1.js": 'const icon="/images/c.svg"',
    "assets/style-1.css": 'p{background:url("/images/d.svg?v=3")}',
    "images/a.svg": "a",
    "images/b.svg": "b",
    "images/c.svg": "c",
    "images/d.svg": "d",
    "words/fr.json": "{}",
    "words/de.json": "{}",
}
NEEDED = {
    "/",
    "/404.html",
    "/about/",
    "/assets/late-1.js",
    "/assets/main-1.js",
    "/assets/part-1.js",
    "/assets/style-1.css",
    "/images/a.svg?v=1",
    "/images/b.svg?v=2",
    "/images/d.svg?v=3",
    "/words/fr.json?v=1",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small exported site."""
    folder = tmp_path / "client"
    for name, text in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return folder


def delivered(folder: Path, *, offline: bool = True) -> None:
    delivery = Delivery(Policy(), offline=offline, versioned=("assets",), on_demand=("fr",))
    for name, text in delivery.get_static_assets():
        (folder / name.relative_to("public")).write_text(text, "utf-8")
    delivery.post_build(static_dir=folder)


def site_of(worker: str) -> dict[str, Any]:
    return json.loads(worker.splitlines()[0].removeprefix("const SITE = ").removesuffix(";"))


def test_urls_begin_with_the_sub_path(folder: Path) -> None:
    (folder / "sale").mkdir()
    (folder / "index.html").rename(folder / "sale" / "index.html")
    (folder / "__spa-fallback.html").rename(folder / "index.html")
    home = folder / "sale" / "index.html"
    home.write_text(home.read_text("utf-8").replace('"/', '"/sale/'), "utf-8")

    found = cached_files(Output(folder, "/sale"))

    assert found["/sale/"] == home
    assert found["/sale/404.html"] == folder / "index.html"
    assert found["/sale/images/a.svg?v=1"] == folder / "images" / "a.svg"


def test_one_changed_byte_changes_the_build_id(folder: Path) -> None:
    before = site_of(offline_worker(Output(folder, ""), ("fr",)))["build"]
    assert site_of(offline_worker(Output(folder, ""), ("fr",)))["build"] == before

    (folder / "images" / "d.svg").write_text("D", "utf-8")

    assert site_of(offline_worker(Output(folder, ""), ("fr",)))["build"] != before


# Under a sub-path, the page for missing files has the same address as the home page.
@pytest.mark.parametrize(
    ("base", "pages"), [("", ["index.html"]), ("/sale", ["index.html", "sale/index.html"])]
)
def test_a_version_becomes_part_of_the_name(folder: Path, base: str, pages: list[str]) -> None:
    html = f"""<img src="{base}/images/a{{}}.svg{{}}"><meta content="https://a.example{base}/images/
b{{}}.svg{{}}"><img src="/other/c.svg?v=1"><img src="/images/gone.svg?v=1">""".replace("\n", "")
    (folder / "sale").mkdir()
    for page in pages:
        (folder / page).write_text(html.format("", "?v=1", "", "?v=2"), "utf-8")

    fingerprint_names(Output(folder, base), ("images", "words"))

    for page in pages:
        renamed = html.format(".ca978112", "", ".3e23e816", "")
        assert (folder / page).read_text("utf-8") == renamed
    assert (folder / "images" / "a.ca978112.svg").read_text("utf-8") == "a"
    assert not (folder / "images" / "a.svg").exists()


def test_a_file_named_in_a_script_or_a_stylesheet_is_renamed_too(folder: Path) -> None:
    fingerprint_names(Output(folder, ""), ("images", "words"))

    style = (folder / "assets" / "style-1.css").read_text("utf-8")
    script = (folder / "assets" / "part-1.js").read_text("utf-8")
    assert style == 'p{background:url("/images/d.18ac3e73.svg")}'
    assert script == 'const icon="/images/b.3e23e816.svg#sign"'
    assert offline_worker(Output(folder, ""), ("fr",))


def test_a_precached_file_without_a_versioned_url_stops_the_build_with_a_one_line_error(
    folder: Path,
) -> None:
    (folder / "app.json").write_text("{}", "utf-8")
    (folder / "favicon.ico").write_bytes(b"")  # which browsers ask for by its name
    links = '<link href="/favicon.ico"><link href="/app.json">'
    (folder / "about" / "index.html").write_text(links, "utf-8")

    with pytest.raises(SystemExit, match=r"^/app\.json: its address must change with[^\n]*$"):
        offline_worker(Output(folder, ""), ("fr",))


@pytest.mark.parametrize("file", ["assets/style-1.css", "images/print.css"])
def test_a_version_that_is_no_hash_in_a_file_named_by_its_content_stops_the_build(
    folder: Path, file: str
) -> None:
    (folder / "assets" / "style-1.css").rename(folder / file)

    with pytest.raises(SystemExit, match=rf"{file}: /images/d\.svg\?v=3: the version must be"):
        fingerprint_names(Output(folder, ""), ("assets", "images"))


@pytest.mark.parametrize(("offline", "exporting"), [(False, True), (True, False)])
def test_the_service_worker_unregisters_when_disabled_or_in_development(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, offline: bool, exporting: bool
) -> None:
    monkeypatch.setattr(plugin, "is_export", lambda: exporting)

    delivered(folder, offline=offline)

    assert (folder / "worker.js").read_text("utf-8") == kill_switch_worker()


def test_an_inline_style_stops_the_build_with_a_one_line_error(folder: Path) -> None:
    for name in ("about", "people", "prices"):
        (folder / f"{name}.html").write_text(f'{HEAD}<p style="top: 0">', "utf-8")

    line = r"^/about\.html and 2 more: style= on <p>: the policy blocks it;.*$"
    with pytest.raises(SystemExit, match=line):
        delivered(folder)


@pytest.mark.parametrize(
    ("html", "problem"),
    [
        ('<a href="/abuot">', "href=/abuot on <a>: there is no such page or file; write /about"),
        ('<img src="c.png">', "src=c.png on <img>: there is no such page or file; add it, or"),
        ('<img src="/images/a.svg">', "no such page or file; write /images/a.svg?v=1"),
        ('<img srcset="/images/c.svg 1x, /c.png 2x">', "srcset=/c.png on <img>: there is no"),
        (
            '<a href="/about">',
            'another language; write rx.el.elements.a(href=path("/about")), or lang="en"',
        ),
        ('<a href="/about" lang="en"><a href="/hi/about/?a#b"><a href="#c">', None),
        ('<a href="/old/1"><a href="mailto:a@b.example"><a href="//b.example/c">', None),
    ],
)
def test_a_link_that_is_wrong_stops_the_build(folder: Path, html: str, problem: str | None) -> None:
    (folder / "_redirects").write_text("# moved\n\n/old/:page /about 301\n", "utf-8")
    about = folder / "about" / "index.html"
    about.write_text(f'<html lang="en">{HEAD}', "utf-8")
    (folder / "hi" / "about").mkdir(parents=True)
    (folder / "hi" / "about" / "index.html").write_text(f'<html lang="hi">{HEAD}{html}', "utf-8")
    line = rf"^/hi/about/index\.html: .*{re.escape(problem or '')}.*$"

    with pytest.raises(SystemExit, match=line) if problem else nullcontext():
        Delivery(versioned=("images",)).post_build(static_dir=folder)


def test_a_link_that_lacks_or_repeats_the_sub_path_is_named(folder: Path) -> None:
    (folder / "sale").mkdir()
    home = folder / "sale" / "index.html"
    links = '<a href="{0}"><a href="/sale{0}"><a href="/sale/sale{0}"><a href="/sale">'
    home.write_text(links.format("/images/c.svg"), "utf-8")

    found = [*wrong_links(Output(folder, "/sale"), {home: home.read_text("utf-8")})]

    problem = "{}/images/c.svg on <a>: there is no such page or file; write /sale once;"
    assert [line.partition(" rx.asset")[0] for _, line in found] == [
        problem.format("href="),
        problem.format("href=/sale/sale"),
    ]


@pytest.mark.parametrize("ending", ["\n", "", "\r\n"])
def test_the_owners_rules_come_first_and_keep_ours_whole(folder: Path, ending: str) -> None:
    (folder / "_redirects").write_bytes(f"/old /about 301{ending}".encode())
    (folder / "_headers").write_bytes(f"/files/*\n  Cache-Control: no-store{ending}".encode())

    delivered(folder)

    assert (folder / "_redirects").read_text("utf-8").splitlines() == [
        "/old /about 301",
        "/index.html / 301",
        "/about/index.html /about 301",
        "/about.html /about 301",
    ]
    headers = (folder / "_headers").read_text("utf-8").splitlines()
    assert headers[:3] == ["/files/*", "  Cache-Control: no-store", "/*"]


@pytest.mark.parametrize(
    ("path", "header", "line"),
    [
        ("/*", "content-security-policy", "content-security-policy: x"),
        ("/about", "Referrer-Policy", "Referrer-Policy : x"),
        ("/assets/:file", "X-Content-Type-Options", "X-Content-Type-Options: x"),
        ("https://:project.pages.dev/*", "Referrer-Policy", "Referrer-Policy: x"),
        ("/*", "Content-Security-Policy", "! Content-Security-Policy"),
        ("/about", "refresh", "refresh: 0; url=https://evil.example"),
    ],
)
def test_a_custom_header_that_the_site_sets_too_stops_the_build(
    folder: Path, path: str, header: str, line: str
) -> None:
    (folder / "_headers").write_text(f"{path}\n  {line}\n", "utf-8")

    with pytest.raises(SystemExit, match=rf"^assets/_headers: {re.escape(path)}: {header}: "):
        delivered(folder)


@pytest.mark.parametrize(
    ("path", "rest"),
    [("/*", "https://evil.example 302!"), ("/about", "id=:id //evil"), ("/:page", "HTTP://evil")],
)
def test_a_redirect_of_the_owner_from_a_page_to_another_site_stops_the_build(
    folder: Path, path: str, rest: str
) -> None:
    rules = f"/chat https://chat.example\n\n{path} {rest}\n"
    (folder / "_redirects").write_text(rules, "utf-8")

    with pytest.raises(SystemExit, match=rf"^assets/_redirects: {re.escape(path)}: it leads"):
        delivered(folder)


def test_every_host_gets_the_same_headers(folder: Path) -> None:
    policy = Policy().for_header([FILES["index.html"]])

    headers = headers_file(Output(folder, ""), policy, ("assets",))
    nginx = nginx_file(Output(folder, ""), policy, ("assets",))
    assert "error_page 403 404 405 412 416 /404.html;" in nginx
    apache = apache_file(Output(folder, ""), ("assets",))

    for line in headers.splitlines():
        if line.startswith("  "):
            name, value = line.strip().split(": ", 1)
            if name != "Cache-Control":
                assert f'\nadd_header {name} "{value}" always;\n' in nginx
            ours = "frame-ancestors 'none'" if name == "Content-Security-Policy" else value
            assert f'\nHeader always set {name} "{ours}"' in apache
    for caching in ("no-cache, no-transform", "public, max-age=31536000, immutable"):
        assert f'set $caching "{caching}";' in nginx
    assert 'Strict-Transport-Security "max-age=31536000"' in nginx
    assert '$#i" ' in apache.replace('"\n', '" ')  # X.SVG is a drawing, too
    assert nginx.count("add_header") == len(SECURITY_HEADERS) + 2


def test_a_policy_that_cloudflare_would_ignore_stops_the_build(folder: Path) -> None:
    with pytest.raises(SystemExit, match="Content-Security-Policy: longer"):
        headers_file(Output(folder, ""), "x" * 2000, ())
