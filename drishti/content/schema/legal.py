"""The legal pages (``content/en/legal.toml`` and ``legal/*.md``)."""

import re
from datetime import date
from typing import ClassVar, Final

from pydantic import field_validator

from drishti.content.schema.base import Content, MarkdownText, Text
from drishti.content.schema.link_types import Image

NUMBERED_HEADING: Final = re.compile(r"^## (?:([0-9]+)\.(?: |$))?(.*)$", re.MULTILINE)


class Legal(Content):
    """Labels and notes on the legal pages."""

    updated_label: Text
    checked_label: Text
    contents_label: Text
    summary_label: Text
    binding_note: Text
    back_home: Text


class OwnPage(Content):
    """A page of the owner's (``content/en/pages/*.md``), with its address from the file's name.

    One with a day in ``published`` is news.
    """

    title: Text
    description: Text
    published: date | None = None
    updated: date | None = None
    image: Image = "images/reasons/access.svg"
    body: MarkdownText


class LegalSection(Content):
    """One numbered section; ``body`` is Markdown."""

    number: int
    title: Text
    body: MarkdownText

    @property
    def id(self) -> str:
        """The section's HTML id."""
        return f"section-{self.number}"


class LegalPage(Content):
    """A legal page: a summary and ``SECTION_COUNT`` numbered sections."""

    SECTION_COUNT: ClassVar[int]

    title: Text
    description: Text
    updated: date
    summary: MarkdownText
    sections: tuple[LegalSection, ...]

    @property
    def anchors(self) -> set[str]:
        """Every anchor on the page, with its ``#``."""
        return {"#summary", *(f"#{section.id}" for section in self.sections)}

    @field_validator("sections")
    @classmethod
    def _check_numbers(cls, sections: tuple[LegalSection, ...]) -> tuple[LegalSection, ...]:
        numbers = [section.number for section in sections]
        if numbers != [*range(1, cls.SECTION_COUNT + 1)]:
            found = ", ".join(map(str, numbers))
            raise ValueError(f"are numbered {found}; allowed: 1 to {cls.SECTION_COUNT}, in order")
        return sections


class Disclaimer(LegalPage):
    """The disclaimer (docs/requirements.md, Legal pages)."""

    SECTION_COUNT = 14


class Terms(LegalPage):
    """The terms of use (docs/requirements.md, Legal pages)."""

    SECTION_COUNT = 15


def split(markdown: str) -> dict[str, object]:
    """Return the ``summary`` and ``sections`` of a legal page's Markdown.

    The first unnumbered heading is the summary. Any other unnumbered heading becomes a field named
    ``## Title``, so that validation reports it as unknown.
    """
    sections: list[dict[str, object]] = []
    page: dict[str, object] = {"sections": sections}
    _, *parts = NUMBERED_HEADING.split(markdown)
    for number, title, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        if number:
            sections.append({"number": int(number), "title": title, "body": body})
        elif "summary" not in page:
            page["summary"] = body
        else:
            page[f"## {title}"] = body
    return page
