"""Read the English content files."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from drishti.content.errors import Problem
from drishti.content.schema.base import BRACES, Content, Text
from drishti.content.schema.language import SOURCE_LANGUAGE
from drishti.content.schema.legal import split
from drishti.content.schema.site_content import SiteContent
from drishti.content.toml_errors import toml_fault

LEGAL_PAGES: Final = ("disclaimer", "terms")
FRONT_MATTER: Final = re.compile(
    r"\A\+\+\+\n(?P<toml>.*?)^\+\+\+\n(?P<markdown>.*)\Z", re.DOTALL | re.MULTILINE
)

ITEM_NAME: Final = re.compile(r"[\w-]{1,40}")

Table = dict[str, Any]


MAX_BYTES: Final = 1_000_000
"""Larger files are rejected: they have probably been saved here by mistake."""


def content_files(root: Path) -> Iterator[Path]:
    """Yield the expected path of every English file."""
    folder = root / "content" / SOURCE_LANGUAGE
    for name in SiteContent.model_fields:
        yield folder / "legal" / f"{name}.md" if name in LEGAL_PAGES else folder / f"{name}.toml"


def source_tables(root: Path) -> Iterator[tuple[str, Table]]:
    """Yield the name and the prepared table of each English file; empty if it cannot be read."""
    for path in content_files(root):
        yield path.stem, to_texts(read(path, root, []) or {}, path.stem, {})


def read(path: Path, root: Path, problems: list[Problem]) -> Table | None:
    """Return a parsed file, or ``None`` after appending the error to ``problems``."""
    file = path.relative_to(root).as_posix()
    try:
        source = read_text(path)
        if path.suffix == ".toml":
            return _toml(source)
        return _legal_page(source.replace("\r\n", "\n"))
    except FileNotFoundError:
        problems.append(Problem(file, "", "file not found; every section needs one"))
    except UnicodeDecodeError:
        problems.append(Problem(file, "", "not valid UTF-8; save the file as UTF-8"))
    except RecursionError:
        problems.append(Problem(file, "", "cannot be read: nested too deeply"))
    except tomllib.TOMLDecodeError as error:
        problems.append(Problem(file, *toml_fault(source, error)))
    except (OSError, ValueError) as error:
        problems.append(Problem(file, "", f"cannot be read: {error}"))
    return None


def to_texts(value: Any, key: str, names: Mapping[str, str]) -> Any:
    """Return ``value`` with names filled in, strings as ``Text`` and lists as tuples."""
    match value:
        case str():
            return Text(interpolate(value, names), key, value)
        case dict():
            return {name: to_texts(item, f"{key}.{name}", names) for name, item in value.items()}
        case list():
            return tuple(
                to_texts(item, f"{key}.{item_name(item) or index}", names)
                for index, item in enumerate(value)
            )
        case _:
            return value


def interpolate(text: str, names: Mapping[str, str]) -> str:
    """Return ``text`` with the variables that have a value."""
    return BRACES.sub(lambda found: names.get(found[1] or "") or found[0], text)


def read_text(path: Path) -> str:
    """Return the text of a file that is not too large."""
    if path.stat().st_size > MAX_BYTES:
        raise ValueError(f"larger than {MAX_BYTES} bytes")
    return path.read_text("utf-8-sig")


def saved_files(folder: Path) -> list[Path]:
    """Return every content file under ``folder``, except editors' hidden files."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix in {".toml", ".md", ".po"} and not path.name.startswith(".")
    )


def _legal_page(source: str) -> Table:
    match = FRONT_MATTER.match(source)
    if match is None:
        raise ValueError("it must start with a settings block between two +++ lines")
    first_line = "\n"  # replaces the +++ line, so that errors have the right line number
    return _toml(first_line + match["toml"]) | split(match["markdown"])


@lru_cache(maxsize=64)  # a save changes one file of many, and nothing changes a table
def _toml(source: str) -> Table:
    return tomllib.loads(source)


def item_name(item: Any) -> str:
    """Return the id, code or number of an item of a list, which survives reordering, if any."""
    names = (_child(item, field) for field in ("id", "code", "number"))
    known = (str(name) for name in names if isinstance(name, str | int))
    return next(filter(ITEM_NAME.fullmatch, known), "")


def field_path(value: Any, steps: Iterable[int | str]) -> str:
    """Return a field's dotted path; list items appear by name or 1-based position.

    ``value`` is the table or model that ``steps`` start from.
    """
    names = []
    for step in steps:
        value = _child(value, step)
        names.append(item_name(value) or str(step + 1) if isinstance(step, int) else step)
    return ".".join(names)


def _child(value: Any, step: int | str) -> Any:
    match value:
        case list() | tuple():
            return value[step] if isinstance(step, int) and step < len(value) else None
        case dict():
            return value.get(step)
        case Content():
            return getattr(value, str(step), None)
        case _:
            return None
