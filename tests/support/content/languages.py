"""Languages that tests read in, taken from those on offer so that none of them has to stay."""

from typing import Final

from drishti.content.loader import SOURCE_LANGUAGE, english, translations
from drishti.content.translation import Texts, english_texts

ENGLISH, *TRANSLATED = sorted(
    english().language.languages, key=lambda language: language.code != SOURCE_LANGUAGE
)
OTHER: Final = next(language for language in TRANSLATED if language.direction == "ltr")
RIGHT_TO_LEFT: Final = next(language for language in TRANSLATED if language.direction == "rtl")


def texts_of(code: str) -> Texts:
    """Return all the site says in a language: in English what it lacks."""
    return english_texts(english()) | translations()[code]
