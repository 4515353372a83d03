"""Words in braille, checked against the characters of Unicode's braille block."""

import pytest

from drishti.components.braille import Sign, letters, spell

BRAILLE_BLOCK = 0x2800


def written(signs: tuple[Sign, ...]) -> str:
    """Return the cells as Unicode characters, whose bits are the dots from 1."""
    return "".join(
        chr(BRAILLE_BLOCK + sum(1 << int(dot) - 1 for dot in cell))
        for sign in signs
        for cell in sign.cells
    )


@pytest.mark.parametrize(
    ("word", "cells"),
    [
        ("DRISHTI", "⠙⠗⠊⠎⠓⠞⠊"),
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵"),
        ("1234567890", "⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚"),
        ("X2Y", "⠭⠼⠃⠽"),
        ("2A1", "⠼⠃⠰⠁⠼⠁"),
    ],
    ids=[
        "letters",
        "alphabet",
        "digits",
        "a digit between letters",
        "a letter that could be a digit",
    ],
)
def test_a_word_is_spelled_in_uncontracted_braille(word: str, cells: str) -> None:
    signs = spell(word)

    assert "".join(sign.character for sign in signs) == word
    assert written(signs) == cells


def test_the_dots_of_a_sign_are_read_out_in_order() -> None:
    assert [sign.dots for sign in spell("W2")] == ["2 4 5 6", "3 4 5 6, 1 2"]


def test_a_digit_that_stands_apart_has_its_indicator() -> None:
    assert [sign.dots for sign in letters("A1")] == ["1", "3 4 5 6, 1"]
