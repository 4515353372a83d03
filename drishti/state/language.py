"""The chosen language."""

from typing import Final

import reflex as rx

from drishti.content.files import SOURCE_LANGUAGE
from drishti.content.loader import english

CODES: Final = [language.code for language in english().language.languages]

STORED_AS: Final = "tlang"
"""The key in the browser's local storage."""


class LanguageState(rx.State):
    """The chosen language. A stored value that is not offered is ignored.

    ``choices`` counts the visitor's choices on this page.
    """

    stored: str = rx.LocalStorage("", name=STORED_AS, sync=True)
    choices: int = 0

    @rx.var
    def code(self) -> str:
        """The code of the language, such as ``fr``."""
        return self.stored if self.stored in CODES else SOURCE_LANGUAGE

    @rx.event
    def choose(self, code: str) -> None:
        """Store a language; choosing the same one again counts as a choice."""
        if code in CODES:
            self.stored = code
            self.choices += 1

    @rx.event
    def fall_back(self, code: str) -> None:
        """Return to the language shown, because the chosen one could not be loaded."""
        if code in CODES:
            self.stored = code
