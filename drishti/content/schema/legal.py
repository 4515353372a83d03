"""The legal pages (``content/en/legal.toml`` and ``legal/*.md``)."""

import re
from datetime import date
from typing import ClassVar, Final, Self

from pydantic import field_validator, model_validator
from pydantic_core import PydanticCustomError

from drishti.content.markdown import links, parse, unsupported
from drishti.content.schema.base import Content, MarkdownText, Text

NUMBERED_HEADING: Final = re.compile(
    r"^## (?:(?P<number>[0-9]+)\.(?: |$))?(?P<title>.*)$", re.MULTILINE
)


class Legal(Content):
    """Labels and notes on the legal pages."""

    updated_label: Text
    checked_label: Text
    contents_label: Text
    summary_label: Text
    binding_note: Text
    back_home: Text


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

    @property
    def hrefs(self) -> list[str]:
        """Every link target in the page's text."""
        return [href for body in self._bodies for href in links(parse(body))]

    @property
    def _bodies(self) -> list[MarkdownText]:
        return [self.summary, *(section.body for section in self.sections)]

    @field_validator("sections", mode="before")
    @classmethod
    def _check_numbering(cls, sections: object) -> object:
        """Check the numbers before validating the sections, to report only one error."""
        if not isinstance(sections, tuple):
            return sections
        numbers = [
            section.get("number") if isinstance(section, dict) else 0 for section in sections
        ]
        if numbers != list(range(1, len(numbers) + 1)):
            raise PydanticCustomError(
                "section_numbers",
                "are numbered {numbers}; allowed: 1 to {wanted}, in order",
                {"numbers": ", ".join(map(str, numbers)), "wanted": cls.SECTION_COUNT},
            )
        if len(numbers) != cls.SECTION_COUNT:
            raise PydanticCustomError(
                "section_count",
                "found {found} numbered sections; allowed: exactly {wanted}",
                {"found": len(numbers), "wanted": cls.SECTION_COUNT},
            )
        return sections

    @model_validator(mode="after")
    def _check_markdown(self) -> Self:
        found = sorted({kind for body in self._bodies for kind in unsupported(parse(body))})
        if found:
            raise PydanticCustomError(
                "markdown_kind",
                "unsupported Markdown: {found}; allowed: paragraphs, lists, sub-headings, bold, "
                "italics and links",
                {"found": ", ".join(found)},
            )
        return self


class Disclaimer(LegalPage):
    """The disclaimer (docs/requirements.md, Legal pages)."""

    SECTION_COUNT = 14


class Terms(LegalPage):
    """The terms of use (docs/requirements.md, Legal pages)."""

    SECTION_COUNT = 15


def split(markdown: str) -> dict[str, object]:
    """Return the ``summary`` and ``sections`` of a legal page's Markdown.

    The first unnumbered heading is the summary. Any other one becomes a field named ``## Title``,
    so that validation reports it as unknown.
    """
    marks = list(NUMBERED_HEADING.finditer(markdown))
    ends = [mark.start() for mark in marks[1:]] + [len(markdown)]
    sections: list[dict[str, object]] = []
    page: dict[str, object] = {"sections": sections}
    for mark, end in zip(marks, ends, strict=True):
        body = markdown[mark.end() : end]
        if mark["number"]:
            sections.append({"number": int(mark["number"]), "title": mark["title"], "body": body})
        elif "summary" not in page:
            page["summary"] = body
        else:
            page[f"## {mark['title']}"] = body
    return page
