"""What must be known before a sale opens (docs/requirements.md, Buy box)."""

from collections.abc import Iterator
from typing import Final

from drishti.content.errors import Problem
from drishti.content.schema.facts import Facts

NEEDED: Final = (
    "address",
    "contract",
    "operator",
    "operator_address",
    "contact",
    "country",
    "whitepaper",
    "registration",
    "refunds",
)


def sale_problems(facts: Facts, file: str) -> Iterator[Problem]:
    """Yield a problem for each fact that a buyer must be told and that is missing."""
    if facts.sale.href:
        for name in NEEDED:
            if not facts.states[name]:
                yield Problem(file, name, "is missing, so sale.href must stay empty")
