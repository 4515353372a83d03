"""The Content Security Policy (CSP Level 3), with hashes of inline scripts and styles."""

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from html import escape
from html.parser import HTMLParser
from typing import ClassVar, Final

Sources = Mapping[str, tuple[str, ...]]

STRICT: Final[Sources] = {
    "default-src": ("'none'",),
    "script-src": ("'self'",),
    "style-src": ("'self'",),
    "img-src": ("'self'",),
    "font-src": ("'self'",),
    "connect-src": ("'self'",),
    "manifest-src": ("'self'",),
    "worker-src": ("'self'",),
    "base-uri": ("'none'",),
    "form-action": ("'none'",),
}
# Not supported in <meta>.
HEADER_ONLY: Final[Sources] = {"frame-ancestors": ("'none'",)}

# A <meta> policy applies only to what follows it, so it goes right after the charset.
CHARSET: Final = re.compile(r'<meta charset="utf-8"\s*/?>', re.IGNORECASE)
DATA: Final = {"application/json", "application/ld+json"}
BLOCKED: Final = {"base", "embed", "frame", "iframe", "object"}
"""Elements that no page may have."""
STYLESHEET: Final = "use a stylesheet"
COPY: Final = "put a copy into assets/"
FORM_ADDRESSES: Final = {"action", "formaction"}
IMPORT: Final = re.compile(r"@import\s+(?:url\()?[\"']?\s*(?:https?:)?//", re.IGNORECASE)
"""A style sheet of another host."""
DIRECTIVES: Final = {"script": "script-src", "style": "style-src"}
LOADING_LINKS: Final = {
    *("apple-touch-icon", "dns-prefetch", "icon", "manifest", "modulepreload", "preconnect"),
    *("prefetch", "preload", "stylesheet"),
}
INVISIBLE: Final = re.compile(r"[\t\n\r]")
"""What browsers leave out of an address."""
FOREIGN: Final = re.compile(r"\s*(?:(?!https?:)[a-z][\w+.-]*:|(?:https?:)?//)", re.IGNORECASE)
"""The beginning of an address on another host, or of one that is data or code."""


@dataclass(frozen=True)
class Policy:
    """A content security policy.

    ``more`` adds third-party sources to directives. ``trusted_types`` lists the allowed Trusted
    Types policies; ``None`` disables Trusted Types.
    """

    more: Sources = field(default_factory=dict)
    trusted_types: tuple[str, ...] | None = None

    def for_meta(self, html: str) -> str:
        """Return the policy of one page, for its ``<meta>`` element."""
        return self._text(STRICT, [html])

    def for_header(self, pages: Iterable[str]) -> str:
        """Return one policy for all ``pages``, for the HTTP header."""
        return self._text({**STRICT, **HEADER_ONLY}, pages)

    def _text(self, directives: Sources, pages: Iterable[str]) -> str:
        sources = {name: list(strict) for name, strict in directives.items()}
        for name, added in self.more.items():
            sources.setdefault(name, []).extend(added)
        for name, texts in inline_code(pages).items():
            if "'unsafe-inline'" not in sources[name]:  # a hash would disable it
                sources[name] += [f"'sha256-{_hash(text)}'" for text in texts]
        if self.trusted_types is not None:
            sources["require-trusted-types-for"] = ["'script'"]
            sources["trusted-types"] = list(self.trusted_types) or ["'none'"]
        return "; ".join(f"{name} {' '.join(values)}" for name, values in sources.items())


def combined(policies: Iterable[Policy]) -> Policy:
    """Return the policy for a header that all pages share; each ``<meta>`` narrows it."""
    found = list(policies)
    more: dict[str, tuple[str, ...]] = {}
    for policy in found:
        for name, sources in policy.more.items():
            more[name] = tuple(dict.fromkeys((*more.get(name, ()), *sources)))
    types = [policy.trusted_types for policy in found]
    allowed = dict.fromkeys(name for names in types for name in names or ())
    return Policy(more, None if None in types else tuple(allowed))


