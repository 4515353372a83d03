"""Keep figures and Latin names in one piece inside right-to-left text.

After an Arabic letter the bidirectional algorithm (UAX #9, rules W2 and W5) takes ``$`` and ``%``
for neutral and moves them to the other side of their number. Isolates are plain characters, so
that titles and labels, which cannot hold elements, keep their figures too.
"""

import re
from typing import Final

LEFT_TO_RIGHT_ISOLATE: Final = "\N{LEFT-TO-RIGHT ISOLATE}"
POP_ISOLATE: Final = "\N{POP DIRECTIONAL ISOLATE}"
PIECES: Final = re.compile(r"\{\w+\}|\$[A-Z][A-Z0-9]*|\$\d[\d,.]*\d|\$\d|\d[\d,.]*%")


def isolated(text: str) -> str:
    """Return ``text`` with each gap, ticker, amount of money and percentage isolated."""
    return PIECES.sub(rf"{LEFT_TO_RIGHT_ISOLATE}\g<0>{POP_ISOLATE}", text)
