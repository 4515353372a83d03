"""Words in braille: uncontracted Unified English Braille, drawn as SVG."""

from itertools import pairwise
from string import ascii_uppercase
from typing import Final, NamedTuple

import reflex as rx

from drishti.components.text import text
from drishti.content.loader import english

NUMBER: Final = "⠼"
"""The numeric indicator, before a run of digits."""
GRADE_1: Final = "⠰"
"""The grade 1 indicator, before a letter from a to j that follows a digit."""
CELLS: Final = dict(zip(ascii_uppercase, "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True)) | dict(
    zip("1234567890", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚", strict=True)
)
EVERY_DOT: Final = "⠿"

# Dot and cell spacing have the proportions of printed braille (2.5 mm and 6 mm).
DOT_RADIUS: Final = 5
DOT_SPACING: Final = 17
CELL_SPACING: Final = 41
LINE_HEIGHT: Final = 46


class Sign(NamedTuple):
    """A letter or digit, and its cells (with indicators) as Unicode braille patterns."""

    character: str
    cells: str

    @property
    def dots(self) -> str:
        """The numbers of the raised dots as text, such as ``1 4 5`` or ``3 4 5 6, 1 2``."""
        return ", ".join(" ".join(map(str, dots_of(cell))) for cell in self.cells)


def spell(word: str) -> list[Sign]:
    """Return a sign for each character of ``word`` (capital letters and digits only)."""
    return [
        Sign(character, _indicator(before, character) + CELLS[character])
        for before, character in pairwise(f" {word}")
    ]


def _indicator(before: str, character: str) -> str:
    if character.isdigit():
        return "" if before.isdigit() else NUMBER
    return GRADE_1 if before.isdigit() and character in "ABCDEFGHIJ" else ""


def letters_beside() -> dict[str, Sign]:
    """Return the sign beside the heading of each section, by the section's name.

    The signs are the characters of the ticker's symbol. Each is spelled alone, so every digit has
    an indicator. The result is empty if the symbol has more characters than there are headings.
    """
    content = english()
    symbol, places = content.facts.symbol, content.site.braille_beside
    if len(symbol) > len(places):
        return {}
    return {name: spell(letter)[0] for name, letter in zip(places, symbol, strict=False)}


def dots_of(cell: str) -> list[int]:
    """Return the dots of a cell; 1 to 3 are its left column, 4 to 6 its right."""
    return [dot for dot in range(1, 7) if ord(cell) >> (dot - 1) & 1]


def drawing(sign: Sign) -> rx.Component:
    """Return the cells of ``sign``: raised dots, and rings where a cell has no dot.

    The dots are points of a path with round ends, which takes far fewer bytes than circles.
    """
    width = CELL_SPACING * (len(sign.cells) - 1) + DOT_SPACING + 2 * DOT_RADIUS
    return rx.el.svg(
        _points("braille__flat", EVERY_DOT * len(sign.cells)),
        _points("braille__raised", sign.cells),
        view_box=f"0 0 {width} {LINE_HEIGHT}",
        aria_hidden="true",
        custom_attrs={"width": width, "height": LINE_HEIGHT},  # without the styles
        class_name="braille",
    )


def braille_letter(sign: Sign) -> rx.Component:
    """Return a large sign with its letter, for use beside a heading.

    Only a pointer can press it, because ``sections/word.py`` offers the same letters to keyboards
    and screen readers.
    """
    return rx.el.span(
        drawing(sign),
        text(sign.character, class_name="braille-letter__print"),
        aria_hidden="true",
        class_name="braille-letter",
        **sign_data(sign),
    )


def sign_data(sign: Sign) -> dict[str, str]:
    """Return the attributes that ``scripts/braille.js`` looks for."""
    raised = sum(len(dots_of(cell)) for cell in sign.cells)
    return {"data_sign": sign.character, "data_dots": str(raised)}


def dot_centres(cells: str) -> list[tuple[int, int]]:
    """Return the centres of the dots of a line of cells."""
    return [
        (
            DOT_RADIUS + CELL_SPACING * position + DOT_SPACING * ((dot - 1) // 3),
            DOT_RADIUS + 1 + DOT_SPACING * ((dot - 1) % 3),
        )
        for position, cell in enumerate(cells)
        for dot in dots_of(cell)
    ]


def _points(class_name: str, cells: str) -> rx.Component:
    path = "".join(f"M{x} {y}h0" for x, y in dot_centres(cells))
    return rx.el.svg.path(d=path, class_name=class_name)
