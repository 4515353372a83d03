import pytest

from drishti.content.figures import isolate


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("شراء $DRISHTI", "شراء \u2068$DRISHTI\u2069"),
        ("شراء ₹1 فقط", "شراء \u2068₹1\u2069 فقط"),
        ("نسبة 5% فقط", "نسبة \u20685%\u2069 فقط"),
        ("بسعر $4,521.67.", "بسعر \u2068$4,521.67\u2069."),
        ("1\xa0₹ \u200f4,521.67\xa0$.", "\u20681\xa0₹\u2069 \u2068\u200f4,521.67\xa0$\u2069."),
        ("{gain} أكثر", "\u2068{gain}\u2069 أكثر"),
        ("بلا أرقام 2025", "بلا أرقام 2025"),
    ],
)
def test_a_number_with_its_sign_is_isolated(text: str, shown: str) -> None:
    assert isolate(text) == shown
