"""What must be known before a sale opens (docs/requirements.md, Buy box)."""

from collections.abc import Iterator
from typing import Final

from drishti.content.errors import Problem
from drishti.content.schema.facts import Facts

NEEDED: Final = (
    "contract",
    "operator",
    "operator_address",
    "contact",
    "country",
    "whitepaper.href",
    "registration",
    "sale.refunds",
)


def sale_problems(facts: Facts, file: str) -> Iterator[Problem]:
    """Yield a problem for each fact that a buyer must be told and that is missing."""
    for name in NEEDED if facts.sale.href else ():
        value: object = facts
        for field in name.split("."):
            value = getattr(value, field)
        if not value:
            yield Problem(file, name, "is missing, so sale.href must stay empty")
