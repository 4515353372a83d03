"""Isolate amounts and Latin names inside right-to-left text.

After an Arabic letter, the bidirectional algorithm (UAX #9, rules W2 and W5) moves ``$`` and ``%``
to the wrong side of a number. An isolate takes the direction of its first letter; without letters,
it is left to right. These isolates are characters, not elements, so they also work in ``title`` and
``aria-label``.
"""

import re
from typing import Final

FIRST_STRONG_ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
POP_ISOLATE: Final = "\N{POP DIRECTIONAL ISOLATE}"
PIECES: Final = re.compile(
    r"\{\w+\}|\$[A-Z][A-Z0-9]*|[$₹]\d(?:[\d,.]*\d)?|\u200f?\d[\d,.]*\xa0[$₹]|\d[\d,.]*%"
)


def isolate(text: str) -> str:
    """Return ``text`` with each variable, ticker, amount and percentage isolated."""
    return PIECES.sub(rf"{FIRST_STRONG_ISOLATE}\g<0>{POP_ISOLATE}", text)
