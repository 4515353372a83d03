"""The legal pages (``content/en/legal.toml`` and ``legal/*.md``)."""

import re
from datetime import date
from itertools import takewhile
from typing import ClassVar, Final

from pydantic import field_validator

from drishti.content.markdown import html
from drishti.content.schema.base import Content, MarkdownText, Text
from drishti.content.schema.link_types import Image

ID: Final = re.compile(r'<h3 id="(.+?)"')
NUMBERED_HEADING: Final = re.compile(r"^## (?:([0-9]+)\.(?: |$))?(.*)$", re.MULTILINE)


class Legal(Content):
    updated_label: Text
    changed_label: Text
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


class Checklist(Content):
    """What a reader should check first, above the summary."""

    ID: ClassVar = "before-you-pay"

    title: Text
    body: MarkdownText


class LegalPage(Content):
    """A legal page: a lede, a summary and ``SECTION_COUNT`` numbered sections.

    ``changed`` is the day of the last change of its text.
    """

    SECTION_COUNT: ClassVar[int]

    title: Text
    description: Text
    changed: date
    updated: date | None = None
    lede: MarkdownText
    checklist: Checklist | None = None
    summary: MarkdownText
    sections: tuple[LegalSection, ...]

    @property
    def anchors(self) -> set[str]:
        """Every anchor on the page, with its ``#``."""
        first = {f"#{Checklist.ID}"} if self.checklist else set()
        sections = {f"#{section.id}" for section in self.sections}
        bodies = "".join(html(section.body) for section in self.sections)
        return first | {"#summary"} | sections | {f"#{found}" for found in ID.findall(bodies)}

    @field_validator("sections")
    @classmethod
    def _check_numbers(cls, sections: tuple[LegalSection, ...]) -> tuple[LegalSection, ...]:
        numbers = [section.number for section in sections]
        if numbers != [*range(1, cls.SECTION_COUNT + 1)]:
            found = ", ".join(map(str, numbers))
            raise ValueError(f"are numbered {found}; allowed: 1 to {cls.SECTION_COUNT}, in order")
        return sections


class Disclaimer(LegalPage):
    """The disclaimer; ``updated`` is the day on which the project last changed its facts."""

    SECTION_COUNT = 14

    updated: date
    checklist: Checklist


class Terms(LegalPage):
    """The terms of use (docs/requirements.md, Legal pages)."""

    SECTION_COUNT = 15


def split(markdown: str) -> dict[str, object]:
    """Return the ``lede``, ``checklist``, ``summary`` and ``sections`` of a legal page's Markdown.

    Of the unnumbered headings above section 1, the last is the summary, and the first of two is
    the checklist. Any other becomes a field named ``## Title``, so that validation reports it as
    unknown.
    """
    lede, *parts = NUMBERED_HEADING.split(markdown)
    found = [*zip(parts[::3], parts[1::3], parts[2::3], strict=True)]
    top = [(title, body) for _, title, body in takewhile(lambda each: not each[0], found)]
    page: dict[str, object] = {
        f"## {title}": body for number, title, body in found[len(top) :] if not number
    }
    if len(top) > 1:
        page["checklist"] = dict(zip(("title", "body"), top.pop(0), strict=True))
    if top:
        page["summary"] = top.pop(0)[1]
    page |= {f"## {title}": body for title, body in top}
    page["lede"] = lede
    page["sections"] = [
        {"number": int(number), "title": title, "body": body}
        for number, title, body in found
        if number
    ]
    return page
