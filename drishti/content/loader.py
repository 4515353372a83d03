"""Load and validate ``content/``."""

import pickle
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Final, TypeVar

from pydantic import ValidationError

from drishti.content.claims import untrue
from drishti.content.conditions import absences, condition_problems, resolve
from drishti.content.errors import ContentError, Problem
from drishti.content.fact_rules import fact_problems
from drishti.content.figures import isolate
from drishti.content.files import (
    Table,
    Texts,
    read,
    saved_files,
    shown_texts,
    source_tables,
    source_texts,
    unknown_files,
)
from drishti.content.lines import with_lines
from drishti.content.links import broken_references, repeated_ids
from drishti.content.schema.base import Content
from drishti.content.schema.facts import Facts
from drishti.content.schema.language import Language
from drishti.content.schema.site_content import SiteContent
from drishti.content.schema_errors import schema_problems
from drishti.content.translation import Entry, entries, translated_languages, unlisted_files
from drishti.content.tree import walk
from drishti.content.variables import variables

ROOT: Final = Path(__file__).parents[2]
STAND_INS: Final = {"href": "/disclaimer"}
"""Values for facts that are missing, by the last part of their name, where not any text will do."""
LoadedT = TypeVar("LoadedT")
ModelT = TypeVar("ModelT", bound=Content)


class OnlyFacts(Content):
    """Only the facts, in the same field as in ``SiteContent`` so that errors have the same path."""

    facts: Facts


def english() -> SiteContent:
    """Return the English content; reloaded when a file changes."""
    return _load_cached(_english, ROOT)


def translations() -> dict[str, Texts]:
    """Return the texts of all other languages by language code; reloaded when a file changes."""
    return _load_cached(_translations, ROOT)


def load(root: Path) -> SiteContent:
    """Return everything under ``root/content/en``, or raise every problem, not only the first."""
    facts = load_facts(root)
    content = _load(root, facts, facts.states, variables(facts))
    stop_if(root, untrue(content, root, stops=True))
    return content


def load_as_if(root: Path, *, known: bool) -> SiteContent:
    """Return the content as if every fact were known, or none, with stand-ins for their values.

    Raises ``ContentError`` with every problem, also in texts that are not shown today.
    """
    facts = load_facts(root)
    values = {
        name: value or STAND_INS.get(name.rpartition(".")[2], "A")
        for name, value in variables(facts).items()
    }
    return _load(root, facts, dict.fromkeys(facts.states, known), values)


def load_facts(root: Path) -> Facts:
    """Return the facts, which every other file may use, or raise the problems of their file."""
    problems: list[Problem] = []
    table = read(root, "facts", {}, problems)
    stop_if(root, problems)
    facts = _validate(root, OnlyFacts, {"facts": table}, {}, problems, {}).facts
    lists = [(path, value) for path, _, value in walk(facts) if isinstance(value, tuple)]
    repeated = chain.from_iterable(repeated_ids(f"facts.{path}", value) for path, value in lists)
    stop_if(root, [*fact_problems(facts), *repeated])
    return facts


def load_translations(root: Path) -> dict[str, Texts]:
    """Return the texts of every listed language except English."""
    content = _load_cached(load, root)
    shown = shown_texts(content)
    translated: dict[str, Texts] = {}
    for language, found in all_entries(root, content, source_texts(root)).items():
        texts = {key: found[key].text for key in shown if key in found and not found[key].is_hidden}
        if language.direction == "rtl":
            texts = {key: type(text)(isolate(text), key) for key, text in texts.items()}
        translated[language.code] = texts
    return translated


def all_entries(
    root: Path, content: SiteContent, sources: Texts
) -> dict[Language, dict[str, Entry]]:
    """Return every translation, or raise every problem found in any language."""
    problems = list(unlisted_files(root, content))
    found = {}
    for language in translated_languages(content):
        try:
            found[language] = entries(root, language, content, sources)
        except ContentError as error:
            problems += error.problems
    stop_if(root, problems)
    return found


def _english(root: Path) -> SiteContent:
    folders = (root / name for name in ("content/en", "assets", "drishti"))
    files = chain.from_iterable(folder.rglob("*") for folder in folders)
    return _from_disk("english", load, root, files)


def _translations(root: Path) -> dict[str, Texts]:
    files = [*saved_files(root / "content"), *Path(__file__).parent.rglob("*.py")]
    return _from_disk("translations", load_translations, root, files)


def _from_disk(
    name: str, loader: Callable[[Path], LoadedT], root: Path, files: Iterable[Path]
) -> LoadedT:
    """Return what an earlier run has loaded and checked, unless one of ``files`` has changed since.

    Reading and checking the content takes longer than importing Reflex and the site.
    """
    read_from = sorted({*files, root / "requirements.txt"})
    read_from = [file for file in read_from if file.is_file() and "__pycache__" not in file.parts]
    digest = sha256(b"".join(str(file).encode() + file.read_bytes() for file in read_from)).digest()
    cache = root / ".web" / "backend" / name
    with suppress(Exception):  # there is none, or it was not written to its end
        made_of, found = pickle.loads(cache.read_bytes())  # noqa: S301 - our own
        if made_of == digest:
            return found
    found = loader(root)
    with suppress(OSError):
        cache.write_bytes(pickle.dumps((digest, found)))
    return found


def stop_if(root: Path, problems: Iterable[Problem]) -> None:
    """Raise ``ContentError`` if there is a problem, after adding the line of each."""
    if found := with_lines(root, problems):
        raise ContentError(dict.fromkeys(found))


def _load(
    root: Path, facts: Facts, states: Mapping[str, bool], values: Mapping[str, str]
) -> SiteContent:
    problems: list[Problem] = []
    tables = source_tables(root, values, problems)
    problems += [*condition_problems(tables, states, values), *unknown_files(root)]
    shown = resolve(tables, states) | {"facts": facts}
    content = _validate(root, SiteContent, shown, values, problems, absences(tables, states))
    stop_if(root, broken_references(content, root))
    return content


def _validate(
    root: Path,
    model: type[ModelT],
    tables: Table,
    values: Mapping[str, str],
    problems: list[Problem],
    left_out: Mapping[str, str],
) -> ModelT:
    try:
        content = model.model_validate(tables)
    except ValidationError as error:
        # What is wrong inside a field is the cause of what is wrong with it.
        known = [f"{each.file}: {each.field}." for each in problems]
        problems += [
            found
            for found in schema_problems(model, error, tables, values, left_out)
            if not any(each.startswith(f"{found.file}: {found.field}.") for each in known)
        ]
    stop_if(root, problems)
    return content


def _load_cached(loader: Callable[[Path], LoadedT], root: Path) -> LoadedT:
    """Call ``loader``, cached by the times and sizes of the content files.

    ``reflex run`` would serve stale texts from a permanent cache. While a file is being saved, its
    time of modification may already be that of the whole file, and programs that copy may keep it.
    """
    files = ((path, path.lstat()) for path in saved_files(root / "content"))
    saved = ((path, s.st_mtime_ns, s.st_ctime_ns, s.st_size) for path, s in files)
    return _load_once(loader, root, tuple(saved))


@lru_cache(maxsize=4)
def _load_once(
    loader: Callable[[Path], LoadedT], root: Path, _saved: tuple[tuple[Path, int, int, int], ...]
) -> LoadedT:
    return loader(root)
