"""Checks across content files: links, images, ids and icons."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from drishti.content.errors import Problem
from drishti.content.files import field_path, item_name
from drishti.content.pictures import broken_pictures
from drishti.content.schema.accessibility import Accessibility
from drishti.content.schema.base import Content, Section
from drishti.content.schema.facts import Facts
from drishti.content.schema.legal import LegalPage
from drishti.content.schema.link_types import Reference
from drishti.content.schema.site_content import SiteContent
from drishti.content.variables import external_hrefs

DISCLAIMER: Final = "/disclaimer"
TERMS: Final = "/terms-uses"
ACCESSIBILITY: Final = "/accessibility"
ROUTES: Final = ("/", DISCLAIMER, TERMS, ACCESSIBILITY)
SECTIONS: Final = tuple(
    name
    for name, field in SiteContent.model_fields.items()
    if isinstance(field.annotation, type) and issubclass(field.annotation, Section)
)
"""The sections of the home page, in order."""

OTHER_ANCHORS: Final = ("main", "top", "charity", "help")


class Field(NamedTuple):
    """A value, its dotted path in the file, and the kind of target it refers to, if any."""

    path: str
    reference: Reference | None
    value: Any


def home_anchors(content: SiteContent) -> set[str]:
    """Return every anchor on the home page, with its ``#``."""
    ids = chain(SECTIONS, OTHER_ANCHORS, *_item_ids(content).values())
    return {f"#{name}" for name in ids}


def broken_references(content: SiteContent, root: Path, folder: str) -> Iterator[Problem]:
    """Yield a problem for each broken link, image, id or icon."""
    anchors = home_anchors(content)
    pages = {
        "/": anchors,
        DISCLAIMER: content.disclaimer.anchors,
        TERMS: content.terms.anchors,
        ACCESSIBILITY: content.accessibility.anchors,
    }
    inside = {*ROUTES, *(f"{page}{target}" for page, found in pages.items() for target in found)}
    for name in SiteContent.model_fields:
        part = getattr(content, name)
        if isinstance(part, LegalPage):
            file = f"{folder}/legal/{name}.md"
            allowed = {*part.anchors, *inside, *external_hrefs(content.facts)}
            for href in part.hrefs:
                if href not in allowed:
                    yield Problem(file, "link", _unknown_target(href, allowed))
            continue
        own = part.anchors if isinstance(part, Accessibility) else anchors
        yield from _broken_references_in(part, f"{folder}/{name}.toml", own | inside, root)
    for name in content.word.beside:
        if name not in SECTIONS:
            message = f"unknown section {name!r}; allowed: {', '.join(SECTIONS)}"
            yield Problem(f"{folder}/word.toml", "beside", message)
    yield from _taken_ids(content, folder)
    yield from _missing_documents(content.facts, root, f"{folder}/facts.toml")
    broken = list(broken_pictures(root, _pictures(content)))
    yield from broken or _unknown_icons(content, root, folder)


def _pictures(content: SiteContent) -> set[str]:
    parts = (getattr(content, name) for name in SiteContent.model_fields)
    fields = (field for part in parts for field in _fields(part))
    return {field.value for field in fields if field.reference is Reference.IMAGE}


def _broken_references_in(
    part: Content, file: str, targets: set[str], root: Path
) -> Iterator[Problem]:
    for field in _fields(part):
        if field.reference is Reference.LINK:
            if field.value[0] in "/#" and field.value not in targets:
                yield Problem(file, field.path, _unknown_target(field.value, targets))
        elif field.reference is Reference.IMAGE:
            if not (root / "assets" / field.value).is_file():
                yield Problem(file, field.path, f"assets/{field.value} not found; add the file")
        elif isinstance(field.value, tuple):
            yield from _repeated_ids(field, file)


def _repeated_ids(field: Field, file: str) -> Iterator[Problem]:
    names = list(map(item_name, field.value))
    for index, name in enumerate(names):
        if name and name in names[:index]:
            path = f"{field.path}.{index + 1}.{'id' if hasattr(field.value[0], 'id') else 'code'}"
            yield Problem(file, path, f"duplicate {name!r}; use a unique name")


def _item_ids(content: SiteContent) -> dict[tuple[str, str], list[str]]:
    """Return the ids of items that are anchors on the home page, by file and field."""
    return {
        ("ecosystem", "cards"): [card.id for card in content.ecosystem.cards],
        ("status", "items"): [item.id for item in content.status.items],
    }


def _taken_ids(content: SiteContent, folder: str) -> Iterator[Problem]:
    """Yield a problem for each id that another part of the home page has already."""
    taken = {*SECTIONS, *OTHER_ANCHORS}
    for (file, field), ids in _item_ids(content).items():
        for name in ids:
            if name in taken:
                message = f"{name!r} is an id elsewhere on the home page; use another"
                yield Problem(f"{folder}/{file}.toml", f"{field}.{name}.id", message)
        taken.update(ids)


def _missing_documents(facts: Facts, root: Path, file: str) -> Iterator[Problem]:
    """Yield a problem for each document with the site's own address that is not in ``assets/``."""
    for name, document in (("whitepaper", facts.whitepaper), ("audit", facts.audit)):
        url = urlsplit(document.href)
        if f"{url.scheme}://{url.netloc}" == facts.address:
            parts = Path(unquote(url.path)).parts[1:]
            ends = (Path(*parts[start:]) for start in range(len(parts)))  # a site may have a path
            if not any((root / "assets" / end).is_file() for end in ends):
                message = f"assets/{'/'.join(parts)} not found; add the file"
                yield Problem(file, f"{name}.href", message)


def _unknown_icons(content: SiteContent, root: Path, folder: str) -> Iterator[Problem]:
    socials = [(f"socials.{link.id}.id", link.id) for link in content.facts.socials]
    coins = [
        (f"options.items.{n}.icon", coin.icon)
        for n, coin in enumerate(content.buy.options.items, 1)
    ]
    drawing = (root / "assets" / "images" / "icons.svg").read_text("utf-8")
    known = re.findall(r'<symbol[^>]* id="([^"]+)"', drawing)
    for part, fields in (("facts", socials), ("buy", coins)):
        for path, name in fields:
            if name not in known:
                message = f"no icon named {name!r}; allowed: {', '.join(known)}"
                yield Problem(f"{folder}/{part}.toml", path, message)


def _fields(part: Content, path: str = "") -> Iterator[Field]:
    """Yield every value in ``part``, with paths as in ``field_path``."""
    for name, info in type(part).model_fields.items():
        value = getattr(part, name)
        here = f"{path}{name}"
        reference = next((mark for mark in info.metadata if isinstance(mark, Reference)), None)
        yield Field(here, reference if value else None, value)
        if isinstance(value, Content):
            yield from _fields(value, f"{here}.")
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, Content):
                    yield from _fields(item, f"{here}.{field_path(value, [index])}.")


def _unknown_target(href: str, targets: set[str]) -> str:
    if href.startswith(("https:", "mailto:")):
        return (
            f"{href!r} leads to another site; allowed: an address of facts.toml, {{charity.href}}"
        )
    near = get_close_matches(href, targets, n=1)
    hint = f"did you mean {near[0]}?" if near else f"allowed: {', '.join(sorted(targets))}"
    return f"unknown link target {href!r}; {hint}"
