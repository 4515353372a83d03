"""Find the line of a mistake in a content file, from its field and its message."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from drishti.content.errors import Problem
from drishti.content.files import read_text

HEADER: Final = re.compile(r"\s*\[(\[?)\s*([\w.-]+)\s*\]\]?\s*(?:#.*)?$")
KEY: Final = re.compile(r"\s*([\w-]+(?:\.[\w-]+)*)\s*=")
ENTRY: Final = re.compile(r"""\s*["'{]""")
NAME: Final = re.compile(r"""\s*(?:\{.*?\b)?(?:id|code|number) = ["']?([\w-]+)""")
HEADING: Final = re.compile(r"## (?:(\d+)\. )?")
QUOTED: Final = re.compile(r"'([^']+)'|(\{[\w.]*\})")


def with_lines(root: Path, problems: Iterable[Problem]) -> list[Problem]:
    """Return the problems, each with the line of its field if its file has that field."""
    return [each if each.line else _with_line(root, each) for each in problems]


def line_of(source: str, field: str, message: str = "") -> int:
    """Return the line of a field such as ``items.what.answer``, counted from 1.

    If the field is missing, it is the line of what should contain it; 0 if there is none. If the
    message quotes a part of a long text, it is the line of that part.
    """
    lines = source.splitlines()
    places, names = _places(lines)
    found = range(0)
    path = ""
    for step in field.split("."):
        path = names.get(f"{path}.{step}", f"{path}.{step}")
        inside = [at for at, place in places.items() if f"{place}.".startswith(f"{path}.")]
        if not inside and found:  # in a table or a list on one line
            within = re.compile(rf"""\b{re.escape(step)}\s*=|["']{re.escape(step)}["']""")
            inside = [at for at in found if within.search(lines[at])][:1]
        if not inside:
            break
        after = (at for at in places if at > inside[-1])
        found = range(inside[0], len(lines) if path == ".body" else next(after, len(lines)))
    quoted = [first or second for first, second in QUOTED.findall(message)]
    parts = (at for at in found for part in quoted if part in lines[at])
    return next(parts, found.start) + 1 if found else 0


def _with_line(root: Path, problem: Problem) -> Problem:
    try:
        source = read_text(root / problem.file)
    except (OSError, ValueError):
        return problem
    return problem._replace(line=line_of(source, problem.field, problem.message))


def _places(lines: list[str]) -> tuple[dict[int, str], dict[str, str]]:
    """Return the path of what begins in a line, by the line, and of what has another name, by it.

    Paths begin with a point, and have the positions of entries, from 1.
    """
    front = lines.index("+++", 1) if lines[:1] == ["+++"] and "+++" in lines[1:] else len(lines)
    places, names = _tables(lines[:front])
    for at, line in enumerate(lines[front:], front):
        if at == front:
            places[at] = names[".lede"] = ".body"
        elif heading := HEADING.match(line):
            place = places[at] = f".sections.{heading[1]}" if heading[1] else f".{line}"
            if not heading[1]:
                names |= {".checklist": names.get(".checklist", place), ".summary": place}
    return places, names


def _tables(lines: list[str]) -> tuple[dict[int, str], dict[str, str]]:
    places, names, tables = {}, {}, {"": ""}
    counts: Counter[str] = Counter()
    table = key = ""
    for at, line in enumerate(lines):
        owner = table
        if header := HEADER.match(line):
            outer, _, last = header[2].rpartition(".")
            table = f"{tables.get(outer, f'.{outer}')}.{last}"
            if header[1]:
                counts[table] += 1
                table = f"{table}.{counts[table]}"
            key = places[at] = tables[header[2]] = table
        elif found := KEY.match(line):
            key = places[at] = f"{table}.{found[1]}"
        elif ENTRY.match(line):
            counts[key] += 1
            owner = places[at] = f"{key}.{counts[key]}"
        if owner and (name := NAME.match(line)):
            names[f"{owner.rpartition('.')[0]}.{name[1]}"] = owner
    return places, names
