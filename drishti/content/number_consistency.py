"""Compare the figures of a translation with those of the English text."""

import re
from collections import Counter
from typing import Final

from drishti.content.schema.base import Text

# A translation may put the point elsewhere (3.61 million is 361 times ten thousand in Japanese)
# and group by other signs; the digits without the noughts around them stay the same.
NUMBER: Final = re.compile(r"[0-9]{1,3}(?:[.,'\u2019\s][0-9]{3}(?![0-9]))+|[0-9]+(?:[.,][0-9]+)?")

PERCENT_NOTE: Final = "buy.raised.note"
TARGET_LABEL: Final = "buy.countdown.target_label"
SPOKEN: Final = re.compile(r"buy\.raised\.spoken|token\.facts\.[^.]+\.spoken")


def contradiction(source: Text, translated: Text, month: int) -> str:
    """Return how the figures of a translation differ from the English; nothing if they agree.

    ``month`` is that of the countdown's end, which English spells out and others may count.
    """
    if SPOKEN.fullmatch(source.key):
        agree = _digits(source) == _digits(translated)
    elif source.key == PERCENT_NOTE:
        agree = _counted(source) == _counted(translated)
    elif source.key == TARGET_LABEL:
        with_month = _counted(f"{source} {month}")
        agree = _counted(translated) in (_counted(source), with_month)
    else:
        return ""
    found = ", ".join(NUMBER.findall(translated)) or "none"
    wanted = ", ".join(NUMBER.findall(source)) or "none"
    return "" if agree else f"says {found}; allowed: the figures of the English text, {wanted}"


def _digits(words: str) -> set[str]:
    return {re.sub("[^0-9]", "", number).strip("0") for number in NUMBER.findall(words)}


def _counted(words: str) -> Counter[str]:
    return Counter(digits.lstrip("0") for digits in re.findall("[0-9]+", words))
