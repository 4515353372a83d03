"""What a page says in its language, read from its HTML without a browser."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from datetime import datetime
from itertools import product
from typing import Final

from babel.dates import format_date
from selectolax.lexbor import LexborHTMLParser, LexborNode

from drishti.content import markdown
from drishti.content.figures import FIRST_STRONG_ISOLATE, POP_ISOLATE, localize
from drishti.content.files import shown_texts
from drishti.content.loader import english, translations
from drishti.content.schema.base import DIVIDER, MarkdownText, Template, Text
from drishti.content.schema.language import SOURCE_LANGUAGE, Language

SILENT: Final = {"script", "style", "template"}
LABELS: Final = ("alt", "aria-label", "aria-valuetext", "title")
MARKS: Final = {"lang", "dir", "translate"}
DAY: Final = re.compile(r"\d+ [A-Z][a-z]+ \d{4}")


def parsed(html: str) -> LexborNode:
    root = LexborHTMLParser(html).root
    assert root
    return root


def _words(text: str) -> str:
    # Node and Babel spell some Bengali months differently.
    return " ".join(text.split()).replace("ী", "ি")


def _phrases(text: Text) -> list[str]:
    """Return the strings in which elements may show a text: all of it, and each of its phrases."""
    if isinstance(text, MarkdownText):
        return [_words(parsed(markdown.html(text)).text())]
    return [text, *text.split(DIVIDER)]


class Reader:
    """Compares pages in a language with the English ones, element by element."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.prose: set[str] = set()
        self.templates: list[tuple[str, str, bool]] = []
        self.shown: defaultdict[str, set[tuple[str, bool]]] = defaultdict(set)
        own = translations()[language.code]
        for key, source in shown_texts(english()).items():
            text, is_own = own.get(key, source), key in own
            for phrase, translated in zip(_phrases(source), _phrases(text), strict=True):
                self.shown[_words(phrase)].add((translated, is_own))
            if isinstance(source, MarkdownText):
                self.prose.update(_phrases(source))
            if isinstance(source, Template):
                pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(source))
                self.templates.append((pattern, text, is_own))
        for each in english().language.languages:  # the picker shows no name twice
            if each == language or own.get(each.label.key) == each.own_name:
                self.shown[each.label].add(("", True))

    def faults(self, source: LexborNode, page: LexborNode) -> Iterator[str]:
        """Yield wrong elements, texts, labels and ``MARKS`` in the body of ``page``."""
        for one, other in zip(source.css("body"), page.css("body"), strict=True):
            yield from self._compared(one, other, page.attributes)

    def _compared(
        self, source: LexborNode, page: LexborNode, inherited: Mapping[str, str | None]
    ) -> Iterator[str]:
        marks = {name: page.attrs.get(name, inherited.get(name)) for name in MARKS}
        wanted, found = source.text(), page.text()
        for name in LABELS:
            label, shown = source.attrs.sget(name, ""), page.attrs.sget(name, "")
            if shown not in self._labels(label):
                yield f"{name} {label!r} is {shown!r}"
        parts, others = [*source.iter()], [*page.iter()]
        if parts and _words(wanted) not in self.prose:
            if [part.tag for part in parts] != [part.tag for part in others]:
                yield f"other parts than of {wanted[:80]!r}"
                return
            for one, other in zip(parts, others, strict=True):
                if one.tag not in SILENT:
                    yield from self._compared(one, other, marks)
        elif re.search(r"\w", wanted):
            options = "lang" not in source.attributes and self._translated(_words(wanted))
            is_ours = marks["translate"] == "no"
            is_english = marks["lang"] == SOURCE_LANGUAGE and (
                self.language.direction == "ltr" or marks["dir"] == "auto"
            )
            if not any(
                _words(found) == _words(text) and (is_ours if is_own else is_english)
                for text, is_own in options or [(self._figure(wanted), True), (wanted, False)]
            ):
                yield f"{wanted[:80]!r} is {found[:80]!r}, {marks}"

    def _translated(self, wanted: str) -> set[tuple[str, bool]]:
        """Return the allowed forms of an English text, each with whether it is a translation."""
        found = set(self.shown.get(wanted, ()))
        for pattern, text, is_own in self.templates:
            if match := re.fullmatch(pattern, wanted):
                written = self._localized if is_own else str
                values = {name: written(value) for name, value in match.groupdict().items()}
                found.add((text.format_map(values), is_own))
        return found

    def _labels(self, wanted: str) -> set[str]:
        """Return the allowed forms of an English label, which may be several texts with commas."""
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
        """Return a figure or date as the language writes it."""
        locale = self.language.locale
        if DAY.fullmatch(shown):
            day = datetime.strptime(f"{shown} +0530", "%d %B %Y %z")
            return format_date(day, "long", locale=locale)
        return localize(shown, locale)
