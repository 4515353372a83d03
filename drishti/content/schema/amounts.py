"""Parse amounts in texts."""

import re
from decimal import Decimal
from typing import Final

MULTIPLIERS: Final = {
    "thousand": 10**3,
    "lakh": 10**5,
    "million": 10**6,
    "crore": 10**7,
    "billion": 10**9,
    "trillion": 10**12,
}
SUM: Final = re.compile(rf"([0-9][0-9,]*(?:\.[0-9]+)?)(?: ({'|'.join(MULTIPLIERS)})\b)?")
AMOUNT: Final = re.compile(r"\$?([0-9][0-9,]{0,20}(?:\.[0-9]{1,2})?)")


def sums(text: str) -> list[Decimal]:
    """Return the numbers in an English text, in order; ``3.61 million`` counts as one."""
    return [
        Decimal(digits.replace(",", "")) * MULTIPLIERS.get(word, 1)
        for digits, word in SUM.findall(text)
    ]


def cents(amount: str) -> int | None:
    """Return an amount such as ``$542.6`` in cents, or ``None`` if it is not a single amount."""
    match = AMOUNT.fullmatch(amount)
    return int(Decimal(match[1].replace(",", "")) * 100) if match else None
