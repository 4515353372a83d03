"""Read the files of one language into plain tables whose texts know their keys."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from drishti.content.errors import Problem
from drishti.content.schema.base import Content, Text
from drishti.content.schema.legal import Disclaimer, Terms, split
from drishti.content.schema.site_content import SiteContent
from drishti.content.toml_faults import toml_fault

LEGAL_PAGES: Final[Mapping[str, type[Content]]] = {"disclaimer": Disclaimer, "terms": Terms}
FRONT_MATTER: Final = re.compile(
    r"\A\+\+\+\n(?P<toml>.*?)^\+\+\+\n(?P<markdown>.*)\Z", re.DOTALL | re.MULTILINE
)

OWN_NAME: Final = re.compile(r"[\w-]{1,40}")

Table = dict[str, Any]


MAX_BYTES: Final = 1_000_000
"""A hundred times the questions of the sample fit; what was saved by mistake is not read in."""


def content_files(folder: Path) -> Iterator[Path]:
    """Yield where each part of the site's copy stands in a language's folder."""
    for name in SiteContent.model_fields:
        yield folder / "legal" / f"{name}.md" if name in LEGAL_PAGES else folder / f"{name}.toml"


def read(path: Path, root: Path, problems: list[Problem]) -> Table | None:
    """Return what a file says, or ``None`` after adding the reason to ``problems``."""
    file = path.relative_to(root).as_posix()
    try:
        source = _source(path)
        if path.suffix == ".toml":
            return tomllib.loads(source)
        return _legal_page(source.replace("\r\n", "\n"))
    except FileNotFoundError:
        problems.append(Problem(file, "", "is missing; every section needs its file"))
    except UnicodeDecodeError:
        problems.append(Problem(file, "", "is not plain UTF-8 text; save it as UTF-8"))
    except RecursionError:
        problems.append(Problem(file, "", "cannot be read: it nests too deep"))
    except tomllib.TOMLDecodeError as error:
        problems.append(Problem(file, *toml_fault(source, error)))
    except (OSError, ValueError) as error:
        problems.append(Problem(file, "", f"cannot be read: {error}"))
    return None


def prepared(value: Any, key: str, names: Mapping[str, str]) -> Any:
    """Return ``value`` with names filled in, each text knowing its key, and lists frozen."""
    match value:
        case str():
            return Text(_filled(value, names), key, value)
        case dict():
            return {name: prepared(item, f"{key}.{name}", names) for name, item in value.items()}
        case list():
            return tuple(
                prepared(item, f"{key}.{name_in_list(item, index)}", names)
                for index, item in enumerate(value)
            )
        case _:
            return value


def saved_files(folder: Path) -> list[Path]:
    """Return every file of content under ``folder``, without what editors hide beside it."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix in {".toml", ".md"} and not path.name.startswith(".")
    )


def _source(path: Path) -> str:
    if path.stat().st_size > MAX_BYTES:
        raise ValueError(f"it is larger than {MAX_BYTES} bytes")
    return path.read_text("utf-8-sig")


def _legal_page(source: str) -> Table:
    match = FRONT_MATTER.match(source)
    if match is None:
        raise ValueError("it must begin with a block of settings between two lines of +++")
    first_line = "\n"  # that of the +++, so that a mistake is told with its line in the file
    return tomllib.loads(first_line + match["toml"]) | split(match["markdown"])


def _filled(words: str, names: Mapping[str, str]) -> str:
    for name, value in names.items():
        words = words.replace(f"{{{name}}}", value)
    return words


def name_in_list(item: Any, index: int) -> str:
    """Return an item's own id, so that its key outlives a change of order."""
    name = (item.get("id") or item.get("code")) if isinstance(item, dict) else None
    return str(name or index)


def in_file_order(value: Any, steps: Iterable[int | str]) -> str:
    """Return the way to a field as an owner finds it: an entry by its own name, or counted from 1.

    ``value`` is what the steps lead into, a table or a model.
    """
    names = []
    for step in steps:
        value = _inside(value, step)
        names.append(_own_name(value) or str(step + 1) if isinstance(step, int) else step)
    return ".".join(names)


def _inside(value: Any, step: int | str) -> Any:
    match value:
        case list() | tuple():
            return value[step] if isinstance(step, int) and step < len(value) else None
        case dict():
            return value.get(step)
        case Content():
            return getattr(value, str(step), None)
        case _:
            return None


def _own_name(item: Any) -> str:
    names = (_inside(item, field) for field in ("id", "code", "number"))
    known = (str(name) for name in names if isinstance(name, str | int))
    return next(filter(OWN_NAME.fullmatch, known), "")
