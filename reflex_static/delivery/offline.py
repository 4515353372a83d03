"""The offline cache: its files, and the service worker that caches them."""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final
from urllib.parse import urljoin

from .fingerprints import HASHED
from .output import BUNDLED, Output, integrity

WORKER: Final = "worker.js"
NOT_CACHED: Final = {WORKER, "favicon.ico"}  # browsers ask for these by their names
JAVASCRIPT: Final = Path(__file__).parent / "javascript"
PARSED_SUFFIXES: Final = {".css", ".js"}
# A quoted or parenthesised URL with an optional version.
REFERENCE: Final = re.compile(r"""["'(`]([\w./@~+\[\]-]+\.\w+)(\?v=\w+)?(?=["')`#\\])""")

# Not cached, because no page needs the licences.
LICENCE_LINK: Final = re.compile(r'<link\b[^>]*\brel="license"[^>]*>')


def kill_switch_worker() -> str:
    """Return a service worker that removes an earlier offline cache."""
    return (JAVASCRIPT / "kill_switch_worker.js").read_text("utf-8")


def offline_worker(output: Output, on_demand: tuple[str, ...]) -> str:
    """Return the service worker of this build.

    It caches a folder of ``on_demand`` once a page in it is opened, and all other files on install.
    A file to cache that has an unversioned URL stops the export, because a worker would serve it
    when it is stale.
    """
    files, pages = cached_files(output), {*output.pages.values(), output.shell}
    if fixed := [
        f"{address}: its address must change with its content: write {address}?v=1, and name its"
        " folder in static_site(versioned=...)"
        for address, file in files.items()
        if file not in pages
        if "?v=" not in address and not HASHED.search(address)
        if not address.startswith(f"{output.base}/{BUNDLED}/")
    ]:
        raise SystemExit("\n".join(fixed))
    digests = {address: integrity(file.read_bytes()) for address, file in files.items()}
    site = {
        "build": sha256(json.dumps(digests).encode()).hexdigest()[:16],
        "missing": f"{output.base}/404.html",
        "files": digests,
        "onDemand": [f"{output.base}/{folder}/" for folder in on_demand],
    }
    code = (JAVASCRIPT / "offline_worker.js").read_text("utf-8")
    return f"const SITE = {json.dumps(site, separators=(',', ':'))};\n{code}"


def cached_files(output: Output) -> dict[str, Path]:
    """Return the pages and all files they depend on, keyed by the URLs used in the pages."""
    files_by_url = {
        output.address(file): file for file in output.files() if file.name not in NOT_CACHED
    }
    found = {**output.pages, f"{output.base}/404.html": output.shell}
    unread = list(found.items())
    while unread:
        url, file = unread.pop()
        for address, version in _references(output, url, file):
            if address in files_by_url and f"{address}{version}" not in found:
                found[f"{address}{version}"] = files_by_url[address]
                if files_by_url[address].suffix in PARSED_SUFFIXES:
                    unread.append((address, files_by_url[address]))
    return dict(sorted(found.items()))


def _references(output: Output, url: str, file: Path) -> Iterator[tuple[str, str]]:
    text = LICENCE_LINK.sub("", file.read_text("utf-8"))
    for name, version in {*REFERENCE.findall(text)}:  # a page names most files many times
        yield urljoin(url, name), version
        # Scripts may refer to each other relative to the site root, without a leading slash.
        yield f"{output.base}/{name}", version
