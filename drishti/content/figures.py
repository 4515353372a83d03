"""Amounts, numbers and times of day as a language writes them (Unicode's CLDR).

Every figure is first written as in English, such as ``$4,521.67``. ``localize`` rewrites only its
signs and separators, so nothing is rounded. Scripts do the same with the same ``forms``
(``reflex_static/locales/javascript/figures.js``), because what browsers know about a language
depends on their version.

After an Arabic letter, the bidirectional algorithm (UAX #9, rules W2 and W5) moves ``$`` and ``%``
to the wrong side of a number. ``isolate`` prevents it. An isolate takes the direction of its first
letter; without letters, it is left to right. Isolates are characters, not elements, so they also
work in ``title`` and ``aria-label``.
"""

import re
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import Final

from babel import Locale
from babel.dates import format_time

ENGLISH: Final = Locale("en", "IN")
NARROW_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
FIGURE: Final = re.compile(r"([$₹]?)(\d+(?:,\d+)*)(\.\d+)?(%?)(?!\w)")
NUMBER: Final = re.compile(r"[#0][#0,.]*")

FIRST_STRONG_ISOLATE: Final = "\N{FIRST STRONG ISOLATE}"
POP_ISOLATE: Final = "\N{POP DIRECTIONAL ISOLATE}"
PIECES: Final = re.compile(
    r"\{\w+\}|\$[A-Z][A-Z0-9]*|[$₹]\d(?:[\d,.]*\d)?|\u200f?\d[\d,.]*\xa0[$₹]|\d[\d,.]*%"
)


@cache
def forms(locale: Locale) -> dict[str, str]:
    """Return how a language writes figures, in Western digits.

    ``#`` stands for the number in an amount, a percentage and a number with separators. ``digits``
    is how many there are between two separators; the last group always has three.
    """
    symbols = locale.number_symbols["latn"]
    amount, *_ = locale.currency_formats["standard"].pattern.split(";")
    percent = locale.percent_formats[None].pattern.replace("%", symbols["percentSign"])
    patterns = {sign: amount.replace("¤", sign) for sign in "$₹"} | {"%": percent, ",": "#"}
    return {sign: NUMBER.sub("#", pattern) for sign, pattern in patterns.items()} | {
        # The narrow one of French is hard to see in the site's font.
        "group": symbols["group"].replace(NARROW_SPACE, NO_BREAK_SPACE),
        "decimal": symbols["decimal"],
        "digits": str(locale.decimal_formats[None].grouping[1]),
    }


def localize(shown: str, locale: Locale) -> str:
    """Return ``shown`` with each amount, percentage and grouped number as the language writes it.

    Numbers without a sign or separator may be years or names, and stay as they are.
    """
    if locale.language == ENGLISH.language:
        return shown
    return FIGURE.sub(lambda figure: _rewrite(figure, forms(locale)), shown)


def time_of_day(moment: datetime, locale: Locale) -> str:
    """Return hours, minutes and seconds, with the part of the day if the language counts to 12."""
    if locale.language == ENGLISH.language:
        return f"{moment:%H:%M:%S}"
    # CLDR has the form of French typography only for Canada.
    writer = Locale("fr", "CA") if locale.language == "fr" else locale
    pattern = writer.time_formats["full"].pattern.replace("zzzz", "").strip()
    if "a" in pattern:
        # The part of the day precedes in all of them but Arabic. CLDR knows it of a few only.
        pattern = "h:mm:ss B" if locale.language == "ar" else "B h:mm:ss"
    return format_time(moment, pattern, locale=writer).replace(" ", NO_BREAK_SPACE)


def isolate(text: str) -> str:
    """Return ``text`` with each variable, ticker, amount and percentage isolated."""
    return PIECES.sub(rf"{FIRST_STRONG_ISOLATE}\g<0>{POP_ISOLATE}", text)


def _rewrite(figure: re.Match[str], form: Mapping[str, str]) -> str:
    sign, whole, rest, percent = figure.groups(default="")
    pattern = form.get(sign + percent or ("," if "," in whole else ""), "")
    gaps = rf"\B(?=(\d{{{form['digits']}}})*\d{{3}}$)"
    number = re.sub(gaps, form["group"], whole.replace(",", ""))
    return pattern.replace("#", number + rest.replace(".", form["decimal"])) or figure[0]
