"""Languages used by tests, chosen from those on offer rather than hard-coded."""

from typing import Final

from drishti.content.files import SOURCE_LANGUAGE
from drishti.content.loader import english, translations
from drishti.content.translation import Texts, english_texts

ENGLISH, *TRANSLATED = sorted(
    english().language.languages, key=lambda language: language.code != SOURCE_LANGUAGE
)
OTHER: Final = next(language for language in TRANSLATED if language.direction == "ltr")
RIGHT_TO_LEFT: Final = next(language for language in TRANSLATED if language.direction == "rtl")


def texts_of(code: str) -> Texts:
    """Return all text of the site in a language, falling back to English."""
    return english_texts(english()) | translations()[code]
