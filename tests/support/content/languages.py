"""Languages used by tests, chosen from those on offer rather than hard-coded."""

import shutil
from pathlib import Path
from typing import Final

from drishti.content.loader import english, translations
from drishti.content.schema.language import SOURCE_LANGUAGE
from drishti.content.sources import Texts, shown_texts
from drishti.content.translation import LOCALES

LANGUAGES: Final = english().language.languages
ENGLISH, *TRANSLATED = sorted(LANGUAGES, key=lambda language: language.code != SOURCE_LANGUAGE)
OTHER: Final = next(language for language in TRANSLATED if language.direction == "ltr")
# Not Urdu: the lines of Nastaliq are higher than those of WCAG 1.4.12.
RIGHT_TO_LEFT: Final = next(
    language for language in TRANSLATED if language.direction == "rtl" and language.code != "ur"
)
NEW: Final = "he"
"""A right-to-left language that the site does not offer."""


def texts_of(code: str) -> Texts:
    """Return all text of the site in a language, falling back to English."""
    return shown_texts(english()) | translations().get(code, {})


def offer(project: Path, own_name: str = "New", *, letter: str = "N", alone: bool = False) -> None:
    """Offer the language ``NEW`` in a copied project, beside English only if ``alone``."""
    file = project / "content" / "en" / "language.toml"
    head, *known = file.read_text("utf-8").split("[[languages]]")
    if alone:
        known = [entry for entry in known if f'code = "{SOURCE_LANGUAGE}"' in entry]
        shutil.rmtree(project / LOCALES)
    new = (
        f'\ncode = "{NEW}"\ntag = "{NEW}"\ndirection = "rtl"\nown_name = "{own_name}"\n'
        f'label = "New"\nletter = "{letter}"\ngroup = "{english().language.groups[0].id}"\n'
    )
    file.write_text("[[languages]]".join([head, *known, new]), "utf-8")
