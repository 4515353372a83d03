"""Overlay English with another language, and refuse what no longer fits it.

``content/<code>/`` has the same files and tables as ``content/en/``, holding only words. A text
that is missing stays English; one that English does not have is a mistake.
"""

import hashlib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from drishti.content.errors import ContentError, Problem
from drishti.content.files import (
    LEGAL_PAGES,
    content_files,
    name_in_list,
    prepared,
    read,
    saved_files,
)
from drishti.content.number_consistency import contradiction
from drishti.content.schema.base import Content, Text
from drishti.content.schema.site_content import SiteContent
from drishti.content.translation_faults import translation_error

STAMPS: Final = "stamps.toml"
BESIDE_THE_TEXTS: Final = {"README.md", "glossary.toml", STAMPS}
LEGAL_TEXTS: Final = {"title", "description", "summary"}

Texts = dict[str, Text]


def english_texts(content: SiteContent) -> Texts:
    """Return every text of the site that can be translated, by its key."""
    return {
        text.key: text
        for name in SiteContent.model_fields
        for text in _texts_in(getattr(content, name))
        if text and (name not in LEGAL_PAGES or text.key.split(".")[1] in LEGAL_TEXTS)
    }


def translation(root: Path, code: str, content: SiteContent) -> Texts:
    """Return the texts of ``root/content/code`` by key; empty where the folder is not there.

    One whose figures are not those of the English is left out: better a foreign sentence than
    another sum. Raises as ``written`` does.
    """
    texts = written(root, code, content)
    against = contradictions(texts, content)
    return {key: text for key, text in texts.items() if key not in against}


def contradictions(texts: Texts, content: SiteContent) -> dict[str, str]:
    """Return what a language's texts say against the English, by key."""
    sources = english_texts(content)
    month = content.buy.countdown.target_in_india.month
    found = {key: contradiction(sources[key], text, month) for key, text in texts.items()}
    return {key: message for key, message in found.items() if message}


def written(root: Path, code: str, content: SiteContent) -> Texts:
    """Return every text that a language's files hold.

    Raises ``ContentError`` with every text that English does not have or whose gaps differ.
    """
    folder = root / "content" / code
    sources = english_texts(content)
    problems: list[Problem] = []
    texts: Texts = {}
    paths = filter(Path.exists, content_files(folder))
    tables = {path: read(path, root, problems) or {} for path in paths}
    names = content.site.token.names(
        content.site.model_dump() | tables.get(folder / "site.toml", {})
    )
    for path, table in tables.items():
        file = path.relative_to(root).as_posix()
        for key, value in _leaves(prepared(table, path.stem, names)):
            field = key.removeprefix(f"{path.stem}.")
            name = f"{path.stem}.{field}"
            source = sources.get(name)
            message = translation_error(source, value) if source else _surplus(name, content)
            if message:
                problems.append(Problem(file, _counted_from_one(field), message))
            else:
                texts[key] = value
    problems += _unknown_files(root, folder)
    if problems:
        raise ContentError(problems)
    return texts


def stale(root: Path, code: str, texts: Texts, content: SiteContent) -> list[str]:
    """Return the keys whose English changed since they were translated."""
    stamps = _stamps(root / "content" / code / STAMPS, root)
    sources = english_texts(content)
    return [key for key in texts if stamps.get(key) != stamp(sources[key])]


def _stamps(path: Path, root: Path) -> Mapping[str, str]:
    problems: list[Problem] = []
    stamps = read(path, root, problems) if path.exists() else {}
    if problems:
        raise ContentError(problems)
    return stamps or {}


def stamp(text: Text) -> str:
    """Return a short mark of an English text, by which a change of it is seen.

    Another name for the token is no change: translations fill it in by themselves.
    """
    return hashlib.sha256(text.written.encode()).hexdigest()[:8]


def _texts_in(value: Any) -> Iterator[Text]:
    match value:
        case Text():
            yield value
        case Content():
            for name in type(value).model_fields:
                yield from _texts_in(getattr(value, name))
        case tuple():
            for item in value:
                yield from _texts_in(item)


def _leaves(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """Yield each value of a prepared table with its key; an ``id`` only tells items apart."""
    match value:
        case Text():
            yield value.key, value
        case dict():
            for name, item in value.items():
                if name not in {"id", "code"}:
                    yield from _leaves(item, f"{key}.{name}" if key else name)
        case tuple():
            for index, item in enumerate(value):
                yield from _leaves(item, f"{key}.{name_in_list(item, index)}")
        case _:
            yield key, value


def _surplus(key: str, content: SiteContent) -> str:
    """Return what is wrong with a field that is no text to translate."""
    parent, _, name = key.rpartition(".")
    places = set(_places(content.model_dump(), ""))
    if key in places:
        return "is never translated; take it out"
    texts = [place.rpartition(".")[2] for place in places if place.rpartition(".")[0] == parent]
    near = get_close_matches(name, texts, n=1)
    question = f"did you mean {near[0]}?" if near else "take it out"
    return f"is not a text of the English file; {question}"


def _places(value: Any, key: str) -> Iterator[str]:
    """Yield the key of everything English says, texts and what is the same in every language."""
    match value:
        case dict():
            for name, item in value.items():
                yield from _places(item, f"{key}.{name}" if key else name)
        case tuple():
            for index, item in enumerate(value):
                yield from _places(item, f"{key}.{name_in_list(item, index)}")
        case _:
            yield key


def _counted_from_one(field: str) -> str:
    return ".".join(str(int(step) + 1) if step.isdigit() else step for step in field.split("."))


def _unknown_files(root: Path, folder: Path) -> Iterator[Problem]:
    known = set(content_files(folder))
    for path in saved_files(folder):
        if path not in known and path.name not in BESIDE_THE_TEXTS:
            yield Problem(
                path.relative_to(root).as_posix(), "", "is not a file of English; remove it"
            )
