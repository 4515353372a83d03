"""Read ``content/`` from disk and refuse to start if anything in it is wrong."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar

from pydantic import ValidationError

from drishti.content.bidi import isolated
from drishti.content.errors import ContentError, Problem
from drishti.content.files import LEGAL_PAGES, Table, content_files, prepared, read, saved_files
from drishti.content.links import broken_references
from drishti.content.schema.base import BRACES, Content, Text, fault_in
from drishti.content.schema.site import UNKNOWN, TokenIdentity
from drishti.content.schema.site_content import SiteContent
from drishti.content.schema_faults import problems_in
from drishti.content.translation import Texts, translation

ROOT: Final = Path(__file__).parents[2]
SOURCE_LANGUAGE: Final = "en"
OFFER: Final = f"content/{SOURCE_LANGUAGE}/language.toml"

LoadedT = TypeVar("LoadedT")


def english() -> SiteContent:
    """Return everything the site says in its source language, as last saved."""
    return _as_last_saved(load, ROOT)


def translations() -> dict[str, Texts]:
    """Return the texts of every other language that has a folder, by its code."""
    return _as_last_saved(load_translations, ROOT)


def load(root: Path) -> SiteContent:
    """Return everything under ``root/content/en``.

    Raises ``ContentError`` with every problem found, not only the first.
    """
    folder = root / "content" / SOURCE_LANGUAGE
    problems: list[Problem] = []
    tables = {path: read(path, root, problems) for path in content_files(folder)}
    names = _names_in(tables[folder / "site.toml"])
    parts: Table = {}
    for path, table in tables.items():
        model = LEGAL_PAGES.get(path.stem) or _model_of(path.stem)
        if table is None:
            continue
        filled = prepared(table, path.stem, names)
        if "token" in table:  # a name cannot be made of names
            filled["token"] = prepared(table["token"], f"{path.stem}.token", {})
        try:
            parts[path.stem] = model.model_validate(filled)
        except ValidationError as error:
            problems += problems_in(path.relative_to(root).as_posix(), model, error, filled)
    problems += [
        Problem(path.relative_to(root).as_posix(), "", "is not a file the site knows; remove it")
        for path in saved_files(folder)
        if path not in tables
    ]
    if problems:
        raise ContentError(problems)
    content = SiteContent.model_validate(parts)
    if found := list(broken_references(content, root, folder.relative_to(root).as_posix())):
        raise ContentError(found)
    return content


def load_translations(root: Path) -> dict[str, Texts]:
    """Return the texts of every language on offer but English; raises as ``load`` does."""
    content = load(root)
    problems = list(_folders_not_on_offer(root, content))
    found: dict[str, Texts] = {}
    for language in content.language.languages:
        if language.code == SOURCE_LANGUAGE:
            continue
        try:
            texts = translation(root, language.code, content)
        except ContentError as error:
            problems += error.problems
            continue
        if not texts:
            untold = f"has no text in content/{language.code}; add a hero.toml there at least"
            problems.append(Problem(OFFER, f"languages.{language.code}", untold))
        found[language.code] = _directed(texts, language.direction)
    if problems:
        raise ContentError(problems)
    return found


def _folders_not_on_offer(root: Path, content: SiteContent) -> Iterator[Problem]:
    codes = {language.code for language in content.language.languages}
    for folder in sorted((root / "content").iterdir()):
        if folder.name not in codes and folder.is_dir() and saved_files(folder):
            message = f"none has the code {folder.name}; add it, or remove content/{folder.name}"
            yield Problem(OFFER, "languages", message)


def _directed(texts: Texts, direction: str) -> Texts:
    if direction == "ltr":
        return texts
    return {key: Text(isolated(text), key) for key, text in texts.items()}


def _names_in(site: Table | None) -> dict[str, str]:
    """Return the names before ``site.toml`` has been checked."""
    words = site or {}
    try:
        token = TokenIdentity.model_validate(words.get("token"))
    except ValidationError:
        token = TokenIdentity.unknown()
    # No other file is blamed for what is missing or wrong in this one.
    return {
        name: value if value and not BRACES.search(value) and not fault_in(value) else UNKNOWN
        for name, value in token.names(words).items()
    }


def _model_of(name: str) -> type[Content]:
    annotation = SiteContent.model_fields[name].annotation
    if not (isinstance(annotation, type) and issubclass(annotation, Content)):
        raise TypeError(f"SiteCopy.{name} must be a Content")
    return annotation


def _as_last_saved(loader: Callable[[Path], LoadedT], root: Path) -> LoadedT:
    """Return what ``loader`` made of the content as last saved.

    The workers of `reflex run` inherit the cache, so a cache for good would keep old texts.
    """
    saved = ((path, path.lstat().st_mtime_ns) for path in saved_files(root / "content"))
    return _cached(loader, root, tuple(saved))


@lru_cache(maxsize=2)
def _cached(
    loader: Callable[[Path], LoadedT], root: Path, _saved: tuple[tuple[Path, int], ...]
) -> LoadedT:
    return loader(root)
