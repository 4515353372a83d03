"""What a host is told: security headers, how long to keep a file, one address for each page."""

from collections.abc import Iterable
from typing import Final

from drishti.reflex_static.delivery.output import INDEX, Output

# For files whose address changes with their content (RFC 8246), and for all others.
FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATED: Final = "no-cache"

LONGEST_LINE: Final = 2000
"""Cloudflare Pages ignores a longer line of ``_headers``."""

UNUSED_FEATURES: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
    "usb",
    "xr-spatial-tracking",
)


def security_headers(policy: str) -> dict[str, str]:
    """Return the headers of every answer."""
    return {
        "Content-Security-Policy": policy,
        "Strict-Transport-Security": "max-age=31536000",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED_FEATURES),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }


def headers_file(output: Output, policy: str, versioned: Iterable[str]) -> str:
    """Return ``_headers`` (Netlify, Cloudflare Pages).

    Two rules never set the same header, because both hosts would join the values. What no rule
    names is revalidated: that is what both hosts do by themselves.
    """
    rules = {f"{output.base}/*": security_headers(policy)} | {
        f"{output.base}/{folder}/*": {"Cache-Control": FOREVER} for folder in versioned
    }
    lines = [
        line
        for place, headers in rules.items()
        for line in (place, *(f"  {name}: {value}" for name, value in headers.items()))
    ]
    if too_long := [line.split(":")[0].strip() for line in lines if len(line) > LONGEST_LINE]:
        raise SystemExit(f"_headers: {too_long[0]} is longer than Cloudflare Pages reads")
    return "\n".join(lines) + "\n"


def redirects_file(output: Output) -> str:
    """Return ``_redirects`` (Netlify, Cloudflare Pages).

    Netlify serves a file that exists in spite of a rule, and ``rel=canonical`` must do there. The
    rule could be forced (``301!``), but Cloudflare knows no such status, and Netlify levels
    addresses before it matches them, so that a forced rule may lead to itself without end.
    """
    return "".join(f"{old} {new} 301\n" for old, new in _moves(output).items())


def nginx_file(output: Output, policy: str, versioned: Iterable[str]) -> str:
    """Return what belongs into nginx's ``server`` block.

    nginx forgets inherited headers where a block adds one, so each block says them all.
    """
    folders = "|".join(versioned)
    moves = "\n".join(
        f"location = {old} {{ return 301 {new}; }}" for old, new in _moves(output).items()
    )
    return f"""# Written by `reflex export`, anew with every build: its hashes fit this build alone.
error_page 404 {output.base}/404.html;
{moves}

location / {{
    try_files $uri $uri/{INDEX} =404;
{_nginx_headers(policy, REVALIDATED)}
}}

location ~ ^{output.base}/({folders})/ {{
    try_files $uri =404;
{_nginx_headers(policy, FOREVER)}
}}
"""


def _nginx_headers(policy: str, caching: str) -> str:
    headers = security_headers(policy) | {"Cache-Control": caching}
    return "\n".join(f'    add_header {name} "{value}" always;' for name, value in headers.items())


def _moves(output: Output) -> dict[str, str]:
    """Return where each page's files lead to: a page has one address."""
    home = f"{output.base}/"
    inner = {page.rstrip("/"): page for page in output.pages if page != home}
    return {
        f"{home}{INDEX}": home,
        **{f"{page}{INDEX}": address for address, page in inner.items()},
        **{f"{address}.html": address for address in inner},
    }
