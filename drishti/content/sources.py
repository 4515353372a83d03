"""Every English text that is translated, with both values of those that depend on a fact.

The numbered sections of the legal pages are not: only their English text binds.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

from drishti.content.conditions import WHEN, is_condition
from drishti.content.files import source_tables
from drishti.content.schema.base import BRACES, Content, Template, Text
from drishti.content.schema.legal import LegalSection
from drishti.content.schema.site_content import SiteContent
from drishti.content.tree import walk

LETTER: Final = re.compile(r"[^\W\d_]")

Texts = dict[str, Text]


def source_texts(root: Path) -> Texts:
    """Return every translatable text by its key; each is of the class that its field has."""
    texts = _texts(source_tables(root, {}, []), SiteContent)
    return {text.key: text for text in texts if text}


def has_words(text: Text) -> bool:
    """Return whether a text is more than figures and facts, so that languages differ in it."""
    return isinstance(text, Template) or _has_letters(text.raw)


@cache
def _has_letters(written: str) -> bool:
    return bool(LETTER.search(BRACES.sub("", written)))


def shown_texts(content: SiteContent) -> Texts:
    """Return the texts that are on the site now, by key."""
    return {text.key: text for text in texts_in(content) if text}


def texts_in(content: Content) -> Iterator[Text]:
    """Yield every text in a content model."""
    return (value for _, _, value in walk(content) if isinstance(value, Text))


def _texts(value: Any, annotation: Any) -> Iterator[Text]:
    """Yield each text in ``value``, a prepared value for a field with this ``annotation``."""
    match value:
        case Text():
            yield from (kind(value, value.key) for kind in _kinds(annotation, Text))
        case tuple():
            for item in value:
                yield from _texts(item, annotation)
        case dict() if is_condition(value):
            for name in value:
                yield from _texts(value[name], annotation if name in WHEN else None)
        case dict():
            for model in _kinds(annotation, Content) - {LegalSection}:
                for name in value:
                    field = model.model_fields.get(name)
                    yield from _texts(value[name], field and field.annotation)


def _kinds(annotation: Any, base: type) -> set[Any]:
    """Return the subclasses of ``base`` in an annotation such as ``tuple[Text, ...] | None``."""
    if isinstance(annotation, type) and issubclass(annotation, base):
        return {annotation}
    return {kind for argument in get_args(annotation) for kind in _kinds(argument, base)}
