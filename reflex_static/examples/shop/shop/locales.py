"""The texts of the shop. What Hindi lacks is shown in English."""

from reflex_static import Locale

ENGLISH = {
    "title": "Tea",
    "cup": "A cup of tea",
    "more": "One more cup",
    "cups": "{n} cups",
    "about": "About us",
    "story": "We have sold tea since 1925.",
}
HINDI = {
    "title": "चाय",
    "cup": "एक कप चाय",
    "more": "एक और कप",
    "cups": "{n} कप",
    "about": "हमारे बारे में",
}


def read() -> list[Locale]:
    """Return the languages; the first has the addresses without a code."""
    return [Locale("en", "en", "ltr", ENGLISH), Locale("hi", "hi", "ltr", HINDI)]
