"""Compare the facts in a translation with those in the English text."""

import re
from collections.abc import Mapping
from typing import Final

from drishti.content.conditions import blocks
from drishti.content.markdown import links, parse
from drishti.content.schema.base import BRACES, Text

# Grouping and decimal marks differ between languages, and so do spoken units: Japanese counts
# 3.61 million as 361 times 10,000. Of a spoken sum, only the significant digits are compared.
NUMBER: Final = re.compile(r"[0-9]{1,3}(?:[.,'\u2019\s][0-9]{3}(?![0-9]))+|[0-9]+(?:[.,][0-9]+)?")
SPOKEN: Final = (".short", ".crore")


def fact_mismatch(source: Text, translated: Text, variables: Mapping[str, str]) -> str:
    """Return how the facts in a translation differ from the English ones; empty if they agree.

    Each number in a variable that the English text uses must be in the translation. Both must
    depend on the same facts and have the same links.
    """
    if blocks(source) != blocks(translated):
        return "depends on other facts than the English text"
    if "](" in source or "](" in translated:
        found, wanted = (sorted(set(links(parse(text)))) for text in (translated, source))
        if found != wanted:
            return f"has the links {found}, not {wanted}"
    for name in {found[1] for found in BRACES.finditer(source.written)} & variables.keys():
        numbers = _significant_digits if name.endswith(SPOKEN) else _digits
        if not numbers(variables[name]) <= numbers(translated):
            return f"does not mention {{{name}}}, which is {variables[name]}"
    return ""


def _digits(text: str) -> set[str]:
    return {digits.lstrip("0") for digits in re.findall("[0-9]+", text)}


def _significant_digits(text: str) -> set[str]:
    return {re.sub("[^0-9]", "", number).strip("0") for number in NUMBER.findall(text)}
