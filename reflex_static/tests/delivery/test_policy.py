"""The content security policy is derived from the contents of each page."""

import hashlib
import re
from base64 import b64encode
from typing import Any

import pytest

from reflex_static.delivery.policy import Policy, combine, csp_violations, with_policy

SHEET, HANDLER = "use a stylesheet", "use a handler"
SET = 'set static_site(policy=Policy({{"{}": ("{}",)}}))'
STYLE = f"{SHEET}, or " + SET.format("style-src-attr", "'unsafe-inline'")
MEDIA = ("audio", "source", "track", "video")
LINK, COPY = "link to its page", "put a copy into assets/"
AHEAD = "a <script> that fetches pages in advance"
PAGE = """<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><script>one()</script>
</head><body><script type="application/ld+json">{"a": "</b>"}</script><script src="/a.js"></script>
<script type="module">import "/b.js"; "<b>"</script><script>one()</script></body></html>"""


def digest(script: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def directive(text: str, name: str) -> list[str]:
    return next((part.split()[1:] for part in text.split("; ") if part.startswith(f"{name} ")), [])


def test_scripts_and_styles_are_allowed_only_by_hash_each_once_and_data_never() -> None:
    text = Policy().for_meta(f"{PAGE}<style>p > b {{}}</style>")

    scripts = [digest("one()"), digest('import "/b.js"; "<b>"')]
    assert directive(text, "script-src") == ["'self'", *scripts]
    assert directive(text, "style-src") == ["'self'", digest("p > b {}")]


def test_the_header_covers_every_page_and_a_meta_element_only_its_own() -> None:
    other = PAGE.replace("one()", "two()")

    header = Policy().for_header([PAGE, other])

    assert {digest("one()"), digest("two()")} < {*directive(header, "script-src")}
    for name in ("default-src", "base-uri", "frame-ancestors", "form-action"):
        assert directive(header, name) == ["'none'"]
    assert "unsafe" not in header
    assert "http" not in header
    assert digest("one()") not in Policy().for_meta(other)
    assert "frame-ancestors" not in Policy().for_meta(PAGE)


@pytest.mark.parametrize(
    ("more", "trusted_types", "problem"),
    [
        ({"img-src": "https:"}, None, 'write a tuple, with a comma: "img-src": ("https:",)'),
        ({}, "offline", 'write a tuple, with a comma: trusted_types=("offline",)'),
        ({"conect-src": ()}, None, '"conect-src" is no directive of a policy; did you mean conn'),
        ({"script-src": ("unsafe-eval",)}, None, '"script-src": "unsafe-eval" is no source; one'),
        ({"img-src": ("data: https:",)}, None, '"img-src": "data: https:" is no source; one add'),
    ],
)
def test_what_browsers_would_ignore_is_refused(more: Any, trusted_types: Any, problem: str) -> None:
    with pytest.raises(SystemExit, match=f"^{re.escape(f'rxconfig.py: {problem}')}"):
        Policy(more, trusted_types)


def test_a_shared_header_allows_what_any_page_needs() -> None:
    strict, loose = Policy(trusted_types=("one",)), Policy({"img-src": ("https://a.example",)})

    shared = combine([strict, loose])

    images = directive(shared.for_header([PAGE]), "img-src")
    assert images == ["'self'", "https://a.example"]
    assert shared.trusted_types is None
    assert combine([strict, Policy(trusted_types=("two",))]).trusted_types == ("one", "two")


def test_the_policy_follows_the_charset_declaration_which_a_page_must_have() -> None:
    page = with_policy(PAGE, Policy())

    assert '<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"' in page
    assert page.count("http-equiv") == 1
    with pytest.raises(SystemExit, match="encoding"):
        with_policy("<html><head></head></html>", Policy())


@pytest.mark.parametrize(
    ("html", "told", "advice"),
    [
        ('<p id="a" style="top: 0">', 'style= on <p id="a">', STYLE),
        ('<button class="go" onclick="go()">', 'onclick= on <button class="go">', HANDLER),
        ('<template><i onclick="go()"></i></template>', "onclick= on <i>", HANDLER),
        ('<style data-emotion="css">p {}</style>', "a <style> element", SHEET),
        ("<body><style>p {}</style>", "a <style> element", SHEET),
        ('<a href=" Java\tscript:go()">', "href=javascript: on <a>", HANDLER),
        ('<meta http-equiv="Refresh" content="0">', "a <meta> element that leads on", "use a link"),
        ('<script type="SpeculationRules">{}</script>', AHEAD, "remove it"),
    ],
)
def test_content_that_no_source_allows_is_found(html: str, told: str, advice: str) -> None:
    assert csp_violations(html, Policy()) == [f"{told}: the policy blocks it; {advice}"]


@pytest.mark.parametrize(
    ("html", "told", "directive", "advice"),
    [
        ('<iframe src="{}"></iframe>', "src={} on <iframe>", "frame-src", LINK),
        ('<object data="{}"></object>', "data={} on <object>", "object-src", LINK),
        ('<base href="{}">', "href={} on <base>", "base-uri", "write whole addresses"),
        ('<form action="{}"></form>', "action={} on <form>", "form-action", "use on_submit"),
        ('<a ping="{}">', "ping={} on <a>", "connect-src", COPY),
        ('<link rel="PreConnect" href="{}">', "href={} on <link>", "connect-src", COPY),
        ('<link rel="Preload" as="Image" href="{}">', "href={} on <link>", "img-src", COPY),
        ('<link rel="preload" as="fetch" href="{}">', "href={} on <link>", "connect-src", COPY),
        ('<link rel="preload" as="style" href="{}">', "href={} on <link>", "style-src", COPY),
        ('<link rel="preload stylesheet" href="{}">', "href={} on <link>", "style-src", COPY),
        ('<svg><image xlink:href="{}"/></svg>', "xlink:href={} on <image>", "img-src", COPY),
        ('<img srcset="/a 1x, {}">', "srcset={} on <img>", "img-src", COPY),
        ('<svg><use href="{}"/></svg>', "href={} on <use>", "img-src", COPY),
        ('<video poster="{}"></video>', "poster={} on <video>", "img-src", COPY),
        ('<input src="{}">', "src={} on <input>", "img-src", COPY),
        ('<embed src="{}">', "src={} on <embed>", "object-src", LINK),
        *((f'<{tag} src="{{}}">', f"src={{}} on <{tag}>", "media-src", COPY) for tag in MEDIA),
        ("<style>@import '{}';</style>", "{} in a style", "style-src", COPY),
        ("<style>p {{ background: url({}) }}</style>", "{} in a style", "img-src", COPY),
        ("<style>@font-face {{ src: url({}) }}</style>", "{} in a style", "font-src", COPY),
    ],
)
def test_an_address_needs_a_source_of_its_own_directive(
    html: str, told: str, directive: str, advice: str
) -> None:
    address = "https://a.example/b.png"
    setting = SET.format(directive, "https://a.example")
    line = f"{told.format(address)}: the policy blocks it; {advice}, or {setting}"

    assert csp_violations(html.format(address), Policy()) == [line]
    for name in ("img-src", "form-action", directive):
        allowed = csp_violations(html.format(address), Policy({name: ("https://a.example",)}))
        assert allowed == ([] if name == directive else [line])


@pytest.mark.parametrize(
    ("source", "address", "is_allowed"),
    [
        ("https://a.example", "https://a.example.evil.test/x", False),
        ("https://a.example", "//a.example/x", True),
        ("a.example", "https://a.example", True),
        ("https://a.example", "http://a.example/", False),
        ("https://*.example", "https://b.example/x", True),
        ("https://*.example", "https://example/x", False),
        ("https://a.example/b/", "https://a.example/b/c", True),
        ("https://a.example/b", "https://a.example/b/c", False),
        ("https:", "https://a.example/", True),
        ("*", "https://a.example/", True),
        ("data:", "data:image/png;base64,AA", True),
        ("data:", '" srcset="data:image/svg+xml,//a 1x, /b', True),
        ("https:", "data:image/png;base64,AA", False),
        ("https://a.example", "https://A.example:443/x", True),
        ("http://a.example", "https://a.example/x", True),
        ("http:", "https://a.example/x", True),
        ("http://a.example:80", "http://a.example/x", True),
        ("http://a.example:80", "https://a.example:8443/x", False),
        ("https://a.example", "/\\b.example/x", False),
        ("https://a.example", "ht\ntps://b.example/x", False),
    ],
)
def test_a_source_allows_what_it_allows_in_browsers(
    source: str, address: str, is_allowed: bool
) -> None:
    found = csp_violations(f'<img src="{address}">', Policy({"img-src": (source,)}))

    assert (found == []) is is_allowed


def test_a_script_of_another_host_may_need_connections_too() -> None:
    (line,) = csp_violations('<script src="https://a.example/b.js"></script>', Policy())

    setting = SET.format("script-src", 'https://a.example",), "connect-src": ("https://a.example')
    assert line.endswith(f"the policy blocks it; {COPY} if it sends nothing, or {setting}")


def test_an_own_file_needs_self_unless_every_policy_has_it() -> None:
    html = '<video src="/tea.mp4"></video><iframe src="/tea"></iframe>'

    (line,) = csp_violations(html, Policy())

    advice = SET.format("frame-src", "'self'")
    assert line.endswith(f"the policy blocks it; {LINK}, or {advice}")
    assert "media-src 'self'" in Policy().for_meta(html)
    assert csp_violations(html, Policy({"frame-src": ("'self'",)})) == []


@pytest.mark.parametrize("directive", ["style-src-attr", "style-src"])
def test_a_policy_can_allow_style_attributes(directive: str) -> None:
    html = '<p style="background: url(//a.example/b.png)">'

    assert len(csp_violations(html, Policy({directive: ("https://b.example",)}))) == 2
    (line,) = csp_violations(html, Policy({directive: ("'unsafe-inline'",)}))
    assert line.startswith("//a.example/b.png in a style: ")


def test_a_plain_page_does_not_violate_the_policy() -> None:
    html = """<p class="style" data-on="x"><script>style = "on"</script><img src="/a.svg">
<link rel="canonical" href="https://us.example/"><img srcset="/a,b 1x, /c 2x">"""

    assert csp_violations(html, Policy()) == []
