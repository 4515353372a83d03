"""The content security policy is derived from the contents of each page."""

import hashlib
from base64 import b64encode

import pytest

from reflex_static.delivery.policy import Policy, combine, csp_violations, with_policy

SHEET, HANDLER, COPY = "use a stylesheet", "use a handler", "put a copy into assets/"
STYLE = f"{SHEET}, or add 'unsafe-inline' to style-src-attr"
FORM = "use on_submit, or add its host to form-action"
PAGE = """<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><script>one()</script>
</head><body><script type="application/ld+json">{"a": "</b>"}</script><script src="/a.js"></script>
<script type="module">import "/b.js"; "<b>"</script><script>one()</script></body></html>"""


def digest(script: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def directive(text: str, name: str) -> list[str]:
    """Return the sources of a directive, or an empty list if it is missing."""
    found = [part.split()[1:] for part in text.split("; ") if part.split()[0] == name]
    return found[0] if found else []


def test_scripts_and_styles_are_allowed_only_by_hash_each_once_and_data_never() -> None:
    text = Policy().for_meta(f"{PAGE}<style>p > b {{}}</style>")

    scripts = [digest("one()"), digest('import "/b.js"; "<b>"')]
    assert directive(text, "script-src") == ["'self'", *scripts]
    assert directive(text, "style-src") == ["'self'", digest("p > b {}")]


def test_only_named_sources_are_allowed() -> None:
    text = Policy().for_header([PAGE])

    for name in ("default-src", "frame-ancestors", "form-action"):
        assert directive(text, name) == ["'none'"]
    assert "unsafe" not in text
    assert "http" not in text


def test_the_header_covers_every_page_and_a_meta_element_only_its_own() -> None:
    other = PAGE.replace("one()", "two()")

    header = directive(Policy().for_header([PAGE, other]), "script-src")

    assert digest("one()") in header
    assert digest("two()") in header
    assert digest("one()") not in Policy().for_meta(other)
    assert "frame-ancestors" not in Policy().for_meta(PAGE)


def test_a_shared_header_allows_what_any_page_needs() -> None:
    strict, loose = Policy(trusted_types=("one",)), Policy({"img-src": ("https://a.example",)})

    assert directive(combine([strict, loose]).for_header([PAGE]), "img-src") == [
        "'self'",
        "https://a.example",
    ]
    assert combine([strict, loose]).trusted_types is None
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
        ('<p style="color: red">', "style= on <p>", STYLE),
        ('<button onclick="go()">', "onclick= on <button>", HANDLER),
        ('<style data-emotion="css">p {}</style>', "a <style> element", SHEET),
        ("<body><style>p {}</style>", "a <style> element", SHEET),
        ('<iframe src="//a.example"></iframe>', "a <iframe> element", "link to its page"),
        ('<form action="/a"></form>', "action= on <form>", FORM),
        ("<style>@import url(//a.example/a.css)</style>", "a style sheet of another host", COPY),
        ('<a href=" Java\tscript:go()">', "href= on <a>", HANDLER),
        ('<a ping="//a.example/">', "ping=//a.example/ on <a>", COPY),
        ('<meta http-equiv="Refresh" content="0">', "a <meta> element that leads on", "use a link"),
        ('<link rel="preconnect" href="//a.example">', "href=//a.example on <link>", COPY),
        ('<image xlink:href="//a.example/a.png">', "xlink:href=//a.example/a.png on <image>", COPY),
        ('<img srcset="/a 1x, //a.example 2x">', "srcset=/a 1x, //a.example 2x on <img>", COPY),
        ('<img src="data:image/png;base64,AA">', "src=data:image/png;base64,AA on <img>", COPY),
        ('<script src="https://a.example/"></script>', "src=https://a.example/ on <script>", COPY),
        ('<link rel="preload stylesheet" href="//a.example">', "href=//a.example on <link>", COPY),
    ],
)
def test_content_that_the_policy_would_block_is_found(html: str, told: str, advice: str) -> None:
    assert csp_violations(html, Policy()) == [f"{told}: the policy blocks it; {advice}"]


@pytest.mark.parametrize("directive", ["style-src-attr", "style-src"])
def test_a_policy_can_allow_style_attributes(directive: str) -> None:
    html = '<p style="top: 0">'

    assert csp_violations(html, Policy({directive: ("'unsafe-inline'",)})) == []
    assert csp_violations(html, Policy({directive: ("https://a.example",)}))


def test_a_policy_can_allow_forms_that_post_to_another_host() -> None:
    html = PAGE + '<form action="https://news.example/join"></form>'
    policy = Policy({"form-action": ("https://news.example",)})

    assert csp_violations(html, policy) == []
    assert directive(policy.for_meta(html), "form-action") == ["https://news.example"]


@pytest.mark.parametrize(
    "html",
    [
        '<p class="style" data-on="x"><script>style = "on"</script>',
        '<link rel="canonical" href="https://us.example/"><img src="/a.svg">',
    ],
)
def test_a_plain_page_does_not_violate_the_policy(html: str) -> None:
    assert csp_violations(html, Policy()) == []
