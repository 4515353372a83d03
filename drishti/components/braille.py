"""Words in braille: uncontracted Unified English Braille, drawn as SVG."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final, NamedTuple

import reflex as rx

from drishti.components.text import text

_FIRST_TEN: Final = ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "245")
NUMBER: Final = "3456"
"""The numeric indicator, before a run of digits."""
GRADE_1: Final = "56"
"""The grade 1 indicator, before a letter from a to j that follows a digit."""
SIGNS: Final = (
    dict(zip("ABCDEFGHIJ", _FIRST_TEN, strict=True))
    | {letter: f"{dots}3" for letter, dots in zip("KLMNOPQRST", _FIRST_TEN, strict=True)}
    | {letter: f"{dots}36" for letter, dots in zip("UVXYZ", _FIRST_TEN[:5], strict=True)}
    | {"W": "2456"}
    | dict(zip("1234567890", _FIRST_TEN, strict=True))
)
"""The dots of each letter and digit; 1 to 3 are the left column of a cell, 4 to 6 the right."""

# Dot and cell spacing have the proportions of printed braille (2.5 mm and 6 mm).
DOT_RADIUS: Final = 5
DOT_SPACING: Final = 17
CELL_SPACING: Final = 41
LINE_HEIGHT: Final = 46


class Sign(NamedTuple):
    """A letter or digit with the dots of its cells, indicators included."""

    character: str
    cells: tuple[str, ...]

    @property
    def dots(self) -> str:
        """The dots as they are read out, such as ``1 4 5`` or ``3 4 5 6, 1 2``."""
        return ", ".join(" ".join(sorted(cell)) for cell in self.cells)


def spell(word: str) -> tuple[Sign, ...]:
    """Return a sign for each letter and digit of ``word``, in capitals."""
    return tuple(
        Sign(character, (*_indicators(before, character), SIGNS[character]))
        for before, character in pairwise(f" {word}")
    )


def _indicators(before: str, character: str) -> Iterator[str]:
    if character.isdigit() and not before.isdigit():
        yield NUMBER
    if before.isdigit() and character in "ABCDEFGHIJ":
        yield GRADE_1


def letters(word: str) -> list[Sign]:
    """Return the signs of a word whose letters stand apart, so each digit has its indicator."""
    return [sign for letter in word for sign in spell(letter)]


def in_unicode(signs: Iterable[Sign]) -> str:
    """Return the cells as characters of Unicode's braille patterns, such as ``⠙⠗``."""
    cells = (cell for sign in signs for cell in sign.cells)
    return "".join(chr(0x2800 + sum(1 << int(dot) - 1 for dot in cell)) for cell in cells)


def drawing(sign: Sign) -> rx.Component:
    """Return the cells of ``sign``: raised dots, and rings where a cell has no dot.

    The dots are points of a path with round ends, which takes far fewer bytes than circles.
    """
    width = CELL_SPACING * (len(sign.cells) - 1) + DOT_SPACING + 2 * DOT_RADIUS
    return rx.el.svg(
        _points("braille__flat", ("123456",) * len(sign.cells)),
        _points("braille__raised", sign.cells),
        view_box=f"0 0 {width} {LINE_HEIGHT}",
        aria_hidden="true",
        class_name="braille",
    )


def braille_letter(sign: Sign) -> rx.Component:
    """Return a large sign with its letter, beside a heading; it answers a pointer only.

    Everything that it does can be done by every means with the word that the signs spell
    (``sections/word.py``).
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
    raised = sum(map(len, sign.cells))
    return {"data_sign": sign.character, "data_dots": str(raised)}


def dot_centres(cells: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return the centres of the dots of a line of cells."""
    return [
        (
            DOT_RADIUS + CELL_SPACING * position + DOT_SPACING * ((dot - 1) // 3),
            DOT_RADIUS + 1 + DOT_SPACING * ((dot - 1) % 3),
        )
        for position, cell in enumerate(cells)
        for dot in map(int, cell)
    ]


def _points(class_name: str, cells: tuple[str, ...]) -> rx.Component:
    path = "".join(f"M{x} {y}h0" for x, y in dot_centres(cells))
    return rx.el.svg.path(d=path, class_name=class_name)
