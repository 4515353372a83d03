"""Load translations and check them against English.

``content/<code>/`` mirrors ``content/en/`` but contains only texts. A missing text falls back to
English; a text with no English counterpart is an error.
"""

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from drishti.content.conditions import WHEN, chosen
from drishti.content.errors import ContentError, Problem
from drishti.content.fact_consistency import fact_mismatch
from drishti.content.files import (
    LEGAL_PAGES,
    SOURCE_LANGUAGE,
    content_files,
    item_key,
    prepared,
    read,
    saved_files,
)
from drishti.content.schema.base import Content, Text
from drishti.content.schema.site_content import SiteContent
from drishti.content.translation_errors import translation_error
from drishti.content.variables import variables

OTHER_FILES: Final = {"README.md", "glossary.toml", "stamps.toml"}
TRANSLATED_LEGAL_FIELDS: Final = {"title", "description", "summary"}

Texts = dict[str, Text]


def english_texts(content: SiteContent) -> Texts:
    """Return every translatable text by its key."""
    return {
        text.key: text
        for name in SiteContent.model_fields
        for text in texts_in(getattr(content, name))
        if text and (name not in LEGAL_PAGES or text.key.split(".")[1] in TRANSLATED_LEGAL_FIELDS)
    }


def translation(root: Path, code: str, content: SiteContent) -> Texts:
    """Return the texts of ``root/content/<code>`` by key; empty if there is no such folder.

    Texts whose facts differ from the English ones are left out, so that visitors see the English
    text; so are texts for the other state of a fact.

    Raises:
        ContentError: As in ``translated_texts``.

    """
    texts = translated_texts(root, code, content)
    mismatches = fact_mismatches(texts, content)
    return {
        key: texts[key] for key in english_texts(content) if key in texts.keys() - mismatches.keys()
    }


def fact_mismatches(texts: Texts, content: SiteContent) -> dict[str, str]:
    """Return, by key, a message for each shown text whose facts differ from the English ones."""
    sources = english_texts(content)
    values = variables(content.facts)
    found = {
        key: fact_mismatch(sources[key], text, values)
        for key, text in texts.items()
        if key in sources
    }
    return {key: message for key, message in found.items() if message}


def translated_texts(root: Path, code: str, content: SiteContent) -> Texts:
    """Return every text in a language's files by key, also those for the other state of a fact.

    Raises:
        ContentError: With every text that is unknown or whose variables or links differ.

    """
    folder = root / "content" / code
    sources = english_texts(content)
    states = content.facts.states
    problems: list[Problem] = []
    texts: Texts = {}
    paths = filter(Path.exists, content_files(folder))
    tables = {path: read(path, root, problems) or {} for path in paths}
    own = tables.get(folder / "facts.toml", {})
    names = variables(content.facts) | {k: v for k, v in own.items() if isinstance(v, str)}
    leaves = {path: [*_leaves(prepared(t, path.stem, names))] for path, t in tables.items()}
    if any(key not in sources for found in leaves.values() for key, _ in found):
        sources = _variants(root, content) | sources
    for path, found in leaves.items():
        file = path.relative_to(root).as_posix()
        for key, written in found:
            field = key.removeprefix(f"{path.stem}.")
            name = f"{path.stem}.{field}"
            source = sources.get(name)
            value = chosen(written, states)
            message = (
                translation_error(source, value, content.facts)
                if source
                else _unexpected_key_error(name, content)
            )
            if message:
                problems.append(Problem(file, _one_based(field), message))
            else:
                texts[key] = value
    problems += _unknown_files(root, folder)
    if problems:
        raise ContentError(problems)
    return texts


def _variants(root: Path, content: SiteContent) -> Texts:
    """Return every English text that depends on a fact, by key."""
    folder = root / "content" / SOURCE_LANGUAGE
    tables = {path: read(path, root, []) or {} for path in content_files(folder)}
    values = variables(content.facts)
    return {
        key: value
        for path, table in tables.items()
        for key, value in _leaves(prepared(table, path.stem, values))
        if isinstance(value, Text) and not WHEN.isdisjoint(key.split("."))
    }


def texts_in(value: Any) -> Iterator[Text]:
    """Yield every text in a content model."""
    match value:
        case Text():
            yield value
        case Content():
            for name in type(value).model_fields:
                yield from texts_in(getattr(value, name))
        case tuple():
            for item in value:
                yield from texts_in(item)


def _leaves(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """Yield each value of a prepared table with its key, except ids and codes."""
    match value:
        case Text():
            yield value.key, value
        case dict():
            for name, item in value.items():
                if name not in {"id", "code"}:
                    yield from _leaves(item, f"{key}.{name}" if key else name)
        case tuple():
            for index, item in enumerate(value):
                yield from _leaves(item, f"{key}.{item_key(item, index)}")
        case _:
            yield key, value


def _unexpected_key_error(key: str, content: SiteContent) -> str:
    """Return the message for a key that is not a translatable text."""
    parent, _, name = key.rpartition(".")
    keys = set(_english_keys(content.model_dump(), ""))
    if key in keys:
        return "not translatable; remove it"
    names = [known.rpartition(".")[2] for known in keys if known.rpartition(".")[0] == parent]
    near = get_close_matches(name, names, n=1)
    advice = f"did you mean {near[0]}?" if near else "remove it"
    return f"no such text in English; {advice}"


def _english_keys(value: Any, key: str) -> Iterator[str]:
    """Yield the key of every English value, translatable or not."""
    match value:
        case dict():
            for name, item in value.items():
                yield from _english_keys(item, f"{key}.{name}" if key else name)
        case tuple():
            for index, item in enumerate(value):
                yield from _english_keys(item, f"{key}.{item_key(item, index)}")
        case _:
            yield key


def _one_based(field: str) -> str:
    return ".".join(str(int(step) + 1) if step.isdigit() else step for step in field.split("."))


def _unknown_files(root: Path, folder: Path) -> Iterator[Problem]:
    known = set(content_files(folder))
    for path in saved_files(folder):
        if path not in known and path.name not in OTHER_FILES:
            yield Problem(
                path.relative_to(root).as_posix(), "", "no such file in English; remove it"
            )
