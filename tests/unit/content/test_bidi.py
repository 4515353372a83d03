"""Numbers are isolated inside right-to-left text."""

import pytest

from drishti.content.bidi import isolated
from drishti.content.loader import translations
from support.content.languages import OTHER, RIGHT_TO_LEFT


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("شراء $DRISHTI", "شراء \u2066$DRISHTI\u2069"),
        ("نسبة 5% فقط", "نسبة \u20665%\u2069 فقط"),
        ("بسعر $4,521.67.", "بسعر \u2066$4,521.67\u2069."),
        ("{gain} أكثر", "\u2066{gain}\u2069 أكثر"),
        ("بلا أرقام 2025", "بلا أرقام 2025"),
    ],
)
def test_a_number_with_its_sign_is_isolated(text: str, shown: str) -> None:
    assert isolated(text) == shown


def test_numbers_are_isolated_only_in_rtl_languages() -> None:
    assert "\u2066$" in "".join(translations()[RIGHT_TO_LEFT.code].values())
    assert "\u2066" not in "".join(translations()[OTHER.code].values())
