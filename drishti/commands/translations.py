"""Bring the PO files up to date with the English: ``python -m drishti.commands.translations``.

Adds new texts, marks those whose English has changed as fuzzy, drops those that are gone, checks
the rest, and reports each language. ``--check`` changes no file.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import denormalize, generate_po, normalize

from drishti.content.files import content_files
from drishti.content.loader import ROOT, load, load_translations
from drishti.content.schema.base import Text
from drishti.content.schema.language import Language
from drishti.content.sources import Texts, has_words, source_texts
from drishti.content.translation import (
    entries,
    matched,
    po_file,
    read_catalog,
    translated_languages,
)

Place = tuple[list[tuple[str, int]], list[str]]
HEADER: Final = "# {language} texts of the site; content/README.md says how to translate them."
PREVIOUS: Final = "| "
"""How Babel reads the old English of a fuzzy entry: as a comment of a translator."""


def report(root: Path = ROOT) -> list[str]:
    """Return a line per language: how many of its texts are up to date, fuzzy and missing."""
    content, sources = load(root), source_texts(root)
    total = sum(map(has_words, sources.values()))
    lines = []
    for language in translated_languages(content):
        found = entries(root, language, content, sources)
        fuzzy = [entry for entry in found.values() if entry.is_outdated]
        hidden = sum(entry.is_hidden for entry in fuzzy)
        missing = len(sources) - len(found)
        lines.append(
            f"{language.code}: {total - missing - len(fuzzy)} of {total} texts; "
            f"{len(fuzzy)} fuzzy, {hidden} of them shown in English; {missing} missing"
        )
    return lines


def update(root: Path = ROOT) -> None:
    """Write every PO file anew from the English texts."""
    sources = {key: text for key, text in source_texts(root).items() if has_words(text)}
    places = {key: _place(root, text) for key, text in sources.items()}
    for language in translated_languages(load(root)):
        file = po_file(root, language.code)
        file.parent.mkdir(exist_ok=True)
        old = read_catalog(file, root) if file.exists() else _new_catalog(language)
        file.write_text("".join(_lines(_updated(old, sources, places))), "utf-8", newline="\n")


def _updated(catalog: Catalog, sources: Texts, places: Mapping[str, Place]) -> Catalog:
    """Replace the entries of a catalog, in the order of the English files."""
    known = matched(catalog, sources)
    for message in [message for message in catalog if message.context]:
        catalog.delete(message.id, message.context)
    for key, source in sources.items():
        entry = _entry(source, known.get(key) or Message(source.raw))
        entry.locations, entry.auto_comments = places[key]
        catalog[entry.id] = entry
    return catalog


def _entry(source: Text, last: Message) -> Message:
    previous = "".join(
        denormalize(line.removeprefix(PREVIOUS).removeprefix("msgid ").strip())
        for line in last.user_comments
        if line.startswith(PREVIOUS)
    )
    is_outdated = last.id != source.raw
    is_fuzzy = bool(last.string) and (last.fuzzy or is_outdated)
    entry = Message(
        source.raw,
        last.string,
        context=source.key,
        user_comments=[line for line in last.user_comments if not line.startswith(PREVIOUS)],
        previous_id=(previous or (last.id if is_outdated else "")) if is_fuzzy else "",
    )
    entry.flags = (entry.flags - {"python-format"}) | ({"fuzzy"} if is_fuzzy else set())
    return entry


def _lines(catalog: Catalog) -> Iterator[str]:
    """Yield a PO file; Babel itself would break the lines of the old English."""
    previous = {message.context: message.previous_id for message in catalog}
    for line in generate_po(catalog, width=0):
        if line.startswith("msgctxt "):
            for text in previous[denormalize(line.removeprefix("msgctxt ").strip())]:
                yield f"#| msgid {normalize(text, prefix='#| ', width=0)}\n"
        yield line


def _new_catalog(language: Language) -> Catalog:
    return Catalog(
        language.locale,
        header_comment=HEADER.format(language=language.locale.english_name),
        project="site",
        version="1",
        msgid_bugs_address="none",
        last_translator="none",
        language_team="none",
        revision_date=datetime.now(UTC),
        fuzzy=False,
    )


def _place(root: Path, text: Text) -> Place:
    """Return a text's English file, and the comment in its paragraph there."""
    name = text.key.partition(".")[0]
    file = next(file for file in content_files(root) if file.stem == name)
    quoted = json.dumps(text.raw, ensure_ascii=False)
    paragraphs = (part for part in file.read_text("utf-8").split("\n\n") if quoted in part)
    comments = re.findall(r"^# *(.+)", next(paragraphs, ""), re.MULTILINE)
    return [(file.relative_to(root).as_posix(), 0)], [" ".join(comments)]


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    if not sys.argv[1:]:
        update()
    load_translations(ROOT)
    print("\n".join(report()))
