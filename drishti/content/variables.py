"""The variables of the texts, such as ``{charity.name}``, filled in from the facts."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from typing import Any, Final

from drishti.content.schema.base import Content
from drishti.content.schema.facts import Facts

INDIA: Final = timezone(timedelta(hours=5, minutes=30))
CRORE: Final = 10**7
UNITS: Final = ((10**12, "trillion"), (10**9, "billion"), (10**6, "million"))
HREFS: Final = ("contact.href", "whitepaper.href", "audit.href", "sale.href", "charity.href")


def variables(facts: Facts) -> dict[str, str]:
    """Return the value of each variable; empty while its fact is missing."""
    *first, last = [link.name for link in facts.socials]
    shares = {f"shares.{share.id}.percent": str(share.percent) for share in facts.shares}
    return (
        dict(_flattened(facts))
        | shares
        | {
            "name": facts.name or facts.ticker.removeprefix("$"),
            "address": facts.address if facts.states["address"] else "",
            "contact.href": f"mailto:{facts.contact}" if "@" in facts.contact else facts.contact,
            "supply": f"{facts.supply:,}",
            "supply.short": in_words(facts.supply),
            "supply.crore": f"{facts.supply / CRORE:,g} crore",
            "shares.rest": str(facts.rest_percent),
            "raised.amount": f"${facts.raised.amount:,}",
            "raised.goal": f"${facts.raised.goal:,}",
            "raised.amount.short": f"${in_words(facts.raised.amount)}",
            "raised.goal.short": f"${in_words(facts.raised.goal)}",
            "socials": f"{', '.join(first)} and {last}" if first else last,
        }
    )


def external_hrefs(facts: Facts) -> set[str]:
    """Return the links to other sites that texts may contain."""
    values = variables(facts)
    return {values[name] for name in HREFS} - {""}


def in_words(number: int) -> str:
    """Return a number as English speech says it: ``3.61 million``, ``100 billion``."""
    for unit, word in UNITS:
        if number >= unit:
            return f"{number / unit:.6g} {word}"
    return f"{number:,}"


def _flattened(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    match value:
        case Content():
            fields = ((name, getattr(value, name)) for name in type(value).model_fields)
        case dict():
            fields = (item for item in value.items())
        case datetime():
            moment = value.astimezone(INDIA)
            yield path, f"{moment.day} {moment:%B %Y} at {moment:%H:%M:%S}"
            return
        case date():
            yield path, f"{value.day} {value:%B %Y}"
            return
        case str() | int() | None:
            yield path, "" if value is None else str(value)
            return
        case _:
            return
    for name, item in fields:
        yield from _flattened(item, f"{path}.{name}".removeprefix("."))
