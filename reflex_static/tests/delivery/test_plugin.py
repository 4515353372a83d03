import re
from contextlib import nullcontext
from pathlib import Path

import pytest
import reflex as rx

from reflex_static.delivery import plugin
from reflex_static.delivery.apache import COMPRESSED, apache_file
from reflex_static.delivery.fingerprints import fingerprint_names
from reflex_static.delivery.hosts import SECURITY_HEADERS, headers_file, nginx_file
from reflex_static.delivery.links import wrong_links
from reflex_static.delivery.offline import cached_files, kill_switch_worker, offline_worker
from reflex_static.delivery.output import Output
from reflex_static.delivery.plugin import Delivery
from reflex_static.delivery.policy import Policy


class Shown(rx.State):
    is_on: bool = False


HEAD = '<head><meta charSet="utf-8"/></head>'
FILES = {
    "index.html": f'{HEAD}<img src="/images/a.svg?v=1"><script src="/assets/main-1.js"></script>',
    "about/index.html": f'{HEAD}<link href="/assets/style-1.css">',
    "about.html": HEAD,
    "__spa-fallback.html": HEAD,
    "assets/main-1.js": 'import"./part-1.js";fetch("/words/fr.json?v=1")',
    "assets/part-1.js": 'const icon="/images/b.svg?v=2#sign"',
    "assets/style-1.css": 'p{background:url("/images/d.svg?v=3")}',
    **{f"images/{name}.svg": name for name in "abcde"},
    "words/fr.json": "{}",
    "manifest.json": '{"src": "/images/e.svg?v=4"}',
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        write(tmp_path / "client" / name, text)
    return tmp_path / "client"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def delivered(folder: Path, *, offline: bool = True) -> None:
    delivery = Delivery(Policy(), offline=offline, versioned=("assets",), on_demand=("about",))
    for name, text in delivery.get_static_assets():
        write(folder / name.relative_to("public"), text)
    delivery.post_build(static_dir=folder)


def test_a_folder_that_the_site_lacks_is_refused(folder: Path) -> None:
    line = 'rxconfig.py: {}=: the site has no folder "{}"'
    lines = f"{line.format('versioned', 'a')}\n{line.format('on_demand', 'b')}"

    with pytest.raises(SystemExit, match=f"^{re.escape(lines)}$"):
        Delivery(versioned=("a",), on_demand=("about", "b")).post_build(static_dir=folder)


def test_urls_begin_with_the_sub_path(folder: Path) -> None:
    home = folder / "sale" / "index.html"
    write(home, FILES["index.html"].replace('"/', '"/sale/'))
    (folder / "__spa-fallback.html").rename(folder / "index.html")

    found = cached_files(Output(folder, "/sale"))

    assert found["/sale/"] == home
    assert found["/sale/404.html"] == folder / "index.html"
    assert found["/sale/images/a.svg?v=1"] == folder / "images" / "a.svg"


def test_one_changed_byte_changes_the_build_id(folder: Path) -> None:
    def build_id() -> str:
        return re.findall(r'"build":"(\w+)"', offline_worker(Output(folder, ""), ()))[0]

    before = build_id()
    assert build_id() == before

    write(folder / "images" / "d.svg", "D")

    assert build_id() != before


# Under a sub-path, the page for missing files has the same address as the home page.
@pytest.mark.parametrize(
    ("base", "pages"), [("", ["index.html"]), ("/sale", ["index.html", "sale/index.html"])]
)
def test_a_version_becomes_part_of_the_name(folder: Path, base: str, pages: list[str]) -> None:
    html = f"""<img src="{base}/images/a{{}}.svg{{}}"><meta content="https://a.example{base}/images/
b{{}}.svg{{}}"><img src="/other/c.svg?v=1"><img src="/images/gone.svg?v=1">""".replace("\n", "")
    for page in pages:
        write(folder / page, html.format("", "?v=1", "", "?v=2"))

    fingerprint_names(Output(folder, base), ("images", "words"))

    for page in pages:
        renamed = html.format(".ca978112", "", ".3e23e816", "")
        assert (folder / page).read_text("utf-8") == renamed
    assert (folder / "images" / "a.ca978112.svg").read_text("utf-8") == "a"
    assert not (folder / "images" / "a.svg").exists()


def test_a_file_named_in_a_script_a_stylesheet_or_a_manifest_is_renamed_too(folder: Path) -> None:
    fingerprint_names(Output(folder, ""), ("images", "words"))

    assert "images/d.18ac3e73.svg" in (folder / "assets" / "style-1.css").read_text("utf-8")
    assert "images/b.3e23e816.svg#sign" in (folder / "assets" / "part-1.js").read_text("utf-8")
    assert "images/e.3f79bb7b.svg" in (folder / "manifest.json").read_text("utf-8")
    assert offline_worker(Output(folder, ""), ("fr",))


def test_a_precached_file_without_a_versioned_url_stops_the_build(folder: Path) -> None:
    write(folder / "app.json", "{}")
    write(folder / "favicon.ico", "")  # which browsers ask for by its name
    write(folder / "about" / "index.html", '<link href="/favicon.ico"><link href="/app.json">')

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


@pytest.mark.parametrize(
    ("html", "problem"),
    [
        ('<p style="top: 0">', "style= on <p>: the policy blocks it;"),
        ('<img src="data:image/png;base64,AA A">', "src=data:image/png… on <img>: the policy"),
        (
            '<style>p { background: url("data:image/svg+xml,%3Csvg/%3E") }</style>',
            "data:image/svg+xml… in a style: the policy blocks it",
        ),
        ('<a href="/abuot">', "href=/abuot on <a>: there is no such page or file; did you mean"),
        (
            '<img src="picture.png">',
            "src=picture.png on <img>: there is no such page or file; add it, or",
        ),
        ('<a href="/t\xe9.pdf">', "rename the file: its accents are separate characters"),
        ('<img src="/images/a.svg">', "no such page or file; write /images/a.svg?v=1"),
        ('<a href="/hello">', "no such page or file; add it, or"),
        ('<img src="/hi/about.webp">', "no such page or file; add it, or"),
        ('<img srcset="/images/c.svg 1x, /c.png 2x">', "srcset=/c.png on <img>: there is no"),
        ('<a href="/about">', 'another language; write rx.el.elements.a(href=path("/about")), or'),
        (
            '<link rel="stylesheet" href="https://fonts.googleapis.com/css2">',
            '("https://fonts.googleapis.com",), "font-src": ("https://fonts.gstatic.com",)}))',
        ),
        (
            '<p><b>a</b><div class="c"></div>d</p>',
            '<div class="c">: must not be in a <p>; write rx.el.div in place of that rx.el.p',
        ),
        ("<table><tr></tr></table>", "a <table>: browsers add a <tbody>; write its rows in"),
        ("<p></p><p>a</p><table><tbody></tbody></table>", None),
        ('<a href="/about" lang="en"><a href="/hi/about/?a#b"><a href="#c">', None),
        ('<a href="/old/1"><a href="mailto:a@b.example"><a href="//b.example/c">', None),
    ],
)
def test_what_is_wrong_in_pages_stops_the_build(
    folder: Path, html: str, problem: str | None
) -> None:
    write(folder / "te\u0301.pdf", "")
    write(folder / "_redirects", "# moved\n\n/old/:page /about 301\n")
    write(folder / "about" / "index.html", f'<html lang="en">{HEAD}')
    for page in ("hi/about", "hi"):
        write(folder / page / "index.html", f'<html lang="hi">{HEAD}{html}')
    line = rf"^/hi/about/index\.html and 1 more: .*{re.escape(problem or '')}.*$"

    with pytest.raises(SystemExit, match=line) if problem else nullcontext():
        Delivery(versioned=("images",)).post_build(static_dir=folder)


@pytest.mark.parametrize(
    ("component", "problem"),
    [
        (rx.el.img(src="https://a.example/b.png"), "src=https://a.example/b.png on <img>: the"),
        (rx.script(src="https://a.example/b.js").children[0], "src=https://a.example/b.js on <scr"),
        (rx.el.a("About", href="/abuot"), "href=/abuot on <a>: there is no such page or file"),
        (
            rx.el.img(src=rx.cond(Shown.is_on, "/images/c.svg", "/images/cc.svg"), id="cup"),
            'src=/images/cc.svg on <img id="cup">: there is no such page or file; did',
        ),
        (
            rx.el.img(src=rx.match(Shown.is_on, (True, "/images/c.svg"), "/cc.svg")),
            "src=/cc.svg on <img>: ",
        ),
        (rx.el.button(on_click=rx.redirect("/gone")), 'rx.redirect("/gone"): there is no'),
        (rx.el.img(src="/images/a.svg?v=1", src_set="/images/c.svg 1x, /images/a.svg 2x"), None),
        (rx.el.a(rx.text("There"), href="https://a.example"), None),
        (rx.el.img(src=f"/images{rx.cond(Shown.is_on, '/a', '/b')}.svg"), None),
    ],
)
def test_an_address_that_no_page_shows_yet_is_looked_up(
    folder: Path, component: rx.Component, problem: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFLEX_ENV_MODE", "prod")
    delivery = Delivery(versioned=("images",))
    assert [*delivery.problems_of(component)] == []

    line = f"^page /: {re.escape(problem or '')}[^\n]*$"
    with pytest.raises(SystemExit, match=line) if problem else nullcontext():
        delivery.post_build(static_dir=folder)


def test_a_link_that_lacks_or_repeats_the_sub_path_is_named(folder: Path) -> None:
    links = '<a href="{0}"><a href="/sale{0}"><a href="/sale/sale{0}"><a href="/sale">'
    html, home = links.format("/images/c.svg"), folder / "sale" / "index.html"
    write(home, html)

    found = [
        line.split(" on <a>: ") for _, line in wrong_links(Output(folder, "/sale"), {home: html})
    ]

    assert [link for link, _ in found] == ["href=/images/c.svg", "href=/sale/sale/images/c.svg"]
    assert "write /sale/images/c.svg, or rx.asset()" in found[0][1]
    assert "write /sale once" in found[1][1]


@pytest.mark.parametrize("ending", ["\n", "", "\r\n"])
def test_the_owners_rules_come_first_and_keep_ours_whole(folder: Path, ending: str) -> None:
    (folder / "_redirects").write_bytes(f"/old /about 301{ending}".encode("utf-8-sig"))
    own = ["# Ours", "/files/*", "  Cache-Control: no-store", "  Content-Type: text/plain"]
    (folder / "_headers").write_bytes("\n".join(own).encode() + ending.encode())

    delivered(folder)

    assert (folder / "_redirects").read_text("utf-8").splitlines() == [
        "/old /about 301",
        "/index.html / 301",
        *(f"{address} /about 301" for address in ("/about/index.html", "/about.html")),
    ]
    headers = (folder / "_headers").read_text("utf-8").splitlines()
    assert headers[: len(own) + 1] == [*own, "/*"]


@pytest.mark.parametrize(
    ("file", "rule", "problem"),
    [
        ("_headers", "/*\n  content-security-policy: x", "/*: content-security-policy: the site"),
        ("_headers", "/about\n  Referrer-Policy : x", "/about: Referrer-Policy: the site"),
        ("_headers", "/assets/:file\n  X-Content-Type-Options: x", "/assets/:file: X-Content-Type"),
        ("_headers", "https://:p.dev/*\n  Referrer-Policy: x", "https://:p.dev/*: Referrer-Policy"),
        ("_headers", "/*\n  ! Content-Security-Policy", "/*: Content-Security-Policy: the site"),
        ("_headers", "https://:host\n  Referrer-Policy: x", "https://:host: Referrer-Policy: the"),
        ("_headers", "https://a.b/c\n  Referrer-Policy: x", "https://a.b/c: Referrer-Policy: th"),
        ("_headers", "/About\n  Cache-Control: x", "/About: Cache-Control: the site"),
        ("_headers", "/:page.html\n  Expires: x", "/:page.html: Expires: the site"),
        ("_headers", "/about\n\x1c/x\nCache-Control: x", "/about: /x: could tell"),
        *(
            ("_headers", f"{path}\nCache-Control: x", f"{path!r}"[1:-1] + ": Cache-Control: hosts")
            for path in ("/about\ufeff", "/./about", "/x/../about", "/abou%74", f"/{'x' * 2000}")
        ),
        *(
            ("_headers", f"/about\n{rule}", f"/about: {rule.strip().split(':')[0]}: could tell")
            for rule in (
                *("  refresh: 0; url=https://evil.example", "NEL: x", "  Speculation-Rules: /a"),
                *("  Alt-Svc: x", "  Content-Type: text/html", "  X: x-robots-tag"),
            )
        ),
        ("_redirects", "/* https://evil.example 302", "/*: it leads"),
        ("_redirects", "/About /chat 302", "/About: it leads"),
        ("_redirects", "/about.html //evil", "/about.html: it leads"),
        ("_redirects", "/manifest.json https://evil.example/m 301", "/manifest.json: it"),
        ("_redirects", "/:page\thttps://evil", "/:page: it leads"),
        *(
            ("_redirects", rule, f"{rule!r}"[1:-1] + ": allowed")
            for rule in (
                *("about https://evil", "about/* //evil", "/./about //evil", "/x/../about //evil"),
                *("/about?x https://evil", "/about# https://evil", "https://:host/about //evil"),
                *(f"/about{space}https://evil 302" for space in "\v\f\x1c\x85\xa0\u2028\ufeff"),
                *(f"/x/* https://evil 200{end}" for end in ("", "!", ".", "\ufeff")),
                *("/x /y 302!", "/x /y +200", "/x /y\ufeff200", "/x id=:id //evil", "/x \\/evil"),
            )
        ),
    ],
)
def test_a_rule_of_the_owner_that_breaks_a_page_or_leads_away_stops_the_build(
    folder: Path, file: str, rule: str, problem: str
) -> None:
    harmless = "/chat https://chat.example\n\n" if file == "_redirects" else ""
    write(folder / file, f"{harmless}{rule}\n")

    with pytest.raises(SystemExit, match=rf"^assets/{file}: {re.escape(problem)}"):
        delivered(folder)


ISOLATED = {
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  Cross-Origin-Opener-Policy: same-origin",
    "  Cross-Origin-Resource-Policy: same-origin",
}


def test_every_host_gets_the_same_headers(folder: Path) -> None:
    policy = Policy().for_header([FILES["index.html"]])

    headers = headers_file(Output(folder, ""), policy, ("assets",))
    assert {"  X-Content-Type-Options: nosniff", *ISOLATED} < {*headers.splitlines()}
    nginx = nginx_file(Output(folder, ""), policy, ("assets",))
    assert "error_page 403 404 405 412 416 /404.html;" in nginx
    assert 'if ($http_range) { set $caching "no-cache, no-transform"; }' in nginx
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
    for encoding, end in COMPRESSED.items():  # ".br" is also Breton
        assert f"AddEncoding {encoding} .{end}\nRemoveType .{end}\nRemoveLanguage .{end}" in apache
    assert "\nHeader always merge Vary Accept-Encoding\n" in apache
    wanted = re.findall(r"RewriteCond %{HTTP:Accept-Encoding} (.+)", apache)[0]
    for asked in ("gzip, br", "br;q=0.5, gzip", "br;q=0", "br ; q=0.00"):
        assert bool(re.search(wanted, asked)) is ("gzip" in asked)
    is_drawing = re.findall(r"REQUEST_URI} =~ m#(.*svg.*)#i", apache)[0]  # so X.SVG is one, too
    assert all(re.search(is_drawing, f"/x.svg{end}") for end in ("", ".br", ".gz"))
    assert nginx.count("add_header") == len(SECURITY_HEADERS) + 2


def test_a_policy_that_cloudflare_would_ignore_stops_the_build(folder: Path) -> None:
    longest = "x" * (2000 - len("  Content-Security-Policy: "))
    headers_file(Output(folder, ""), longest, ())

    with pytest.raises(SystemExit, match="Content-Security-Policy: longer"):
        headers_file(Output(folder, ""), f"{longest}x", ())
