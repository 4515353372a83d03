"""The Content Security Policy (CSP Level 3), with hashes of inline scripts and styles."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ..options import did_you_mean, refuse_text
from .output import integrity
from .page_reader import OWN, Need, as_read, read

Sources = Mapping[str, tuple[str, ...]]

STRICT: Final[Sources] = {
    "default-src": ("'none'",),
    **dict.fromkeys((*OWN, "worker-src"), ("'self'",)),
    "base-uri": ("'none'",),
    "form-action": ("'none'",),
}
# Not supported in <meta>.
HEADER_ONLY: Final[Sources] = {"frame-ancestors": ("'none'",)}

OTHERS: Final = """child-src fenced-frame-src frame-src object-src report-to report-uri
sandbox script-src-attr script-src-elem style-src-attr style-src-elem upgrade-insecure-requests"""
DIRECTIVES: Final = {*STRICT, *HEADER_ONLY, *OTHERS.split()}
SOURCE: Final = re.compile(
    r"'[^\s;,']+'|(?!(self|none|strict-dynamic)$|\w+-(eval|inline)$)[^\s;,']+"
)
"""A source in a policy: a keyword or a hash in quotes, or else an address."""

# A <meta> policy applies only to what follows it, so it goes right after the charset.
CHARSET: Final = re.compile(r'<meta charset="utf-8"\s*/?>', re.IGNORECASE)


@dataclass(frozen=True)
class Policy:
    """A content security policy.

    ``more`` adds third-party sources to directives. ``trusted_types`` lists the allowed Trusted
    Types policies; ``None`` disables Trusted Types.
    """

    more: Sources = field(default_factory=dict)
    trusted_types: tuple[str, ...] | None = None

    def __post_init__(self) -> None:
        """Stop at what browsers would ignore."""
        texts = {f'"{name}": ': sources for name, sources in self.more.items()}
        refuse_text(texts | {"trusted_types=": self.trusted_types})
        for name, sources in self.more.items():
            if name not in DIRECTIVES:
                advice = did_you_mean(name, DIRECTIVES, "{}") or "write one of CSP Level 3"
                raise SystemExit(f'rxconfig.py: "{name}" is no directive of a policy; {advice}')
            for source in sources:
                if not SOURCE.fullmatch(source):
                    advice = """one address in each, and keywords as in "'self'\""""
                    raise SystemExit(f'rxconfig.py: "{name}": "{source}" is no source; {advice}')

    def problem(self, need: Need) -> str:
        """Return a line for what a page needs and the policy does not allow, or else ``""``."""
        sources = self.more.get(need.directive, ())
        is_allowed = any(_matches(source, need.address) for source in sources)
        if need.directive == "style-src-attr":
            is_allowed = "'unsafe-inline'" in (sources or self.more.get("style-src", ()))
        return "" if is_allowed else f"{need.what}: the policy blocks it; {need.advice}"

    def for_meta(self, html: str) -> str:
        """Return the policy of one page, for its ``<meta>`` element."""
        return self._text(STRICT, [html])

    def for_header(self, pages: Iterable[str]) -> str:
        """Return one policy for all ``pages``, for the HTTP header."""
        return self._text({**STRICT, **HEADER_ONLY}, pages)

    def _text(self, directives: Sources, pages: Iterable[str]) -> str:
        sources = {name: list(strict) for name, strict in directives.items()}
        for name, added in self.more.items():
            kept = (source for source in sources.get(name, []) if source != "'none'")
            sources[name] = [*kept, *added]  # browsers warn if 'none' is not alone
        for name, text in dict.fromkeys(part for html in pages for part in read(html).inline):
            if "'unsafe-inline'" not in sources[name]:  # a hash would disable it
                sources[name].append(f"'{integrity(text.encode())}'")
        if self.trusted_types is not None:
            sources["require-trusted-types-for"] = ["'script'"]
            sources["trusted-types"] = list(self.trusted_types) or ["'none'"]
        return "; ".join(f"{name} {' '.join(values)}" for name, values in sources.items())


def _matches(source: str, address: str) -> bool:
    """Return whether a source allows an address, on an HTTPS site (CSP Level 3, 6.7.2.8)."""
    url = urlsplit(as_read(address), scheme="https")
    if not url.netloc:
        is_own = url.scheme == "https"
        return source == ("'self'" if is_own else f"{url.scheme}:")
    # A source of HTTP also allows HTTPS.
    schemes = {"http", "https"} if url.scheme == "https" else {url.scheme}
    if source == "*" or source in {f"{scheme}:" for scheme in schemes}:
        return True
    allowed = urlsplit(source if "://" in source else f"https://{source}")
    host, name = _host(allowed), _host(url)
    is_host = name.endswith(host[1:]) if host.startswith("*.") else name == host
    is_in_folder = allowed.path.endswith("/") and url.path.startswith(allowed.path)
    is_path = is_in_folder or allowed.path in ("", url.path)
    return is_host and is_path and allowed.scheme in schemes


def _host(url: SplitResult) -> str:
    port = {"http": ":80", "https": ":443"}.get(url.scheme, ":")
    return url.netloc.lower().removesuffix(port)


def combine(policies: Iterable[Policy]) -> Policy:
    """Return one policy loose enough for all pages; each page's ``<meta>`` then narrows it."""
    found = list(policies)
    more: dict[str, tuple[str, ...]] = {}
    for policy in found:
        for name, sources in policy.more.items():
            more[name] = tuple(dict.fromkeys((*more.get(name, ()), *sources)))
    types = [policy.trusted_types for policy in found]
    allowed = dict.fromkeys(name for names in types for name in names or ())
    return Policy(more, None if None in types else tuple(allowed))


def with_policy(html: str, policy: Policy) -> str:
    """Return the page with its policy in a ``<meta>`` element after the charset, which it needs."""
    text = escape(policy.for_meta(html), quote=False)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{text}"/>'
    page, count = CHARSET.subn(lambda charset: charset[0] + meta, html, count=1)
    if not count:
        raise SystemExit("a page does not declare its encoding; the policy must follow it")
    return page


def csp_violations(html: str, policy: Policy) -> list[str]:
    """Return a line for each need of a page that the policy does not meet."""
    return [*filter(None, map(policy.problem, dict.fromkeys(read(html).needs)))]
