"""Load and validate ``content/``."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar

from pydantic import ValidationError

from drishti.content.bidi import isolate
from drishti.content.conditions import condition_errors, resolve
from drishti.content.errors import ContentError, Problem
from drishti.content.fact_order import order_problems
from drishti.content.files import Table, content_files, read, saved_files, to_texts
from drishti.content.links import broken_references
from drishti.content.sale_gate import sale_problems
from drishti.content.schema.base import Content
from drishti.content.schema.facts import Facts
from drishti.content.schema.language import SOURCE_LANGUAGE
from drishti.content.schema.site_content import SiteContent
from drishti.content.schema_errors import problems_in
from drishti.content.sources import Texts, shown_texts, source_texts
from drishti.content.translation import LOCALES, entries, translated_languages
from drishti.content.variables import variables

ROOT: Final = Path(__file__).parents[2]
LANGUAGES_FILE: Final = f"content/{SOURCE_LANGUAGE}/language.toml"

LoadedT = TypeVar("LoadedT")


def english() -> SiteContent:
    """Return the English content; reloaded when a file changes."""
    return _load_cached(load, ROOT)


def translations() -> dict[str, Texts]:
    """Return the texts of all other languages by language code; reloaded when a file changes."""
    return _load_cached(load_translations, ROOT)


def load(root: Path) -> SiteContent:
    """Return everything under ``root/content/en``.

    Raises:
        ContentError: With every problem found, not only the first.

    """
    folder = root / "content" / SOURCE_LANGUAGE
    facts = load_facts(root)
    values = variables(facts)
    problems: list[Problem] = []
    tables = {path: read(path, root, problems) for path in content_files(root)}
    parts: Table = {"facts": facts}
    for path, table in tables.items():
        if table is None or path.stem == "facts":
            continue
        file = path.relative_to(root).as_posix()
        filled = to_texts(table, path.stem, values)
        mistakes = list(condition_errors(filled, facts.states, values))
        problems += [Problem(file, *mistake) for mistake in mistakes]
        model = _model_for(path.stem)
        shown = resolve(filled, facts.states)
        try:
            parts[path.stem] = model.model_validate(shown)
        except ValidationError as error:
            problems += problems_in(file, model, error, shown, values)
    problems += [
        Problem(path.relative_to(root).as_posix(), "", "unknown file; remove it")
        for path in saved_files(folder)
        if path not in tables
    ]
    if problems:
        raise ContentError(problems)
    content = SiteContent.model_validate(parts)
    if found := list(broken_references(content, root, folder.relative_to(root).as_posix())):
        raise ContentError(found)
    return content


def load_facts(root: Path) -> Facts:
    """Return the facts, which every other file may use.

    Raises:
        ContentError: With the problems of this file only.

    """
    path = root / "content" / SOURCE_LANGUAGE / "facts.toml"
    problems: list[Problem] = []
    table = to_texts(read(path, root, problems), "facts", {})
    file = path.relative_to(root).as_posix()
    try:
        if not problems:
            facts = Facts.model_validate(table)
            problems += [*sale_problems(facts, file), *order_problems(facts, file)]
            if not problems:
                return facts
    except ValidationError as error:
        problems += problems_in(file, Facts, error, table, {})
    raise ContentError(problems)


def load_translations(root: Path) -> dict[str, Texts]:
    """Return the texts of every listed language except English.

    Raises:
        ContentError: With every problem found in any language.

    """
    content = _load_cached(load, root)
    sources, shown = source_texts(root), shown_texts(content)
    problems = list(_unlisted_files(root, content))
    found: dict[str, Texts] = {}
    for language in translated_languages(content):
        try:
            known = entries(root, language, content, sources)
        except ContentError as error:
            problems += error.problems
            continue
        texts = {key: known[key].text for key in shown if key in known and not known[key].is_hidden}
        found[language.code] = _with_isolates(texts, language.direction)
    if problems:
        raise ContentError(problems)
    return found


def _unlisted_files(root: Path, content: SiteContent) -> Iterator[Problem]:
    codes = {language.code for language in translated_languages(content)}
    for file in sorted((root / LOCALES).iterdir()):
        if file.suffix in {".po", ".md"} and file.stem not in codes:
            message = f"no language {file.stem!r}; add it, or remove {LOCALES}/{file.name}"
            yield Problem(LANGUAGES_FILE, "languages", message)


def _with_isolates(texts: Texts, direction: str) -> Texts:
    if direction == "ltr":
        return texts
    return {key: type(text)(isolate(text), key) for key, text in texts.items()}


def _model_for(name: str) -> type[Content]:
    annotation = SiteContent.model_fields[name].annotation
    if not (isinstance(annotation, type) and issubclass(annotation, Content)):
        raise TypeError(f"SiteContent.{name} must be a Content")
    return annotation


def _load_cached(loader: Callable[[Path], LoadedT], root: Path) -> LoadedT:
    """Call ``loader``, cached by the modification times of the content files.

    ``reflex run`` workers inherit the cache, so a permanent cache would serve stale texts.
    """
    saved = ((path, path.lstat().st_mtime_ns) for path in saved_files(root / "content"))
    return _cached(loader, root, tuple(saved))


@lru_cache(maxsize=2)
def _cached(
    loader: Callable[[Path], LoadedT], root: Path, _saved: tuple[tuple[Path, int], ...]
) -> LoadedT:
    return loader(root)
