"""The English texts to translate, with both variants of each text that depends on a fact.

The numbered sections of the legal pages are left out, because only their English is binding.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from drishti.content.files import LEGAL_PAGES, Table, source_tables
from drishti.content.schema.base import BRACES, Content, Template, Text
from drishti.content.schema.site_content import SiteContent
from drishti.content.tree import walk

LETTER: Final = re.compile(r"[^\W\d_]")

Texts = dict[str, Text]


def source_texts(root: Path) -> Texts:
    """Return every translatable text by its key, as the ``Text`` subclass of its field."""
    tables = source_tables(root, {}, [])
    for name in LEGAL_PAGES:
        tables.get(name, {}).pop("sections", None)
    return {text.key: text for text in texts_in(tables) if text}


def has_words(text: Text) -> bool:
    """Return whether a text has words to translate, not only figures and variables."""
    return isinstance(text, Template) or bool(LETTER.search(BRACES.sub("", text.raw)))


def shown_texts(content: SiteContent) -> Texts:
    """Return the texts that are on the site now, by key."""
    return {text.key: text for text in texts_in(content) if text}


def texts_in(content: Table | Content) -> Iterator[Text]:
    """Yield every text in prepared tables or a content model."""
    return (value for _, _, value in walk(content) if isinstance(value, Text))