def with_policy(html: str, policy: Policy) -> str:
    """Return the page with its policy in a ``<meta>`` element after the charset.

    Raises:
        SystemExit: If the page declares no charset.

    """
    text = escape(policy.for_meta(html), quote=False)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{text}"/>'
    page, count = CHARSET.subn(lambda charset: charset[0] + meta, html, count=1)
    if not count:
        raise SystemExit("a page does not declare its encoding; the policy must follow it")
    return page


def inline_code(pages: Iterable[str]) -> dict[str, list[str]]:
    """Return the inline scripts and styles of pages by their directive, without duplicates."""
    found: dict[str, dict[str, None]] = {"script-src": {}, "style-src": {}}
    for html in pages:
        for directive, text in _read(html).inline:
            found[directive][text] = None
    return {directive: list(texts) for directive, texts in found.items()}


def csp_violations(html: str, policy: Policy) -> list[str]:
    """Return what the policy would block: `style` attributes, handlers, foreign addresses."""
    return [
        f"{text}: the policy blocks it; {advice}"
        for text, advice, directive in _read(html).violations
        if directive not in policy.more
    ]


def _hash(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


class _Reader(HTMLParser):
    """Collects the inline scripts and styles of a page, and what the policy would block."""

    harmless: ClassVar[set[str]] = set()

    def __init__(self) -> None:
        super().__init__()
        self.inline: list[tuple[str, str]] = []
        # Each with what to do instead, and the directive that could allow it, if one can.
        self.violations: list[tuple[str, str, str]] = []
        self._directive = ""
        self._in_body = False

    def parse_starttag(self, i: int) -> int:
        """Skip a tag that was harmless before; in another language, a page has nearly the same."""
        text = self.rawdata[i : self.rawdata.find(">", i) + 1]
        if text in self.harmless:
            return i + len(text)
        found = len(self.violations)
        end = super().parse_starttag(i)
        is_plain = self.cdata_elem is None and self.lasttag != "body"
        if is_plain and len(self.violations) == found and end == i + len(text):
            self.harmless.add(text)
        return end

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        is_code = "src" not in attributes and attributes.get("type") not in DATA
        self._directive = DIRECTIVES.get(tag, "") if is_code else ""
        self._in_body |= tag == "body"
        if tag in BLOCKED:
            self.violations.append((f"a <{tag}> element", "link to its page", ""))
        # The build's own has no attributes; a component's would be removed by hydration.
        if tag == "style" and (attributes or self._in_body):
            self.violations.append(("a <style> element", STYLESHEET, ""))
        if tag == "meta" and (attributes.get("http-equiv") or "").lower() == "refresh":
            self.violations.append(("a <meta> element that leads on", "use a link", ""))
        loading = set() if tag in BLOCKED else {"src", "srcset", "poster", "ping"}
        if tag in {"use", "image"} or LOADING_LINKS & {*(attributes.get("rel") or "").split()}:
            loading |= {"href", "xlink:href"}
        self.violations += [
            (f"{name}= on <{tag}>", "answer with on_submit", "form-action")
            for name in FORM_ADDRESSES & {*attributes}
        ]
        self.violations += [
            (f"{name}={value} on <{tag}>", COPY, "")
            for name, value in attributes.items()
            if name in loading and any(map(FOREIGN.match, (value or "").split(",")))
        ]
        self.violations += [
            (f"{name}= on <{tag}>", STYLESHEET if name == "style" else "use a handler", "")
            for name, value in attributes.items()
            if name == "style"
            or name[:2] == "on"
            or (name in {"href", "xlink:href"} and _is_code(value or ""))
        ]

    def handle_data(self, data: str) -> None:
        if self._directive:
            self.inline.append((self._directive, data))
        if self._directive == "style-src" and IMPORT.search(data):
            self.violations.append(("a style sheet of another host", COPY, "style-src"))

    def handle_endtag(self, tag: str) -> None:
        if tag in DIRECTIVES:
            self._directive = ""


def _is_code(address: str) -> bool:
    return INVISIBLE.sub("", address).strip().lower().startswith("javascript:")


@cache  # a build asks three times for each page
def _read(html: str) -> _Reader:
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader
