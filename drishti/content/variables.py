"""The variables of the texts, such as ``{charity.name}``, filled in from the facts.

Dates, times, lists, amounts and numbers follow the conventions of the language (Unicode's CLDR).
"""

import re
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from typing import Any, Final

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_compact_decimal, format_decimal

from drishti.content.figures import ENGLISH, NARROW_SPACE, NO_BREAK_SPACE, localize, time_of_day
from drishti.content.schema.base import Content
from drishti.content.schema.facts import Facts, in_rupees

INDIA: Final = timezone(timedelta(hours=5, minutes=30))
CRORE: Final = 10**7
BILLION: Final = 10**9
COUNT_IN_BILLIONS: Final = {"gu", "mr"}
"""Languages in which CLDR's words for larger numbers are rare or ambiguous."""


def variables(facts: Facts, locale: Locale = ENGLISH) -> dict[str, str]:
    """Return the value of each variable; empty while its fact is missing."""
    shares = {f"shares.{share.id}.percent": str(share.percent) for share in facts.shares}
    worth = {
        f"worth.{name}": int(dollars(price) * facts.supply) for name, price in facts.prices.items()
    }
    crores = format_decimal(facts.supply / CRORE, locale=locale)
    is_page = not facts.contact or "//" in facts.contact
    tenfold = Decimal(facts.portion.rstrip("%") or 0) * 10
    return (
        dict(_flatten(facts, locale))
        | shares
        | {f"prices.{name}": localize(price, locale) for name, price in facts.prices.items()}
        | {name: localize(f"${amount:,}", locale) for name, amount in worth.items()}
        | {f"{name}.short": in_words(amount, locale) for name, amount in worth.items()}
        | {
            "name": facts.name or facts.symbol,
            "symbol": facts.symbol,
            "address": facts.address if facts.states["address"] else "",
            "contact.href": facts.contact if is_page else f"mailto:{facts.contact}",
            "supply": localize(f"{facts.supply:,}", locale),
            "supply.short": in_words(facts.supply, locale),
            "supply.crore": crores.replace(NARROW_SPACE, NO_BREAK_SPACE),
            "shares.rest": str(facts.rest_percent),
            "raised.amount": localize(f"${facts.raised.amount:,}", locale),
            "raised.goal": localize(f"${facts.raised.goal:,}", locale),
            "gifts.total": localize(in_rupees(sum(gift.rupees for gift in facts.gifts)), locale),
            "portion": localize(facts.portion, locale),
            "portion.of_1000": localize(in_rupees(tenfold), locale),
            "sale.closed_to": format_list(facts.sale.closed_to, locale=locale),
            "socials": format_list([link.name for link in facts.socials], locale=locale),
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
    words = format_compact_decimal(
        number, format_type="long" if has_long_form else "short", locale=locale, fraction_digits=6
    )
    # CLDR's pattern for Bengali has five digits without a comma.
    words = re.sub(r"^\d{5,}", lambda digits: format_decimal(digits[0], locale=locale), words)
    return words.replace(" ", NO_BREAK_SPACE)


def _flatten(value: Any, locale: Locale, path: str = "") -> Iterator[tuple[str, str]]:
    match value:
        case Content() | dict():
            for name, item in dict(value).items():
                yield from _flatten(item, locale, f"{path}.{name}".removeprefix("."))
        case datetime():
            moment = value.astimezone(INDIA)
            yield f"{path}.day", format_date(moment, "long", locale=locale)
            yield f"{path}.time", time_of_day(moment, locale)
        case date():
            yield path, format_date(value, "long", locale=locale)
        case str() | int() | None:
            yield path, "" if value is None else str(value)
