"""Which language the visitor reads."""

from typing import Final

import reflex as rx

from drishti.content.loader import SOURCE_LANGUAGE, english

CODES: Final = [language.code for language in english().language.languages]
DEFAULT: Final = SOURCE_LANGUAGE

STORED_AS: Final = "tlang"
"""What the value is called in the browser's storage."""


class LanguageState(rx.State):
    """The chosen language; a stored value that is not on offer counts as none."""

    stored: str = rx.LocalStorage("", name=STORED_AS, sync=True)
    choices: int = 0

    @rx.var
    def code(self) -> str:
        """The code of the language the page is read in."""
        return self.stored if self.stored in CODES else DEFAULT

    @rx.event
    def choose(self, code: str) -> None:
        """Change the language, and remember it; a second try of the same one counts too."""
        if code in CODES:
            self.stored = code
            self.choices += 1

    @rx.event
    def fall_back(self, code: str) -> None:
        """Return to the language that is shown, as the chosen one could not be had."""
        if code in CODES:
            self.stored = code
