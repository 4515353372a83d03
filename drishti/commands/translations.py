"""Bring the PO files up to date with the English: ``python -m drishti.commands.translations``.

Adds new texts, marks those whose English has changed as fuzzy, and removes those that are gone.
Then checks all translations, and says what each language lacks. ``--read hi`` records that a second
reader has read the texts of a language, and prints those that are new.
"""

import json
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import polib

from drishti.commands.output import print_lines
from drishti.content.files import english_file, has_words, source_texts, split_path, write_text
from drishti.content.loader import ROOT, all_entries, load
from drishti.content.schema.base import BRACES, Text
from drishti.content.schema.language import Language
from drishti.content.translation import (
    LOCALES,
    PLACES,
    is_outdated,
    match_entries,
    po_file,
    read_catalog,
    translated_languages,
)
from drishti.content.translation_check import mark, marks, write_marks

HEADER: Final = "{language} texts of the site; content/README.md says how to translate them."
TOOL_FIELDS: Final = ("PO-Revision-Date", "Last-Translator", "Language-Team")
"""Header fields that a translator's tool may set; the others are ours."""

MOST_NAMES: Final = 5
"""How many texts of a language are named unless one asks for all; more would bury other lines."""


def report(root: Path = ROOT, *, names_all: bool = False) -> list[str]:
    """Return a line for the languages that lack as much; none if every text is up to date."""
    sources = source_texts(root)
    lacking: dict[str, list[str]] = {}
    for language, found in all_entries(root, load(root), sources).items():
        parts = {
            "missing": [key for key in sources if key not in {*found, *PLACES}],
            "fuzzy": [key for key, entry in found.items() if entry.is_outdated],
            "in English until a second reading": [k for k, it in found.items() if it.is_unread],
        }
        line = "; ".join(
            f"{len(keys)} {kind}"
            + (f": {', '.join(keys)}" if names_all or len(keys) <= MOST_NAMES else "")
            for kind, keys in parts.items()
            if keys
        )
        lacking.setdefault(line, []).append(language.code)
    return [f"{LOCALES}, {', '.join(codes)}: {line}" for line, codes in lacking.items() if line]


def record_reading(code: str, root: Path = ROOT) -> list[str]:
    """Mark the texts of a language as read, and return a line for each that was not."""
    sources, known = source_texts(root), marks(root)
    read, lines = {}, []
    for key, entry in match_entries(read_catalog(po_file(root, code), root), sources).items():
        if is_outdated(entry, sources[key]):
            continue
        read[key] = mark(code, sources[key], entry.msgstr)
        if read[key] not in known:
            lines.append(f"{LOCALES}/{code}.po: line {entry.linenum}: {key}: marked as read")
    write_marks(root, code, read)
    return lines


def update(root: Path = ROOT) -> None:
    """Rewrite every PO file from the English texts, in the order of the English files."""
    sources = {key: text for key, text in source_texts(root).items() if has_words(text)}
    notes = {key: _note(root, text) for key, text in sources.items()}
    for language in translated_languages(load(root)):
        file = po_file(root, language.code)
        file.parent.mkdir(exist_ok=True)
        catalog = _new_catalog(language)
        old = read_catalog(file, root) if file.exists() else catalog
        known = match_entries(old, sources)
        catalog.metadata |= {
            name: old.metadata[name] for name in TOOL_FIELDS if name in old.metadata
        }
        catalog.extend(
            _entry(source, known.get(key), *notes[key]) for key, source in sources.items()
        )
        write_text(file, f"{catalog}")


def _entry(source: Text, old: polib.POEntry | None, file: str, comment: str) -> polib.POEntry:
    """Return the entry of a text, with the translation and the comment of its ``old`` entry."""
    entry = polib.POEntry(
        msgctxt=source.key, msgid=source.raw, comment=comment, occurrences=[(file, "")]
    )
    if BRACES.search(source.raw):
        entry.flags = ["python-brace-format"]  # translators' tools then check the variables
    if old:
        entry.msgstr, entry.tcomment = old.msgstr, old.tcomment
        if is_outdated(old, source) and old.previous_msgid != source.raw:
            entry.flags.insert(0, "fuzzy")
            changed = old.msgid if old.msgid != source.raw else None
            entry.previous_msgid = old.previous_msgid or changed
            entry.previous_msgctxt = old.previous_msgctxt
    return entry


def _new_catalog(language: Language) -> polib.POFile:
    catalog = polib.POFile(wrapwidth=0)
    catalog.header = HEADER.format(language=language.locale.english_name)
    catalog.metadata = {
        "Project-Id-Version": "site 1",
        "PO-Revision-Date": f"{datetime.now(UTC):%Y-%m-%d %H:%M+0000}",
        "Last-Translator": "none",
        "Language-Team": "none",
        "Language": language.code,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Transfer-Encoding": "8bit",
    }
    return catalog


def _note(root: Path, text: Text) -> tuple[str, str]:
    """Return a text's English file, and the comment in its paragraph there."""
    file = english_file(split_path(text.key)[0])
    quoted = json.dumps(text.raw, ensure_ascii=False)
    paragraphs = (part for part in (root / file).read_text("utf-8").split("\n\n") if quoted in part)
    comments = re.findall(r"^# *(.+)", next(paragraphs, ""), re.MULTILINE)
    return file, " ".join(comments)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            update()
        case ["--read", code]:
            print_lines(record_reading(code))
        case _:
            sys.exit(__doc__)
    print_lines(report() or [f"{LOCALES}: every text is up to date"])
