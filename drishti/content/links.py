"""Checks across content files: links, images, ids and icons."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import chain
from pathlib import Path, PurePosixPath
from typing import Any, Final
from urllib.parse import urlsplit

from drishti.content.errors import Problem
from drishti.content.files import PAGE, RENAMED, field_problem, own_pages
from drishti.content.markdown import link_error, link_texts
from drishti.content.pictures import asset_names, broken_pictures, missing
from drishti.content.schema.base import Content, MarkdownText, Section
from drishti.content.schema.facts import Facts
from drishti.content.schema.link_types import (
    ADDRESS,
    OWN_FILE,
    PHONE,
    FileTarget,
    HomeAnchor,
    IconName,
    ImageFile,
    Target,
)
from drishti.content.schema.site_content import SiteContent
from drishti.content.tree import item_name, types_in, walk
from drishti.content.variables import external_hrefs

DISCLAIMER: Final = "/disclaimer"
TERMS: Final = "/terms-uses"
ACCESSIBILITY: Final = "/accessibility"
PARTS: Final = {
    "/": "site",
    DISCLAIMER: "disclaimer",
    TERMS: "terms",
    ACCESSIBILITY: "accessibility",
    **{f"/{name}": f"{PAGE}{name}" for name in own_pages(Path(__file__).parents[2])},
}
"""The part of the content that has the title and description of each page, by route."""
ROUTES: Final = tuple(PARTS)
FIELDS: Final = SiteContent.model_fields.items()
SECTIONS: Final = ("hero", *(name for name, it in FIELDS if types_in(it.annotation, Section)))
"""The sections of the home page, in order."""

OTHER_ANCHORS: Final = (
    *("main", "top"),
    *chain(*(getattr(it.annotation, "ANCHORS", ()) for _, it in FIELDS)),
)


def part_of(content: SiteContent, part: str) -> Any:
    """Return a part of the content, such as ``site`` or ``pages.press``."""
    name, _, page = part.partition(".")
    return content.pages[page] if page else getattr(content, name)


def fact_anchors(content: SiteContent) -> dict[str, str]:
    """Return the anchor of what the home page says of each fact, if it has one, by the fact."""
    items = (item for _, _, item in walk(content) if isinstance(getattr(item, "id", 0), HomeAnchor))
    return {item.fact: f"#{item.id}" for item in items if getattr(item, "fact", None)}


def home_anchors(content: SiteContent) -> set[str]:
    """Return every anchor on the home page, with its ``#``."""
    ids = (value for _, _, value in walk(content) if isinstance(value, HomeAnchor))
    return {f"#{name}" for name in chain(SECTIONS, OTHER_ANCHORS, ids)}


def broken_references(content: SiteContent, root: Path) -> Iterator[Problem]:
    """Yield a problem for each broken link, image, id or icon."""
    values = [(path, value) for path, _, value in walk(content)]
    files = asset_names(root)
    images = {name for _, name in values if isinstance(name, ImageFile)}
    broken = [*broken_pictures(root, images, files)]
    yield from broken
    yield from _broken_links(content, values, root, files)
    icons = set() if broken else _icons(root)
    owners = dict.fromkeys((*SECTIONS, *OTHER_ANCHORS), "")
    for path, value in values:
        if isinstance(value, HomeAnchor):
            owners.setdefault(value, _list_of(path))
        match value:
            case ImageFile() if fault := missing(value, files):
                yield field_problem(path, f"assets/{value} {fault}")
            case IconName() if not broken and value not in icons:
                message = f"no icon named {value!r}; allowed: {', '.join(sorted(icons))}"
                yield field_problem(path, message)
            case HomeAnchor() if owners[value] != _list_of(path):
                message = f"{value!r} is an id elsewhere on the home page; use another"
                yield field_problem(path, message)
            case tuple():
                yield from repeated_ids(path, value)
            case FileTarget() if fault := _file_fault(value, content.facts, root, files):
                yield field_problem(path, fault)
    for name in content.site.braille_beside:
        if name not in SECTIONS:
            message = f"unknown section {name!r}; allowed: {', '.join(SECTIONS)}"
            yield field_problem("site.braille_beside", message)


def _broken_links(
    content: SiteContent, values: list[tuple[str, Any]], root: Path, files: set[str]
) -> Iterator[Problem]:
    home = home_anchors(content)
    own = {
        name: getattr(content, name).anchors for name in ("disclaimer", "terms", "accessibility")
    }
    pages = zip(ROUTES, (home, *own.values()), strict=False)
    inside = {*ROUTES, *(f"{page}{anchor}" for page, found in pages for anchor in found)}
    inside |= {f"/{name}" for name in content.pages}
    external = external_hrefs(content.facts)
    for path, value in values:
        allowed = inside | own.get(path.partition(".")[0], home)
        match value:
            case Target() if value[0] in "/#" and value not in allowed | external:
                yield field_problem(path, _unknown_target(value, allowed))
            case Content() if href := getattr(value, "href", ""):
                words = getattr(value, "label", "") or getattr(value, "name", "")
                if fault := link_error(words, href):
                    yield field_problem(path, fault)
            case MarkdownText():
                for href in [it for it, _ in link_texts(value) if it not in external]:
                    if re.fullmatch(OWN_FILE, href):
                        if fault := _file_fault(href, content.facts, root, files):
                            yield field_problem(path, fault)
                    elif not (href in allowed or re.fullmatch(f"{ADDRESS}|{PHONE}", href)):
                        yield field_problem(path, _unknown_target(href, allowed | external))


def _icons(root: Path) -> set[str]:
    drawing = (root / "assets" / "images" / "icons.svg").read_text("utf-8")
    return set(re.findall(r'<symbol[^>]* id="([^"]+)"', drawing))


def _list_of(path: str) -> str:
    """Return the path of the list that contains an item, from the path of the item's id."""
    return path.rsplit(".", 2)[0]


def repeated_ids(path: str, items: tuple[Any, ...]) -> Iterator[Problem]:
    """Yield a problem for each entry of a list with the name of an earlier one."""
    names = list(map(item_name, items))
    for index, name in enumerate(names):
        if name and name in names[:index]:
            field = "id" if hasattr(items[0], "id") else "code"
            message = f"duplicate {name!r}; use a unique name"
            yield field_problem(f"{path}.{index + 1}.{field}", message)


def _file_fault(href: str, facts: Facts, root: Path, files: set[str]) -> str:
    """Return what is wrong with the address of a document on this site; empty if nothing is."""
    if href.startswith(f"{facts.address}/"):
        name = PurePosixPath(urlsplit(href).path).name or "whitepaper.pdf"
        return f"is on this site; write the path of the file in assets/, such as /{name}"
    if not href.startswith("/") or href in ROUTES:
        return ""
    file = root / "assets" / href[1:]
    if href.split("/")[1] in RENAMED:
        return f"assets{href} gets a new address with each change; put it into another folder"
    if fault := missing(href[1:], files):
        page = "" if file.suffix else f", or content/en/pages{href}.md"
        return f"assets{href} {fault}{page}"
    if file.suffix == ".pdf" and file.read_bytes()[:5] != b"%PDF-":
        return f"assets{href} is not a PDF; save it in that format"
    return ""


def _unknown_target(href: str, targets: set[str]) -> str:
    if re.match(r"\w+:", href):
        allowed = "https:// and ASCII characters, {charity.href}, or a number, tel:1930"
        return f"{href!r} leads to another site; allowed: {allowed}"
    near = get_close_matches(href, targets, cutoff=0.4) or sorted(targets)
    return f"unknown link target {href!r}; did you mean {' or '.join(near)}?"
