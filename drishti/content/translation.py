"""The languages other than English, each in a PO file: ``content/locales/<code>.po``.

An entry's ``msgctxt`` is the key of a text, and its ``msgid`` is the English as written. An entry
is outdated once its English has changed; gettext calls it fuzzy.
"""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po

from drishti.content.conditions import chosen
from drishti.content.errors import ContentError, Problem
from drishti.content.files import filled, read_text
from drishti.content.schema.base import MarkdownText, RiskText, Text
from drishti.content.schema.language import SOURCE_LANGUAGE, Language
from drishti.content.schema.site_content import SiteContent
from drishti.content.sources import Texts, has_words
from drishti.content.translation_check import translation_error
from drishti.content.variables import variables

LOCALES: Final = "content/locales"
COMMENT: Final = re.compile("#(?!,)")
FACT: Final = "facts."


class Entry(NamedTuple):
    """A translation; where it ``is_hidden``, the site shows the English."""

    text: Text
    is_outdated: bool
    is_hidden: bool


def entries(
    root: Path, language: Language, content: SiteContent, sources: Texts
) -> dict[str, Entry]:
    """Return every translation in a language's file by key, and the texts without words.

    Raises:
        ContentError: With each translation that is up to date but does not match its English.

    """
    path = po_file(root, language.code)
    messages = matched(read_catalog(path, root, comments=False), sources)
    states = content.facts.states
    names = variables(content.facts, language.locale)
    for name in names:
        key = f"{FACT}{name}"
        message = messages.get(key)
        if message and not message.fuzzy and message.id == sources[key].raw:
            names[name] = str(message.string)
    found = {
        key: Entry(Text(filled(source.raw, names), key), is_outdated=False, is_hidden=False)
        for key, source in sources.items()
        if not has_words(source)
    }
    problems = []
    for key, message in messages.items():
        source, written = sources[key], str(message.string)
        text = type(source)(filled(written, names), key, written)
        if source.is_markdown:
            text = chosen(text, states)
        is_outdated = message.fuzzy or message.id != source.raw
        error = translation_error(text, source)
        if error and not is_outdated:
            file = path.relative_to(root).as_posix()
            problems.append(Problem(file, f"line {message.lineno}: {key}", error))
        is_hidden = is_outdated and (bool(error) or not _may_be_outdated(source, content))
        found[key] = Entry(text, is_outdated, is_hidden)
    if problems:
        raise ContentError(problems)
    return found


def matched(catalog: Catalog, sources: Texts) -> dict[str, Message]:
    """Return the translated entry of each text that has one, by key.

    Where entries of a list have no id, their keys contain their positions. If such a list has been
    reordered, the entry of the same English is used, not the one with the same key.
    """
    translated = [entry for entry in catalog if entry.string and isinstance(entry.string, str)]
    places = {key: (_list_of(key), source.raw) for key, source in sources.items()}
    wanted = set(places.values())
    same = {(_list_of(str(entry.context)), entry.id): entry for entry in translated}
    changed = {entry.context: entry for place, entry in same.items() if place not in wanted}
    found = {key: same.get(place) or changed.get(key) for key, place in places.items()}
    return {key: entry for key, entry in found.items() if entry}


def read_catalog(path: Path, root: Path, *, comments: bool = True) -> Catalog:
    """Return a PO file as Babel reads it, without comments in half the time.

    Raises:
        ContentError: If it cannot be read, with the line.

    """
    line = ""
    try:
        return (_parse if comments else _parse_uncommented)(read_text(path))
    except FileNotFoundError:
        message = "file not found; python -m drishti.commands.translations writes it"
    except UnicodeDecodeError:
        message = "not valid UTF-8; save the file as UTF-8"
    except PoFileError as error:
        line = f"line {error.lineno + 1}"
        message = f"{str(error).rpartition(' on ')[0]}; see the entries around it for the form"
    except (OSError, ValueError, LookupError, TypeError, AttributeError, AssertionError) as error:
        message = f"cannot be read as a PO file: {error}"  # Babel raises any of these
    raise ContentError([Problem(path.relative_to(root).as_posix(), line, message)])


def _parse(text: str) -> Catalog:
    return read_po(text.split("\n"), ignore_obsolete=True, abort_invalid=True)


@lru_cache(maxsize=64)  # saving an English text leaves the files of all languages as they are
def _parse_uncommented(text: str) -> Catalog:
    return _parse("\n".join("" if COMMENT.match(line) else line for line in text.split("\n")))


def translated_languages(content: SiteContent) -> list[Language]:
    """Return every language on offer except English."""
    return [known for known in content.language.languages if known.code != SOURCE_LANGUAGE]


def po_file(root: Path, code: str) -> Path:
    """Return the path of a language's PO file."""
    return root / LOCALES / f"{code}.po"


@cache
def _list_of(key: str) -> str:
    """Return a key without positions in lists."""
    return re.sub(r"\.\d+\b", ".", key)


def _may_be_outdated(source: Text, content: SiteContent) -> bool:
    is_binding = isinstance(source, RiskText | MarkdownText) or source.key.startswith(FACT)
    return content.language.show_outdated and not is_binding
