"""Finds links to pages and files that do not exist, or that leave the language of their page."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from unicodedata import normalize
from urllib.parse import unquote, urljoin, urlsplit

from ..options import did_you_mean
from .fingerprints import HASHED
from .hosts import meet, redirects
from .output import Output
from .page_reader import Link, read


def finder(output: Output) -> Callable[..., str]:
    """Return a function that says what is wrong if the site lacks what a link on a page names."""
    base, canonical = output.base, redirects(output)
    files = {*map(output.address, output.files()), f"{base}/404.html"}
    known = {base, *files, *output.pages, *canonical, *canonical.values()}
    unhashed = {HASHED.sub(Path(it).suffix, it) for it in files if Path(it).suffix != ".html"}
    rules = output.owners_file("_redirects").splitlines()
    led_on = [rule.split()[0] for rule in rules if rule.strip()]

    def problem(link: Link, page: str = f"{base}/") -> str:
        address = unquote(urlsplit(urljoin(canonical.get(page, page), link.address)).path)
        if address in known or any(meet(path, address) for path in led_on):
            return ""
        advice = "add it, or write the whole address of another site"
        near = unhashed if Path(address).suffix else canonical.values()
        if f"{base}{address}" in known:
            advice = f"write {base}{address}, or rx.asset(), which adds {base}"
        elif (address.removeprefix(base) or "/") in known:
            advice = f"write {base} once; rx.asset(), path() and rx.el.a each add it"
        elif address in {normalize("NFC", it) for it in files}:  # named on a Mac
            advice = "rename the file: its accents are separate characters"
        elif address in unhashed:
            advice = f"write {address}?v=1"
        elif question := did_you_mean(address, near, "{}"):
            advice = question
        return f"{link.what}: there is no such page or file; {advice}"

    return problem


def wrong_links(output: Output, pages: Mapping[Path, str]) -> Iterator[tuple[str, str]]:
    """Yield the address of a page and a problem, for each wrong link of a page."""
    base, canonical, problem_of = output.base, redirects(output), finder(output)
    languages = {page: read(pages[file]).language for page, file in output.pages.items()}
    for file, html in pages.items():
        page, at = read(html), output.address(file)
        code = at.removeprefix(base).split("/")[1]
        for link in page.links:
            address = unquote(urlsplit(urljoin(canonical.get(at, at), link.address)).path)
            inside, target = address.removeprefix(base) or "/", f"{address.rstrip('/')}/"
            language = languages.get(target, page.language)
            has_own = f"{base}/{code}{target.removeprefix(base)}" in languages
            if problem := problem_of(link, at):
                yield at, problem
            elif link.follows_language and language != page.language and has_own:
                advice = f'write rx.el.elements.a(href=path("{inside}")), or lang="{language}"'
                yield at, f"{link.what}: leads to another language; {advice}"
