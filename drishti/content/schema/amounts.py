"""Parse amounts in texts."""

import re
from decimal import Decimal
from typing import Final

AMOUNT: Final = re.compile(r"\$?([0-9][0-9,]{0,20}(?:\.[0-9]{1,2})?)")


def cents(amount: str) -> int | None:
    """Return an amount such as ``$542.6`` in cents, or ``None`` if it is not a single amount."""
    match = AMOUNT.fullmatch(amount)
    return int(Decimal(match[1].replace(",", "")) * 100) if match else None
