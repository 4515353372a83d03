"""Host configuration: security headers, caching and redirects."""

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from re import ASCII, fullmatch, match, sub
from typing import Final

from .fingerprints import HASH_LENGTH
from .output import BUNDLED, INDEX, Output

# `Cache-Control` of versioned URLs (RFC 8246), and of all others: `no-transform`, because a page
# changed by a proxy would not match the hashes of the policy and the offline cache. `_headers`
# lacks REVALIDATED, because `no-transform` would keep Cloudflare from compressing the pages.
FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATED: Final = "no-cache, no-transform"

MAX_LINE_LENGTH: Final = 2000
"""Cloudflare Pages ignores longer lines in ``_headers``."""

SECURITY_HEADERS: Final = {
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    # Without features such as bluetooth, which some Chromium versions do not know and warn about.
    "Permissions-Policy": (
        "accelerometer=(), camera=(), clipboard-read=(), compute-pressure=(), "
        "digital-credentials-get=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), "
        "identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), "
        "magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), "
        "publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), "
        "serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=()"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""The headers of every response, apart from the policy."""

OWNERS_HEADERS: Final = (
    *("access-control-*", "basic-auth", "cache-control", "cdn-cache-control", "clear-site-data"),
    *("cloudflare-cdn-cache-control", "content-disposition", "content-language", "cross-origin-*"),
    *("expires", "netlify-cdn-cache-control", "origin-agent-cluster", "pragma", "retry-after"),
    *("timing-allow-origin", "vary", "x-download-options", "x-frame-options", "x-robots-tag"),
    *("x-permitted-cross-domain-policies", "x-xss-protection", "content-type: application/json"),
    *("content-type: text/plain", "content-type: text/plain; charset=utf-8"),
    *map(str.lower, SECURITY_HEADERS),
)
"""What owners may set: nothing tells another site of readers, marks them, or makes a page."""

CACHING: Final = {name for name in OWNERS_HEADERS if name.endswith(("cache-control", "expires"))}
"""What no page may have: browsers or hosts would keep the page when it was replaced."""

PATH: Final = r"(/\.?[\w:*-][\w.:*-]*)*/?"
REDIRECT: Final = rf"(?P<path>{PATH})[ \t]+(?P<to>(/|https://)[!-~]*)([ \t]+30[12378])?"
"""What every host reads alike: none normalises the path, nor passes on another site with 200."""


def fingerprint_pattern(output: Output, versioned: Iterable[str]) -> str:
    """Return a pattern for addresses that change with their content, which caches may keep forever.

    The file names contain a hash, which is ours (``fingerprints``) or, in ``BUNDLED``, Vite's.
    """
    folders = "|".join(versioned)
    own = rf"({folders})/.*\.[0-9a-f]{{{HASH_LENGTH}}}"
    return rf"^{output.base}/({own}|{BUNDLED}/.*-[\w-]{{8}})\.\w+$"


def headers_file(output: Output, policy: str, versioned: Iterable[str]) -> str:
    """Return ``_headers`` (Netlify, Cloudflare Pages).

    No two rules set the same header, because both hosts would join the values. Unversioned
    files are revalidated, which is the default of both hosts. Versioned ones get a rule each,
    because with a wildcard, Cloudflare Pages would also cache a 404 for a year. Cloudflare Pages
    reads only the first hundred rules, and no long lines, which stop the export.
    """
    files = list(map(output.address, output.files()))
    rules = {f"{output.base}/*": {"Content-Security-Policy": policy} | SECURITY_HEADERS} | {
        file: {"Cache-Control": FOREVER}
        for file in files
        if match(fingerprint_pattern(output, versioned), file)
    }
    lines = [
        line
        for path, headers in rules.items()
        for line in (path, *(f"  {name}: {value}" for name, value in headers.items()))
    ]
    if too_long := [line.split(":")[0].strip() for line in lines if len(line) > MAX_LINE_LENGTH]:
        raise SystemExit(f"_headers: {too_long[0]}: longer than {MAX_LINE_LENGTH} characters")
    return "\n".join(lines) + "\n"


def repeated_headers(own: str, ours: str, output: Output) -> Iterator[str]:
    """Yield a message for each header in a rule of the owner's that is ours, or not allowed."""
    ours_by_path = [(path, name.lower()) for path, name, _ in _rules(ours)]
    ours_by_path += [(page, name) for page in _addresses(output) for name in CACHING]
    for path, name, value in _rules(own):
        rule = f"assets/_headers: {_shown(path)}: {_shown(name)}"
        given = f"{name}: {value}" if name.lower() == "content-type" else name
        if any(name.lower() == it and meet(path, our_path) for our_path, it in ours_by_path):
            yield f"{rule}: the site sets it there, or needs what the host sets; remove it"
        elif not any(fnmatchcase(given.lower(), it) for it in OWNERS_HEADERS):
            yield f"{rule}: could tell others of readers; allowed: {', '.join(OWNERS_HEADERS)}"
        elif len(path) > MAX_LINE_LENGTH or not fullmatch(rf"https?://.*|{PATH}", path, ASCII):
            yield f"{rule}: hosts read that address differently; allowed: A-Z a-z 0-9 / . - _ : *"


def led_away(own: str, output: Output) -> Iterator[str]:
    """Yield a message for each redirect of an owner's from an address of ours, or not allowed."""
    addresses = {*_addresses(output), *map(output.address, output.files())}
    for line in _lines(own):
        rule = fullmatch(REDIRECT, line, ASCII)
        if not rule:
            yield f"assets/_redirects: {_shown(line)}: allowed: /old/* /new 301, or to https://..."
        elif any(meet(rule["path"], address) for address in addresses):
            found = f"it leads readers of this site to {rule['to']}; remove it"
            yield f"assets/_redirects: {rule['path']}: {found}"


def _addresses(output: Output) -> set[str]:
    """Return every address of every page."""
    return {*output.pages, *(page.rstrip("/") for page in output.pages), *redirects(output)}


def _lines(text: str) -> Iterator[str]:
    """Yield the lines with content; hosts do not ask for indentation, and know other spaces."""
    return (line for it in text.split("\n") if (line := it.strip(" \t")) and line[0] != "#")


def _rules(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield the path, name and value of each header."""
    path = ""
    for line in _lines(text):
        if line.startswith(("/", "https://", "http://")):
            path = line
        else:
            # "! Name" removes a header that another rule has set.
            name, _, value = line.removeprefix("!").partition(":")
            yield path, name.strip(), value.strip()


def _shown(text: str) -> str:
    return f"{text!r}"[1:-1]


def meet(own: str, ours: str) -> bool:
    """Return whether two rules, such as ``/*`` and ``/old/:page``, can be for the same address."""
    # Netlify takes an address with a host for a header, and what follows for the rule before.
    # Turns each placeholder (":name") into a wildcard. Some hosts ignore the case.
    path = sub(r":\w+", "*", sub(r"^https?://.*", "/*", own)).lower()
    return fnmatchcase(path, ours.lower()) or fnmatchcase(ours.lower(), path)


def redirects_file(output: Output) -> str:
    """Return ``_redirects`` (Netlify, Cloudflare Pages).

    Netlify ignores a rule for a file that exists, so that ``rel=canonical`` must do. Forced rules
    (``301!``) are unknown to Cloudflare and can loop on Netlify, which normalises URLs first.
    """
    return "".join(f"{old} {new} 301\n" for old, new in redirects(output).items())


def nginx_file(output: Output, policy: str, versioned: Iterable[str]) -> str:
    """Return directives for nginx's ``server`` block.

    The headers are set only at server level, because a ``location`` block with an ``add_header`` of
    its own would discard them. Redirects therefore have them too.
    """
    headers = {"Content-Security-Policy": policy, **SECURITY_HEADERS, "Cache-Control": "$caching"}
    lines = "\n".join(f'add_header {name} "{value}" always;' for name, value in headers.items())
    moves = "\n".join(
        f"location = {old} {{ return 301 {new}; }}" for old, new in redirects(output).items()
    )
    return f"""# Generated by `reflex export`; the hashes are valid only for this build.
error_page 403 404 405 412 416 {output.base}/404.html; # which is not cached for a year
set $caching "{REVALIDATED}";
{lines}
{moves}

location / {{
    set $caching "{REVALIDATED}"; # again, for the page that stands in for a missing file
    try_files $uri $uri/{INDEX} =404;
}}

location ~ "{fingerprint_pattern(output, versioned)}" {{
    set $caching "{FOREVER}";
    if ($http_range) {{ set $caching "{REVALIDATED}"; }} # a 416 has the headers of the file, too
}}
"""


def redirects(output: Output) -> dict[str, str]:
    """Return a mapping from each alternative path of a page to its canonical URL."""
    pages = sorted(output.pages)
    # The address of a page with other pages below it keeps its slash.
    above = {page for page in pages if any(it != page and it.startswith(page) for it in pages)}
    canonical = {page: page if page in above else page.rstrip("/") for page in pages}
    home = f"{output.base}/"
    return {f"{page}{INDEX}": address for page, address in canonical.items()} | {
        f"{page.rstrip('/')}.html": address for page, address in canonical.items() if page != home
    }
