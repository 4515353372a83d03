"""Compare the content with what the project has published (``tests/published.toml``)."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from drishti.content.claims import README, REQUIREMENTS, lines_with
from drishti.content.errors import Problem
from drishti.content.lines import line_of
from drishti.content.links import SECTIONS
from drishti.content.schema.site_content import SiteContent
from drishti.content.toml_errors import toml_fault
from drishti.content.tree import named, walk

FILE: Final = "tests/published.toml"


def differences(content: SiteContent, root: Path) -> Iterator[Problem]:
    """Yield each published fact that differs, and the lines of documents that repeat it."""
    file = root / FILE
    source = file.read_text("utf-8") if file.is_file() else ""
    try:
        published = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        yield Problem(FILE, *toml_fault(source, error))
        return
    site = dict(content) | {"home": {"sections": list(SECTIONS)}}
    for name in sorted(published.keys() - site.keys()):
        message = f"the site has no such part any more; delete [{name}]"
        yield Problem(FILE, name, message, line_of(source, name))
    for path, _, value in walk({name: published[name] for name in published if name in site}):
        if isinstance(value, dict):
            continue
        fact, now = value, _found(site, path.split("."))
        if path.endswith(".mentions"):
            fact, now = [words for words in fact if words not in now], []
        if now != fact:
            shown = ", ".join(map(str, fact)) if isinstance(fact, list) else str(fact)
            shown = shown.removesuffix("+05:30")
            parts = [f" {fact}%" if path.endswith(".percent") else shown]
            if isinstance(fact, list):
                parts = [str(each) for each in fact if each not in (now or ())] or parts
            places = [
                f"{document} line {line}"
                for document in (README, REQUIREMENTS)
                for line in _lines_with_any(root / document, parts)
            ]
            also = f", and {', '.join(places)}" if places else ""
            message = f"published as {shown}; change it here, if the project has{also}"
            yield Problem(FILE, path, message, line_of(source, path))


def _lines_with_any(file: Path, parts: list[str]) -> list[int]:
    telling = [part for part in parts if len(part) > 1 and (" " in part or not part.islower())]
    return sorted({line for part in telling for line in lines_with(file, part)})


def _found(value: Any, steps: list[str]) -> Any:
    """Return the value at a path inside ``value``, or None."""
    match steps:
        case []:
            return value
        case ["each", *rest]:
            return [_found(item, rest) for item in value]
        case ["count"]:
            return len(value)
        case ["mentions"]:
            return str(value)
    step, *rest = steps
    if isinstance(value, tuple):
        value = dict(named(value))
    return _found(value.get(step) if isinstance(value, dict) else getattr(value, step, None), rest)
