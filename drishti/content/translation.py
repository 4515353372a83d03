"""The languages other than English, each in a PO file: ``content/locales/<code>.po``.

An entry's ``msgctxt`` is the key of a text, and its ``msgid`` is the English text before variables
are filled in. An entry is outdated if that text has changed since; gettext calls it fuzzy.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import polib
from babel.lists import format_list

from drishti.content.conditions import resolve
from drishti.content.errors import ContentError, Problem
from drishti.content.files import Texts, field_problem, has_words, interpolate, read_text
from drishti.content.schema.base import BRACES, MarkdownText, Text
from drishti.content.schema.facts import MARKS
from drishti.content.schema.language import SOURCE_LANGUAGE, Language
from drishti.content.schema.site_content import SiteContent
from drishti.content.translation_check import FACT, figures_error, mark, marks, translation_error
from drishti.content.tree import WHEN
from drishti.content.variables import variables

LOCALES: Final = "content/locales"
PLACES: Final = {f"{FACT}{path}" for path, mark in MARKS.values() if mark.is_place}
"""The keys of facts that a translated text may have in English."""
SYNTAX_ERROR: Final = re.compile(r"(?:.*\()?(?P<line>line \d+)\)?(: (?P<reason>.+))?")
"""Matches the error messages of polib, of ``_parse`` and of ``read_text``."""
SEPARATOR: Final = re.compile("[\v\f\x1c-\x1e\x85\u2028\u2029]")
"""Matches what ends a line for polib, but not in a PO file."""
STRING: Final = re.compile(r'\s*(?:#[|~]\s*)*(?:msg|")')
QUOTED: Final = re.compile(r'\s*(?:#[|~]\s*)*(?:msg\S+\s+)?"(?:\\.|[^"\\])*"\s*')


class Entry(NamedTuple):
    """A translation; if it ``is_hidden``, the site shows the English text.

    It ``is_unread`` if it lacks its second reading.
    """

    text: Text
    is_outdated: bool
    is_unread: bool
    is_hidden: bool


def entries(
    root: Path, language: Language, content: SiteContent, sources: Texts
) -> dict[str, Entry]:
    """Return every translation in a language's file, by key.

    Texts of only figures and variables are included too, because they need no translation. Raises
    ``ContentError`` with each translation that is up to date but does not match its English.
    """
    path = po_file(root, language.code)
    messages = match_entries(read_catalog(path, root), sources)
    outdated = {key for key, message in messages.items() if is_outdated(message, sources[key])}
    current = {key: message.msgstr for key, message in messages.items() if key not in outdated}
    read = marks(root)
    unread = {
        key for key, text in current.items() if mark(language.code, sources[key], text) not in read
    }
    known = {key: text for key, text in current.items() if key not in unread}
    names = variables(content.facts, language.locale)
    names |= {name: known[f"{FACT}{name}"] for name in names if f"{FACT}{name}" in known}
    countries = [known.get(text.key, text) for text in content.facts.sale.closed_to]
    names["sale.closed_to"] = format_list(countries, locale=language.locale)
    facts = {key for key, text in sources.items() if key.startswith(FACT) and has_words(text)}
    in_english = facts - PLACES - known.keys()
    found = {}
    problems = []
    for key, source in sources.items():
        if key not in messages and has_words(source):
            continue
        written = messages[key].msgstr if key in messages else source.raw
        text = type(source)(interpolate(written, names), key, written)
        if isinstance(source, MarkdownText):
            text = resolve(text, content.facts.states)
        error = translation_error(text, source)
        error = error or (figures_error(text, source) if key in unread else "")
        if error and key in current:
            field = f"line {messages[key].linenum}: {key}"
            problems.append(Problem(path.relative_to(root).as_posix(), field, error))
        uses = {f"{FACT}{match[1]}" for match in BRACES.finditer(source.raw)}
        is_hidden = key in outdated or key in unread or bool(uses & in_english)
        found[key] = Entry(text, key in outdated, key in unread, is_hidden)
    if problems:
        raise ContentError(problems)
    return found


def match_entries(catalog: polib.POFile, sources: Texts) -> dict[str, polib.POEntry]:
    """Return the translated entry of each text that has one, by key.

    The key of a list item without an id contains its position, and the key of a text changes when
    it comes to depend on a fact. An entry with the same English in the same list therefore takes
    precedence over an entry with the same key.
    """
    translated = [entry for entry in catalog if entry.msgstr and not entry.obsolete]
    places = {key: (_list_of(key), source.raw) for key, source in sources.items()}
    wanted = set(places.values())
    same = {(_list_of(entry.msgctxt or ""), entry.msgid): entry for entry in translated}
    changed = {entry.msgctxt: entry for place, entry in same.items() if place not in wanted}
    found = {key: same.get(place) or changed.get(key) for key, place in places.items()}
    return {key: entry for key, entry in found.items() if entry}


def is_outdated(entry: polib.POEntry, source: Text) -> bool:
    """Return whether the English text has changed since it was translated."""
    return bool(entry.fuzzy) or entry.msgid != source.raw


def read_catalog(path: Path, root: Path) -> polib.POFile:
    """Return a PO file; raise ``ContentError`` with the line if it cannot be read."""
    line = ""
    try:
        catalog = _parse(read_text(path))
        if not (repeated := list(_repeated_entries(catalog, path.relative_to(root).as_posix()))):
            return catalog
        raise ContentError(repeated)
    except FileNotFoundError:
        message = "file not found; python -m drishti.commands.translations writes it"
    except UnicodeDecodeError:
        message = "not valid UTF-8; save the file as UTF-8"
    except (OSError, ValueError) as error:
        fault = SYNTAX_ERROR.match(str(error))
        line = fault["line"] if fault else ""
        reason = (fault["reason"] or "syntax error") if fault else error
        message = f"cannot be read: {reason}; see the entries around it for the form"
    raise ContentError([Problem(path.relative_to(root).as_posix(), line, message)])


def _repeated_entries(catalog: polib.POFile, file: str) -> Iterator[Problem]:
    """Yield a problem for each entry that is there twice, or translates a text in another way."""
    known: dict[tuple[str, str], polib.POEntry] = {}
    for entry in catalog:
        if entry.obsolete:
            continue
        first = known.setdefault((_list_of(entry.msgctxt or ""), entry.msgid), entry)
        differs = "" != first.msgstr != entry.msgstr != ""
        if first is not entry and (entry.msgctxt == first.msgctxt or differs):
            message = f"the same entry as in line {first.linenum}; keep one of them"
            yield Problem(file, f"line {entry.linenum}: {entry.msgctxt}", message)


@lru_cache(maxsize=64)  # PO files stay the same while English is edited
def _parse(text: str) -> polib.POFile:
    catalog = polib.pofile(SEPARATOR.sub(" ", text), wrapwidth=0)
    for number, line in enumerate(text.split("\n"), 1):
        if STRING.match(line) and not QUOTED.fullmatch(line):  # polib would cut a letter off
            raise ValueError(f"line {number}: quotation mark missing")
    return catalog


def translated_languages(content: SiteContent) -> list[Language]:
    """Return every language on offer except English."""
    return [known for known in content.language.languages if known.code != SOURCE_LANGUAGE]


def unlisted_files(root: Path, content: SiteContent) -> Iterator[Problem]:
    """Yield a problem for each file of a language that ``language.toml`` does not list."""
    codes = {language.code for language in translated_languages(content)}
    for file in sorted((root / LOCALES).glob("[!.]*")):
        if file.suffix in {".po", ".md"} and file.stem not in codes:
            message = f"no language {file.stem!r}; add it, or remove {LOCALES}/{file.name}"
            yield field_problem("language.languages", message)


def po_file(root: Path, code: str) -> Path:
    """Return the path of a language's PO file."""
    return root / LOCALES / f"{code}.po"


def _list_of(key: str) -> str:
    """Return a key without its list positions and without ``when_known`` or ``when_missing``."""
    return re.sub(rf"\.(\d+|{'|'.join(WHEN)})\b", "", key)
