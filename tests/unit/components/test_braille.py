import pytest

from drishti.components.braille import spell


@pytest.mark.parametrize(
    ("word", "cells"),
    [
        ("DRISHTI", "⠙⠗⠊⠎⠓⠞⠊"),
        ("1234567890", "⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚"),
        ("X2Y", "⠭⠼⠃⠽"),
        ("2A2J2K1", "⠼⠃⠰⠁⠼⠃⠰⠚⠼⠃⠅⠼⠁"),
    ],
)
def test_a_word_is_spelled_in_uncontracted_braille(word: str, cells: str) -> None:
    signs = spell(word)

    assert "".join(sign.character for sign in signs) == word
    assert "".join(sign.cells for sign in signs) == cells


def test_the_dots_of_a_sign_are_read_out_in_order() -> None:
    assert [sign.dots for sign in spell("W2")] == ["2 4 5 6", "3 4 5 6, 1 2"]
