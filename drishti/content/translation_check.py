"""Compare a translation with its English text, and keep what a second reader has compared.

A translation is shown only after a second reading, and may have other figures than the English
only after one. Each line of the file of readings names a language, a digest of the English and
its translation, and the key of the text, for people only.
"""

import re
import unicodedata
from collections import Counter
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from drishti.content.conditions import blocks, empty_block
from drishti.content.files import write_text
from drishti.content.markdown import HOST_LIKE, disguise, link_texts, markdown_error, plain
from drishti.content.schema.base import (
    BRACES,
    DIVIDER,
    MarkdownText,
    Text,
    list_names,
    markup_error,
    text_error,
    variables_error,
    variables_in,
)

READINGS: Final = "content/locales/second_reading.txt"
FACT: Final = "facts."
"""Begins the keys of facts, which stand inside other texts."""

DIGITS: Final = 40
"""Hexadecimal digits in a mark. With 16, two texts of the same mark can be made in minutes."""

FOREIGN: Final = re.compile(
    HOST_LIKE + r"|0[xX]\w+|\S*@\S*|[^\s(]*//[^\s)]*|[\u2801-\u28ff]+"
    r"|[‰‱؉؊]|[$¢£¥৳฿\u20a0-\u20cf](?:[A-Z]\w*)?|(?:BNB|BTC|ETH|SOL|USD[CT])(?![A-Za-z])"
)
"""Host names, wallets, handles, links, braille, tickers and signs of a currency or per mille."""

GAP: Final = "[.,'\u2019\u066c\xa0\u202f]"
GAPS: Final = re.compile(rf"(?<=\d){GAP}(?=(?:\d{{2,3}}{GAP})*\d{{3}}(?!\d))")
"""Matches what groups the digits of a number, in threes or as in India."""
HAN_FIGURE: Final = re.compile("[〇零一二三四五六七八九]{3,}")
HAN_DIGITS: Final = str.maketrans("〇零一二三四五六七八九", "00123456789")
FIGURE: Final = re.compile(r"\d+(?:\.\d+)*")


def translation_error(translated: Text, source: Text) -> str:
    """Return what is wrong with a translation; empty if nothing is.

    It must have the variables, the links and the conditions of the English text, and as many
    phrases. It must name no site, wallet, account or currency that the English does not.
    """
    if error := text_error(translated) or variables_error(translated.raw, variables_in(source.raw)):
        return error
    if added := _foreign(translated.raw) - _foreign(source.raw):
        return f"has {list_names(added)}, which the English has not; remove it"
    phrases, allowed = (len(text.split(DIVIDER)) for text in (translated, source))
    if phrases != allowed:
        return f'has {phrases} phrases; allowed: {allowed}, separated by "{DIVIDER}"'
    return _markdown_error(translated, source)


def figures_error(translated: Text, source: Text) -> str:
    """Return how the figures of a translation differ from the English; empty if they do not.

    Figures may be in the digits of any script, and grouped in any way.
    """
    found, wanted = map(_figures, (translated.raw, source.raw))
    if found == wanted:
        return ""
    allowed = f"{list_names(wanted)}, or a second reading"
    return f"has the figures {list_names(found)}; allowed: {allowed}"


def mark(code: str, source: Text, translated: str) -> str:
    """Return the mark of a text and its translation into a language."""
    digest = sha256(f"{source.raw}\0{translated}".encode()).hexdigest()
    return f"{code} {digest[:DIGITS]}"


def marks(root: Path) -> frozenset[str]:
    """Return every mark in the file."""
    return frozenset(line.rpartition(" ")[0] for line in _readings(root))


def write_marks(root: Path, code: str, translated: dict[str, str]) -> None:
    """Replace the lines of a language with ``translated``, the mark of each text by its key."""
    others = [line for line in _readings(root) if not line.startswith(f"{code} ")]
    own = [f"{found} {key}" for key, found in translated.items()]
    lines = sorted(others + own, key=lambda line: line[:2])
    write_text(root / READINGS, "".join(f"{line}\n" for line in lines))


def _readings(root: Path) -> list[str]:
    file = root / READINGS
    return file.read_text("utf-8", "replace").splitlines() if file.is_file() else []


def _markdown_error(translated: Text, source: Text) -> str:
    if not isinstance(source, MarkdownText):
        return markup_error(translated)
    if error := markdown_error(translated):
        return error
    if blocks(translated) != blocks(source):
        return "has other ::: blocks than the English; allowed: the same, in the same order"
    if error := empty_block(translated):
        return error
    found, wanted = map(_links, (translated.raw, source.raw))
    if found != wanted:
        return f"has the links {list_names(found)}; allowed: exactly {list_names(wanted)}"
    return ""


def _links(text: str) -> Counter[str]:
    """Return the targets of links, each with the figures in its text, as in ``#section-3 (3)``."""
    shown = ((href, list_names(_figures(words))) for href, words in link_texts(text))
    return Counter(href if figures == "none" else f"{href} ({figures})" for href, figures in shown)


@cache  # most texts are the same after a save
def _foreign(text: str) -> set[str]:
    words = plain(BRACES.sub(" ", text))
    return {*FOREIGN.findall(words), *filter(disguise, re.findall(r"\w+", words))}


@cache
def _figures(text: str) -> Counter[str]:
    words = unicodedata.normalize("NFKC", GAPS.sub("", BRACES.sub(" ", text)))
    words = HAN_FIGURE.sub(lambda figure: figure[0].translate(HAN_DIGITS), words)
    digits = "".join(
        f"{unicodedata.numeric(it):g}" if unicodedata.category(it)[0] == "N" else it for it in words
    )
    return Counter(FIGURE.findall(re.sub("[,\u066b]", ".", digits)))
