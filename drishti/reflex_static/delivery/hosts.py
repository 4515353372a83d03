"""Host configuration: security headers, caching and redirects."""

from collections.abc import Iterable
from typing import Final

from drishti.reflex_static.delivery.output import INDEX, Output

# For versioned URLs (RFC 8246), and for all others.
FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATED: Final = "no-cache"

MAX_LINE_LENGTH: Final = 2000
"""Cloudflare Pages ignores longer lines in ``_headers``."""

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
    """Return the security headers of every response."""
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

    No two rules set the same header, because both hosts would join the values. Other files are
    revalidated, which is both hosts' default.

    Raises:
        SystemExit: If a line is too long for Cloudflare Pages.

    """
    rules = {f"{output.base}/*": security_headers(policy)} | {
        f"{output.base}/{folder}/*": {"Cache-Control": FOREVER} for folder in versioned
    }
    lines = [
        line
        for place, headers in rules.items()
        for line in (place, *(f"  {name}: {value}" for name, value in headers.items()))
    ]
    if too_long := [line.split(":")[0].strip() for line in lines if len(line) > MAX_LINE_LENGTH]:
        raise SystemExit(f"_headers: {too_long[0]}: longer than {MAX_LINE_LENGTH} characters")
    return "\n".join(lines) + "\n"


def redirects_file(output: Output) -> str:
    """Return ``_redirects`` (Netlify, Cloudflare Pages).

    Netlify ignores a rule for a file that exists, so ``rel=canonical`` has to do there. Forced
    rules (``301!``) are unknown to Cloudflare and can loop on Netlify, which normalises URLs first.
    """
    return "".join(f"{old} {new} 301\n" for old, new in _redirects(output).items())


def nginx_file(output: Output, policy: str, versioned: Iterable[str]) -> str:
    """Return directives for nginx's ``server`` block.

    Every block repeats all headers, because ``add_header`` discards inherited ones.
    """
    folders = "|".join(versioned)
    moves = "\n".join(
        f"location = {old} {{ return 301 {new}; }}" for old, new in _redirects(output).items()
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


def _redirects(output: Output) -> dict[str, str]:
    """Return the canonical URL by each alternative path of a page."""
    home = f"{output.base}/"
    inner = {page.rstrip("/"): page for page in output.pages if page != home}
    return {
        f"{home}{INDEX}": home,
        **{f"{page}{INDEX}": address for address, page in inner.items()},
        **{f"{address}.html": address for address in inner},
    }
