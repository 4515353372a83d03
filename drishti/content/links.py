"""Checks across content files: links, images, ids and icons."""

import os
import re
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import chain
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from drishti.content import markdown
from drishti.content.errors import Problem
from drishti.content.files import field_problem
from drishti.content.pictures import broken_pictures
from drishti.content.schema.base import MarkdownText, Section
from drishti.content.schema.facts import Facts
from drishti.content.schema.link_types import HomeAnchor, IconName, ImageFile, Target
from drishti.content.schema.records import Document, Report
from drishti.content.schema.site_content import SiteContent
from drishti.content.tree import item_name, types_in, walk
from drishti.content.variables import external_hrefs

DISCLAIMER: Final = "/disclaimer"
TERMS: Final = "/terms-uses"
ACCESSIBILITY: Final = "/accessibility"
ROUTES: Final = ("/", DISCLAIMER, TERMS, ACCESSIBILITY)
SECTIONS: Final = (
    "hero",
    *(
        name
        for name, field in SiteContent.model_fields.items()
        if types_in(field.annotation, Section)
    ),
)
"""The sections of the home page, in order."""

OTHER_ANCHORS: Final = ("main", "top", "charity", "help")


def home_anchors(content: SiteContent) -> set[str]:
    """Return every anchor on the home page, with its ``#``."""
    ids = (value for _, _, value in walk(content) if isinstance(value, HomeAnchor))
    return {f"#{name}" for name in chain(SECTIONS, OTHER_ANCHORS, ids)}


def broken_references(content: SiteContent, root: Path) -> Iterator[Problem]:
    """Yield a problem for each broken link, image, id or icon."""
    values = [(path, value) for path, _, value in walk(content)]
    broken = [*broken_pictures(root, {name for _, name in values if isinstance(name, ImageFile)})]
    yield from broken
    yield from _broken_links(content, values)
    icons = set() if broken else _icons(root)
    owners = dict.fromkeys((*SECTIONS, *OTHER_ANCHORS), "")
    for path, value in values:
        if isinstance(value, HomeAnchor):
            owners.setdefault(value, _list_of(path))
        match value:
            case ImageFile() if not (root / "assets" / value).is_file():
                yield field_problem(path, f"assets/{value} not found; add the file")
            case IconName() if not broken and value not in icons:
                message = f"no icon named {value!r}; allowed: {', '.join(sorted(icons))}"
                yield field_problem(path, message)
            case HomeAnchor() if owners[value] != _list_of(path):
                message = f"{value!r} is an id elsewhere on the home page; use another"
                yield field_problem(path, message)
            case tuple():
                yield from _repeated_ids(path, value)
            case Document() | Report():
                yield from _missing_file(path, value.href, content.facts, root)
    for name in content.word.beside:
        if name not in SECTIONS:
            message = f"unknown section {name!r}; allowed: {', '.join(SECTIONS)}"
            yield field_problem("word.beside", message)


def _broken_links(content: SiteContent, values: list[tuple[str, Any]]) -> Iterator[Problem]:
    home = home_anchors(content)
    own = {
        "disclaimer": content.disclaimer.anchors,
        "terms": content.terms.anchors,
        "accessibility": content.accessibility.anchors,
    }
    pages = zip(ROUTES, (home, *own.values()), strict=True)
    inside = {*ROUTES, *(f"{page}{anchor}" for page, found in pages for anchor in found)}
    external = external_hrefs(content.facts)
    for path, value in values:
        allowed = inside | own.get(path.partition(".")[0], home)
        match value:
            case Target() if value[0] in "/#" and value not in allowed:
                yield field_problem(path, _unknown_target(value, allowed))
            case MarkdownText():
                for href in markdown.links(value):
                    if href not in allowed | external:
                        yield field_problem(path, _unknown_target(href, allowed | external))


def _icons(root: Path) -> set[str]:
    drawing = (root / "assets" / "images" / "icons.svg").read_text("utf-8")
    return set(re.findall(r'<symbol[^>]* id="([^"]+)"', drawing))


def _list_of(path: str) -> str:
    """Return the path of the list that contains an item, from the path of the item's id."""
    return path.rsplit(".", 2)[0]


def _repeated_ids(path: str, items: tuple[Any, ...]) -> Iterator[Problem]:
    names = list(map(item_name, items))
    for index, name in enumerate(names):
        if name and name in names[:index]:
            field = "id" if hasattr(items[0], "id") else "code"
            message = f"duplicate {name!r}; use a unique name"
            yield field_problem(f"{path}.{index + 1}.{field}", message)


def _missing_file(path: str, href: str, facts: Facts, root: Path) -> Iterator[Problem]:
    """Yield a problem if a document's URL is on this site, but no such file is in ``assets/``."""
    url = urlsplit(href)
    if f"{url.scheme}://{url.netloc}" == facts.address:
        sub_path = f"/{os.environ.get('REFLEX_FRONTEND_PATH', '')}/".replace("//", "/")
        parts = Path(unquote(url.path)).parts[1:]
        # The URL may begin with the sub-path of the site, which is not part of the path in assets/.
        ends = (Path(*parts[start:]) for start in range(len(parts)))
        found = next((end for end in ends if (root / "assets" / end).is_file()), None)
        if found is None:
            name = unquote(url.path.removeprefix(sub_path).strip("/"))
            yield field_problem(f"{path}.href", f"assets/{name} not found; add the file")
        elif not url.path.startswith(sub_path):
            remedy = f"write {facts.address}{sub_path}{found.as_posix()}"
            message = f"is not under {sub_path}, the path of this site; {remedy}"
            yield field_problem(f"{path}.href", message)
        elif found.suffix == ".pdf" and (root / "assets" / found).read_bytes()[:5] != b"%PDF-":
            message = f"assets/{found.as_posix()} is not a PDF; save it in that format"
            yield field_problem(f"{path}.href", message)


def _unknown_target(href: str, targets: set[str]) -> str:
    if href.startswith(("https:", "mailto:")):
        return (
            f"{href!r} leads to another site; allowed: an address of facts.toml, {{charity.href}}"
        )
    near = get_close_matches(href, targets, cutoff=0.4) or sorted(targets)
    return f"unknown link target {href!r}; did you mean {' or '.join(near)}?"
