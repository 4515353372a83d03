"""The variables of the texts, such as ``{charity.name}``, filled in from the facts.

Dates, lists and numbers in words follow the conventions of the language (Unicode's CLDR).
"""

from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from typing import Any, Final

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_compact_decimal, format_decimal

from drishti.content.schema.base import Content
from drishti.content.schema.facts import Facts
from drishti.content.schema.records import in_rupees

INDIA: Final = timezone(timedelta(hours=5, minutes=30))
CRORE: Final = 10**7
BILLION: Final = 10**9
COUNT_IN_BILLIONS: Final = {"gu", "mr"}
"""Languages in which CLDR's words for larger numbers are rare or ambiguous."""

ENGLISH: Final = Locale("en", "IN")


def variables(facts: Facts, locale: Locale = ENGLISH) -> dict[str, str]:
    """Return the value of each variable; empty while its fact is missing."""
    shares = {f"shares.{share.id}.percent": str(share.percent) for share in facts.shares}
    worth = {
        f"worth.{name}": f"${int(dollars(price) * facts.supply):,}"
        for name, price in facts.prices.items()
    }
    return (
        dict(_flatten(facts, locale))
        | shares
        | worth
        | {
            "name": facts.name or facts.symbol,
            "symbol": facts.symbol,
            "address": facts.address if facts.states["address"] else "",
            "contact.href": f"mailto:{facts.contact}" if "@" in facts.contact else facts.contact,
            "supply": f"{facts.supply:,}",
            "supply.short": in_words(facts.supply, locale),
            "supply.crore": format_decimal(facts.supply / CRORE, locale=locale),
            "shares.rest": str(facts.rest_percent),
            "raised.amount": f"${facts.raised.amount:,}",
            "raised.goal": f"${facts.raised.goal:,}",
            "gifts.total": in_rupees(sum(gift.rupees for gift in facts.gifts)),
            "portion.of_1000": in_rupees(Decimal(facts.portion.rstrip("%") or 0) * 10),
            "sale.closed_to": format_list(facts.sale.closed_to, locale=locale),
            "socials": format_list([link.name for link in facts.socials], locale=locale),
            "socials.missing": format_list(
                [link.name for link in facts.socials if not link.has_page], locale=locale
            ),
        }
    )


def dollars(price: str) -> Decimal:
    """Return a price such as ``$1,000.50`` in dollars."""
    return Decimal(price[1:].replace(",", ""))


def external_hrefs(facts: Facts) -> set[str]:
    """Return the links to other sites that texts may contain."""
    return {value for name, value in variables(facts).items() if name.endswith(".href")} - {""}


def in_words(number: int, locale: Locale = ENGLISH) -> str:
    """Return a number in words, such as ``3.61 million`` or, in French, ``3,61 millions``."""
    if locale.language in COUNT_IN_BILLIONS and number > BILLION:
        unit = in_words(BILLION, locale).removeprefix("1")
        return f"{format_decimal(number / BILLION, locale=locale)}{unit}"
    # CLDR has no long form for Chinese, whose short form is already in words.
    has_long_form = "long" in locale.compact_decimal_formats
    return format_compact_decimal(
        number,
        format_type="long" if has_long_form else "short",
        locale=locale,
        fraction_digits=6,
    )


def _flatten(value: Any, locale: Locale, path: str = "") -> Iterator[tuple[str, str]]:
    match value:
        case Content():
            fields = ((name, getattr(value, name)) for name in type(value).model_fields)
        case dict():
            fields = (item for item in value.items())
        case datetime():
            moment = value.astimezone(INDIA)
            yield f"{path}.day", format_date(moment, "long", locale=locale)
            yield f"{path}.time", f"{moment:%H:%M:%S}"
            return
        case date():
            yield path, format_date(value, "long", locale=locale)
            return
        case str() | int() | None:
            yield path, "" if value is None else str(value)
            return
        case _:
            return
    for name, item in fields:
        yield from _flatten(item, locale, f"{path}.{name}".removeprefix("."))
