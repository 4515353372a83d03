"""A language that does not exist: English in long words, from right to left, with accents."""

import re
from pathlib import Path
from typing import Final

import polib

from drishti.commands.translations import update
from drishti.content.translation import po_file
from support.content.languages import NEW, offer
from support.projects import rewrite

OWN_NAME: Final = "עברית"
LETTER: Final = "ע"
CONSONANTS: Final = dict(zip("bcdfghjklmnpqrstvwxyz", "בגדפהחצקלמנפכרסתוששיז", strict=False))
VOWELS: Final = {"a": "אָ", "e": "אֵ", "i": "אִ", "o": "אֹ", "u": "אֻ"}
LETTERS: Final = str.maketrans(CONSONANTS | VOWELS)
KEPT: Final = re.compile(r"(\{.*?\}|\]\(.*?\)|^:::.*$)", re.MULTILINE)


def pseudo(english: str) -> str:
    """Return an English text in the language, with its variables, links and conditions."""
    pieces = KEPT.split(english)
    return "".join(piece if at % 2 else _in_letters(piece) for at, piece in enumerate(pieces))


def offer_pseudo(project: Path) -> None:
    """Add the language to a copied project, as an owner and a translator would."""
    offer(project, OWN_NAME, letter=LETTER)
    update(project)
    file = polib.pofile(str(po_file(project, NEW)), wrapwidth=0)
    for entry in file:
        entry.msgstr = pseudo(entry.msgid)
    file.save()
    header = project / "assets" / "styles" / "sections" / "header.css"
    rewrite(header, lambda text: text.replace(":lang(ru)", f":lang(ru, {NEW})"))


def _in_letters(text: str) -> str:
    return re.sub("[A-Za-z]+", lambda word: _word(word[0]), text)


def _word(word: str) -> str:
    """Return a word in other letters, and longer by half of itself."""
    return (word + word[: len(word) // 2]).lower().translate(LETTERS)
