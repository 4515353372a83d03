"""What a page says in its language, read from its HTML without a browser."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cache
from html.parser import HTMLParser
from itertools import product
from typing import Final
from xml.etree.ElementTree import Element, TreeBuilder

from babel.dates import format_date
from babel.numbers import format_percent

from drishti.content import markdown
from drishti.content.bidi import FIRST_STRONG_ISOLATE, POP_ISOLATE
from drishti.content.loader import english, translations
from drishti.content.schema.base import BRACES, DIVIDER, Template, Text
from drishti.content.schema.language import SOURCE_LANGUAGE, Language
from drishti.content.sources import shown_texts

VOID: Final = frozenset(
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"]
)
SILENT: Final = frozenset({"script", "style", "template"})
LABELS: Final = ("alt", "aria-label", "aria-valuetext", "title")
PERCENT: Final = re.compile(r"[0-9.]+%")
DAY: Final = re.compile(r"(\d\d)/(\d\d)/(\d{4})")


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tree = TreeBuilder()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tree.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self.tree.end(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.tree.end(tag)

    def handle_data(self, data: str) -> None:
        self.tree.data(data)


def parsed(html: str) -> Element:
    """Return the ``<html>`` of a page."""
    builder = _Builder()
    builder.feed(html)
    return builder.tree.close()


def text_of(element: Element) -> str:
    """Return all text in an element."""
    return "".join(element.itertext())


@dataclass(frozen=True)
class _Marks:
    """What an element inherits: its language, direction, and whether it is not translated."""

    lang: str
    dir: str
    translate: str = "yes"

    def of(self, element: Element) -> "_Marks":
        return _Marks(*(element.get(name, old) for name, old in vars(self).items()))


@dataclass(frozen=True)
class Reader:
    """Compares a page with the English one, element by element."""

    language: Language

    def faults(self, source: Element, page: Element) -> Iterator[str]:
        """Yield what the body of ``page`` does not say, or does not mark, as it should."""
        marks = _Marks(self.language.tag, self.language.direction)
        one, other = source.find("body"), page.find("body")
        assert one is not None
        assert other is not None
        yield from self._compared(one, other, marks)

    def _compared(self, source: Element, page: Element, marks: _Marks) -> Iterator[str]:
        marks = marks.of(page)
        for name in LABELS:
            wanted, found = source.get(name, ""), page.get(name, "")
            if found not in self._labels(wanted):
                yield f"{name} {wanted!r} is {found!r}"
        if len(source) and _words(text_of(source)) not in _prose():
            if [part.tag for part in source] != [part.tag for part in page]:
                yield f"<{page.tag}> has other parts: {text_of(source)[:80]!r}"
                return
            for one, other in zip(source, page, strict=True):
                if one.tag not in SILENT:
                    yield from self._compared(one, other, marks)
        elif re.search(r"\w", text_of(source)):
            found = text_of(page)
            if not self._is_shown(source, found, marks):
                yield f"{text_of(source)[:80]!r} is {found[:80]!r}, {marks}"

    def _is_shown(self, source: Element, found: str, marks: _Marks) -> bool:
        """Return whether a text is the right one, and marked as what it is."""
        is_kept = marks.translate == "no"
        is_english = marks.lang == SOURCE_LANGUAGE and (
            self.language.direction == "ltr" or marks.dir == "auto"
        )
        wanted = text_of(source)
        options = "lang" not in source.attrib and self._translated(_words(wanted))
        return any(
            _words(found) == _words(text) and (is_kept if is_own else is_english)
            for text, is_own in options or [(self._figure(wanted), True), (wanted, False)]
        )

    def _translated(self, wanted: str) -> set[tuple[str, bool]]:
        """Return what an English text may be here, and whether that is a translation."""
        found = set(_texts(self.language.code).get(wanted, ()))
        for pattern, text, is_own in _templates(self.language.code):
            if match := pattern.fullmatch(wanted):
                values = {name: self._localized(value) for name, value in match.groupdict().items()}
                found.add((text.format_map(values), is_own))
        return found

    def _labels(self, wanted: str) -> set[str]:
        """Return what the label ``wanted`` may be here; some are several texts with commas."""
        if options := {text for text, _ in self._translated(wanted)}:
            return options
        head, comma, tail = wanted.rpartition(", ")
        if not comma:
            return {wanted}
        return {", ".join(both) for both in product(self._labels(head), self._labels(tail))}

    def _figure(self, shown: str) -> str:
        text = self._localized(shown)
        isolated = f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"
        return isolated if self.language.direction == "rtl" else text

    def _localized(self, shown: str) -> str:
        """Return a figure, with a percentage or a day as the language writes it."""
        locale = self.language.locale
        if PERCENT.fullmatch(shown):
            share = Decimal(shown.rstrip("%")) / 100
            written = format_percent(share, locale=locale, decimal_quantization=False)
            return written.replace("%", locale.number_symbols["latn"]["percentSign"])
        if day := DAY.fullmatch(shown):
            return format_date(date(*map(int, reversed(day.groups()))), "long", locale=locale)
        return shown


def _words(text: str) -> str:
    return " ".join(text.split())


def _shown(text: Text) -> str:
    return text_of(parsed(f"<html>{markdown.html(text)}</html>")) if text.is_markdown else text


@cache
def _pairs(code: str) -> list[tuple[Text, Text, bool]]:
    """Return each English text, what a page in the language shows, and if that is translated."""
    own = translations().get(code, {})
    return [
        (source, own.get(key, source), key in own) for key, source in shown_texts(english()).items()
    ]


@cache
def _prose() -> set[str]:
    """Return the English texts that consist of several elements."""
    texts = shown_texts(english()).values()
    return {_words(_shown(text)) for text in texts if text.is_markdown}


@cache
def _texts(code: str) -> dict[str, set[tuple[str, bool]]]:
    """Return what each English text may be in a language."""
    found: dict[str, set[tuple[str, bool]]] = {}
    for source, text, is_own in _pairs(code):
        whole = [(_shown(source), _shown(text))]
        phrases = zip(source.split(DIVIDER), text.split(DIVIDER), strict=True)
        for one, other in (*whole, *phrases):
            found.setdefault(_words(one), set()).add((other, is_own))
    # The picker shows the name of the page's own language once.
    for language in english().language.languages:
        if language.code == code:
            found[language.label].add(("", True))
    return found


@cache
def _templates(code: str) -> list[tuple[re.Pattern[str], str, bool]]:
    """Return the English texts with variables as patterns, and what they are in a language."""
    found = []
    for source, text, is_own in _pairs(code):
        if isinstance(source, Template):
            parts = BRACES.split(source)
            pattern = "".join(
                f"(?P<{part}>.+)" if at % 2 else re.escape(part) for at, part in enumerate(parts)
            )
            found.append((re.compile(pattern), str(text), is_own))
    return found
