"""The Content Security Policy (CSP Level 3), made of what the built pages really contain."""

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from html.parser import HTMLParser
from typing import Final

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
# A <meta> cannot say this; a browser would complain of it there.
HEADER_ONLY: Final[Sources] = {"frame-ancestors": ("'none'",)}

# A policy holds for what comes after it, so only the declaration of the encoding stands before.
CHARSET: Final = re.compile(r'<meta charset="utf-8"\s*/?>', re.IGNORECASE)
DATA: Final = "application/ld+json"


@dataclass(frozen=True)
class Policy:
    """What a page may load and run.

    ``more`` adds sources to a directive, for a third party. ``trusted_types`` names the only
    policies that may turn text into script addresses; ``None`` leaves Trusted Types off, which
    scripts of others may need.
    """

    more: Sources = field(default_factory=dict)
    trusted_types: tuple[str, ...] | None = None

    def for_meta(self, html: str) -> str:
        """Return the policy of one page, as its ``<meta>`` says it."""
        return self._text(STRICT, inline_scripts(html))

    def for_header(self, pages: Iterable[str]) -> str:
        """Return the policy that suits every page of ``pages``, as a header says it."""
        scripts = dict.fromkeys(script for html in pages for script in inline_scripts(html))
        return self._text({**STRICT, **HEADER_ONLY}, scripts)

    def _text(self, directives: Sources, scripts: Iterable[str]) -> str:
        sources = {name: list(strict) for name, strict in directives.items()}
        for name, added in self.more.items():
            sources.setdefault(name, []).extend(added)
        # Beside a hash, browsers ignore 'unsafe-inline'.
        if "'unsafe-inline'" not in sources["script-src"]:
            sources["script-src"] += [f"'sha256-{_hash(script)}'" for script in scripts]
        if self.trusted_types is not None:
            sources["require-trusted-types-for"] = ["'script'"]
            sources["trusted-types"] = list(self.trusted_types) or ["'none'"]
        return "; ".join(f"{name} {' '.join(values)}" for name, values in sources.items())


def with_policy(html: str, policy: Policy) -> str:
    """Return a page that carries its policy before anything that the policy is about."""
    text = escape(policy.for_meta(html), quote=False)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{text}"/>'
    page, places = CHARSET.subn(lambda charset: charset[0] + meta, html, count=1)
    if not places:
        raise SystemExit("a page does not declare its encoding; its policy has no place")
    return page


def inline_scripts(html: str) -> list[str]:
    """Return the scripts that stand in a page itself, each once."""
    return list(dict.fromkeys(_read(html).scripts))


def breaches(html: str) -> list[str]:
    """Return what the policy would block in a page, although nobody attacks it."""
    return _read(html).breaches


def _hash(script: str) -> str:
    return b64encode(sha256(script.encode()).digest()).decode()


class _Reader(HTMLParser):
    """Collects the inline scripts of a page, and the inline styles and handlers."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts: list[str] = []
        self.breaches: list[str] = []
        self._in_script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self._in_script = (
            tag == "script" and "src" not in attributes and attributes.get("type") != DATA
        )
        if tag == "style":
            self.breaches.append("a <style> element")
        self.breaches += [
            f"{name}= on <{tag}>" for name in attributes if name == "style" or name[:2] == "on"
        ]

    def handle_data(self, data: str) -> None:
        if self._in_script:
            self.scripts.append(data)

    def handle_endtag(self, tag: str) -> None:
        self._in_script = self._in_script and tag != "script"


def _read(html: str) -> _Reader:
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader
