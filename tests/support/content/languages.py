"""Languages used by tests, chosen from those on offer rather than hard-coded."""

import shutil
from collections.abc import Collection
from pathlib import Path
from typing import Final

import pytest

from drishti.content.files import Texts, shown_texts
from drishti.content.loader import english, translations
from drishti.content.schema.language import SOURCE_LANGUAGE, Language
from drishti.content.translation import LOCALES

LANGUAGES: Final = english().language.languages
ENGLISH, *TRANSLATED = sorted(LANGUAGES, key=lambda language: language.code != SOURCE_LANGUAGE)
OTHER: Final = next(language for language in TRANSLATED if language.direction == "ltr")
# Not Urdu, because its Nastaliq script needs more line height than WCAG 1.4.12 sets.
RIGHT_TO_LEFT: Final = next(
    (each for each in TRANSLATED if each.direction == "rtl" and each.code != "ur"), OTHER
)
NEW: Final = "he"
"""A right-to-left language that the site does not offer."""


def in_each_language(usual: Collection[Language]) -> pytest.MarkDecorator:
    """Run a test in every language, in the lane ``matrix`` unless the language is ``usual``."""
    languages = [
        pytest.param(each, id=each.code, marks=() if each in usual else pytest.mark.matrix)
        for each in LANGUAGES
    ]
    return pytest.mark.parametrize("language", languages)


def texts_of(code: str) -> Texts:
    """Return all text of the site in a language, falling back to English."""
    return shown_texts(english()) | translations().get(code, {})


def offer_new(project: Path) -> None:
    """Offer only English and the language ``NEW`` in a copied project."""
    file = project / "content" / "en" / "language.toml"
    head, *known = file.read_text("utf-8").split("[[languages]]")
    source = next(entry for entry in known if f'code = "{SOURCE_LANGUAGE}"' in entry)
    shutil.rmtree(project / LOCALES)
    new = (
        f'\ncode = "{NEW}"\ntag = "{NEW}"\nown_name = "New"\n'
        f'label = "New"\nletter = "N"\ngroup = "{english().language.groups[0].id}"\n'
    )
    file.write_text(f"{head}[[languages]]{source}[[languages]]{new}", "utf-8")
