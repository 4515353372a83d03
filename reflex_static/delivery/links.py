"""Finds links to pages and files that do not exist, or that leave the language of their page."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from unicodedata import normalize
from urllib.parse import unquote, urljoin, urlsplit

from .fingerprints import HASHED
from .hosts import meet, redirects
from .output import Output
from .page_reader import read


def wrong_links(output: Output, pages: Mapping[Path, str]) -> Iterator[tuple[str, str]]:
    """Yield the address of a page and a problem, for each wrong link of a page."""
    base, canonical = output.base, redirects(output)
    files = {*map(output.address, output.files()), f"{base}/404.html"}
    known = {base, *files, *output.pages, *canonical, *canonical.values()}
    languages = {page: read(pages[file]).language for page, file in output.pages.items()}
    rules = output.owners_file("_redirects").splitlines()
    led_on = [rule.split()[0] for rule in rules if rule.strip()]
    for file, html in pages.items():
        page, at = read(html), output.address(file)
        code = at.removeprefix(base).split("/")[1]
        for link in page.links:
            address = unquote(urlsplit(urljoin(canonical.get(at, at), link.address)).path)
            inside, target = address.removeprefix(base) or "/", f"{address.rstrip('/')}/"
            if address not in known and not any(meet(path, address) for path in led_on):
                advice = "add it, or write the whole address of another site"
                if {f"{base}{address}", inside} & known:
                    advice = f"write {base} once; rx.asset(), path() and rx.el.a each add it"
                elif address in {HASHED.sub(Path(it).suffix, it) for it in files}:
                    advice = f"write {address}?v=1"
                elif address in {normalize("NFC", it) for it in files}:  # named on a Mac
                    advice = "rename the file: its accents are separate characters"
                elif close := get_close_matches(address, canonical.values(), 1):
                    advice = f"write {close[0]}"
                yield at, f"{link.what}: there is no such page or file; {advice}"
            elif (
                link.follows_language
                and languages.get(target, page.language) != page.language
                and f"{base}/{code}{target.removeprefix(base)}" in languages
            ):
                advice = (
                    f'write rx.el.elements.a(href=path("{inside}")), or lang="{languages[target]}"'
                )
                yield at, f"{link.what}: leads to another language; {advice}"
