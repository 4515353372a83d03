"""Find the line of a mistake in a content file, from its field and its message."""

import re
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from drishti.content.errors import Problem
from drishti.content.files import read_text

HEADER: Final = re.compile(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?\s*(?:#.*)?$")
KEY: Final = re.compile(r"[\w-]+(\.[\w-]+)*\s*=")
ENTRY: Final = re.compile(r"""\s*["'{]""")
HEADING: Final = re.compile(r"## (?:(\d+)\. )?")
QUOTED: Final = re.compile(r"'([^']+)'|(\{[\w.]*\})")


class _Region(NamedTuple):
    """Lines of a file, from the first to before the last, and the TOML table that they are in."""

    first: int
    last: int
    table: str = ""


def with_lines(root: Path, problems: Iterable[Problem]) -> list[Problem]:
    """Return the problems, each with the line of its field if its file has that field."""
    return [each if each.line else _with_line(root, each) for each in problems]


def line_of(source: str, field: str, message: str = "") -> int:
    """Return the line of a field such as ``items.what.answer``, counted from 1.

    If the field is missing, it is the line of what should contain it; 0 if there is none. If the
    message quotes a part of a long text, it is the line of that part.
    """
    lines = source.splitlines()
    place = _Region(0, len(lines))
    steps = field.split(".")
    for at, step in enumerate(steps):
        rest = ".".join(steps[at:])
        dotted = _value(lines, place, rest, None) if place.table and rest != step else None
        if (inner := dotted or _step(lines, place, step)) is None:
            break
        place = inner
    if place == (0, len(lines), ""):
        return 0
    quoted = [first or second for first, second in QUOTED.findall(message)]
    parts = (at for at in range(place.first, place.last) for part in quoted if part in lines[at])
    return next(parts, place.first) + 1


def _with_line(root: Path, problem: Problem) -> Problem:
    try:
        source = read_text(root / problem.file)
    except (OSError, ValueError):
        return problem
    return problem._replace(line=line_of(source, problem.field, problem.message))


def _step(lines: list[str], place: _Region, step: str) -> _Region | None:
    """Return the lines of a field, a table or an entry inside ``place``."""
    headers = {
        at: match[1] for at in range(place.first, place.last) if (match := HEADER.match(lines[at]))
    }
    table = f"{place.table}.{step}".removeprefix(".")
    inside = [at for at, name in headers.items() if f"{name}.".startswith(f"{table}.")]
    if inside:
        after = (at for at in headers if at > inside[0] and at not in inside)
        return _Region(inside[0], next(after, place.last), table)
    starts = [at for at, name in headers.items() if place.table == name] if place.table else []
    named = re.compile(rf"""\s*(id|code|number) = ["']?{re.escape(step)}["']?\s*$""")
    for number, (first, last) in enumerate(pairwise([*starts, place.last]), 1):
        if str(number) == step or any(map(named.match, lines[first:last])):
            return _Region(first, last, place.table)
    return _value(lines, place, step, min((at for at in headers if at > place.first), default=None))


def _value(lines: list[str], place: _Region, step: str, until: int | None) -> _Region | None:
    """Return the lines of a value: of a key, of a numbered section, or inside a longer value."""
    rest = range(place.first, place.last)
    own = rest[: until - place.first] if until is not None else rest
    keys = [at for at in rest if KEY.match(lines[at]) or HEADER.match(lines[at])]
    key = re.compile(rf"\s*{re.escape(step)}\s*[=.]")
    for at in own:
        if key.match(lines[at]):
            return _Region(at, next((each for each in keys if each > at), place.last))
    headings = {at: match[1] for at in rest if (match := HEADING.match(lines[at]))}
    if step in {"body", "lede"} and lines[:1] == ["+++"] and place.first == 0:
        last = min(headings, default=place.last) if step == "lede" else place.last
        return _Region(lines.index("+++", 1), last)
    if step == "sections" and headings:
        return _Region(min(headings), place.last)
    top = [at for at, number in headings.items() if number is None]
    named = {"checklist": top[0], "summary": top[-1]} if top else {}
    for at, number in headings.items():
        if step in {number, lines[at]} or named.get(step) == at:
            return _Region(at, next((each for each in headings if each > at), place.last))
    if step.isdecimal():
        entries = [at for at in rest[1:] if ENTRY.match(lines[at])]
        return next((_Region(at, place.last) for at in entries[int(step) - 1 :]), None)
    within = re.compile(rf"""\b{re.escape(step)}\s*=|["']{re.escape(step)}["']""")
    found = next((at for at in rest if within.search(lines[at])), None)
    return None if found is None or not place.first else _Region(found, place.last)
