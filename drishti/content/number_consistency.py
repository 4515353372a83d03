"""Compare the numbers in a translation with those in the English text."""

import re
from collections import Counter
from typing import Final

from drishti.content.schema.base import Text

# Languages differ in decimal point, grouping and unit (Japanese counts 3.61 million as 361 times
# 10,000), so only digits are compared, ignoring leading and trailing zeros.
NUMBER: Final = re.compile(r"[0-9]{1,3}(?:[.,'\u2019\s][0-9]{3}(?![0-9]))+|[0-9]+(?:[.,][0-9]+)?")

PERCENT_NOTE: Final = "buy.raised.note"
TARGET_LABEL: Final = "buy.countdown.target_label"
SPOKEN: Final = re.compile(r"buy\.raised\.spoken|token\.facts\.[^.]+\.spoken")


def number_mismatch(source: Text, translated: Text, month: int) -> str:
    """Return how the numbers of a translation differ from the English ones; empty if they agree.

    ``month`` is the month of the countdown's target, which a translation may write as a number.
    """
    if SPOKEN.fullmatch(source.key):
        agree = _significant_digits(source) == _significant_digits(translated)
    elif source.key == PERCENT_NOTE:
        agree = _number_counts(source) == _number_counts(translated)
    elif source.key == TARGET_LABEL:
        with_month = _number_counts(f"{source} {month}")
        agree = _number_counts(translated) in (_number_counts(source), with_month)
    else:
        return ""
    found = ", ".join(NUMBER.findall(translated)) or "none"
    wanted = ", ".join(NUMBER.findall(source)) or "none"
    return "" if agree else f"has the numbers {found}; allowed: those of the English, {wanted}"


def _significant_digits(text: str) -> set[str]:
    return {re.sub("[^0-9]", "", number).strip("0") for number in NUMBER.findall(text)}


def _number_counts(text: str) -> Counter[str]:
    return Counter(digits.lstrip("0") for digits in re.findall("[0-9]+", text))
