"""Read ``content/`` from disk and refuse to start if anything in it is wrong."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from drishti.content.base import Content, Text
from drishti.content.errors import ContentError, Problem, problems_in
from drishti.content.legal import Disclaimer, Terms, split
from drishti.content.links import broken_references
from drishti.content.site import TokenIdentity
from drishti.content.site_copy import SiteCopy

ROOT: Final = Path(__file__).parents[2]
SOURCE_LANGUAGE: Final = "en"
LEGAL_PAGES: Final[Mapping[str, type[Content]]] = {"disclaimer": Disclaimer, "terms": Terms}
FRONT_MATTER: Final = re.compile(
    r"\A\+\+\+\n(?P<toml>.*?)^\+\+\+\n(?P<markdown>.*)\Z", re.DOTALL | re.MULTILINE
)

Table = dict[str, Any]


def english() -> SiteCopy:
    """Return everything the site says in its source language, as last saved."""
    return _english(_last_saved(ROOT / "content" / SOURCE_LANGUAGE))


@lru_cache(maxsize=1)
def _english(_saved_ns: int) -> SiteCopy:
    # By the time of the last change, because the workers of `reflex run` inherit this cache.
    return load(ROOT)


def _last_saved(folder: Path) -> int:
    return max((path.stat().st_mtime_ns for path in folder.rglob("*")), default=0)


def load(root: Path, language: str = SOURCE_LANGUAGE) -> SiteCopy:
    """Return everything under ``root/content/language``.

    Raises ``ContentError`` with every problem found, not only the first.
    """
    folder = root / "content" / language
    problems: list[Problem] = []
    tables = {path: _read(path, root, problems) for path in _files(folder)}
    names = _names(tables[folder / "site.toml"])
    parts: Table = {}
    for path, table in tables.items():
        model = LEGAL_PAGES.get(path.stem) or _model_of(path.stem)
        file = path.relative_to(root).as_posix()
        try:
            parts[path.stem] = model.model_validate(_prepared(table, path.stem, names))
        except ValidationError as error:
            if table is not None:
                problems += problems_in(file, model, error)
    problems += [
        Problem(path.relative_to(root).as_posix(), "", "is not a file the site knows; remove it")
        for path in sorted({*folder.rglob("*.toml"), *folder.rglob("*.md")} - tables.keys())
        if path.name != "README.md"
    ]
    if problems:
        raise ContentError(problems)
    copy = SiteCopy.model_validate(parts)
    if found := list(broken_references(copy, root, folder.relative_to(root).as_posix())):
        raise ContentError(found)
    return copy


def _files(folder: Path) -> Iterator[Path]:
    for name in SiteCopy.model_fields:
        yield folder / "legal" / f"{name}.md" if name in LEGAL_PAGES else folder / f"{name}.toml"


def _model_of(name: str) -> type[Content]:
    annotation = SiteCopy.model_fields[name].annotation
    if not (isinstance(annotation, type) and issubclass(annotation, Content)):
        raise TypeError(f"SiteCopy.{name} must be a Content")
    return annotation


def _read(path: Path, root: Path, problems: list[Problem]) -> Table | None:
    """Return what a file says, or ``None`` after adding the reason to ``problems``."""
    file = path.relative_to(root).as_posix()
    try:
        source = path.read_text("utf-8-sig")
        if path.suffix == ".toml":
            return tomllib.loads(source)
        return _legal_page(source.replace("\r\n", "\n"))
    except FileNotFoundError:
        problems.append(Problem(file, "", "is missing; every section needs its file"))
    except UnicodeDecodeError:
        problems.append(Problem(file, "", "is not plain UTF-8 text; save it as UTF-8"))
    except (OSError, ValueError) as error:
        problems.append(Problem(file, "", f"cannot be read: {error}"))
    return None


def _legal_page(source: str) -> Table:
    match = FRONT_MATTER.match(source)
    if match is None:
        raise ValueError("it must begin with a block of settings between two lines of +++")
    return tomllib.loads(match["toml"]) | split(match["markdown"])


def _names(site: Table | None) -> dict[str, str]:
    """Return what ``{ticker}`` and its like stand for; empty while ``site.toml`` is broken."""
    try:
        token = TokenIdentity.model_validate((site or {}).get("token"))
    except ValidationError:
        return {}
    words = site or {}
    return {
        "name": token.name,
        "ticker": token.ticker,
        "contact": token.contact or str(words.get("not_announced", "")),
        "country": token.country or str(words.get("country_placeholder", "")),
    }


def _prepared(value: Any, key: str, names: Mapping[str, str]) -> Any:
    """Return ``value`` with names filled in, each text knowing its key, and lists frozen."""
    match value:
        case str():
            return Text(_filled(value, names), key)
        case dict():
            return {name: _prepared(item, f"{key}.{name}", names) for name, item in value.items()}
        case list():
            return tuple(
                _prepared(item, f"{key}.{_name_in_list(item, index)}", names)
                for index, item in enumerate(value)
            )
        case _:
            return value


def _filled(words: str, names: Mapping[str, str]) -> str:
    for name, value in names.items():
        words = words.replace(f"{{{name}}}", value)
    return words


def _name_in_list(item: Any, index: int) -> str:
    """Return an item's own id, so that its key outlives a change of order."""
    return str(item["id"]) if isinstance(item, dict) and "id" in item else str(index)
