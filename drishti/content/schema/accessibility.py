"""Copy for the accessibility statement (``content/en/accessibility.toml``)."""

from datetime import date
from typing import Annotated

from drishti.content.schema.base import Content, Id, NonEmpty, Template, Text, variables
from drishti.content.schema.link_types import Link


class StatementSection(Content):
    """A heading with paragraphs, a bullet list (``points``), links and the test results."""

    id: Id
    heading: Text
    paragraphs: tuple[Text, ...] = ()
    points: tuple[Text, ...] = ()
    links: tuple[Link, ...] = ()
    shows_results: bool = False


class ResultsTable(Content):
    """Caption, column headings and note of the table of test results.

    ``reviewed`` says how many kinds of findings were set aside; below it are the reasons.
    """

    caption: Text
    tool_column: Text
    visited_column: Text
    found_column: Text
    tested: Annotated[Template, variables("date")]
    reviewed: Annotated[Template, variables("false", "answered")]
    false_label: Text
    answered_label: Text


class Accessibility(Content):
    title: Text
    description: Text
    updated: date
    lede: Text
    sections: NonEmpty[StatementSection]
    results: ResultsTable

    @property
    def anchors(self) -> set[str]:
        """Every anchor on the page, with its ``#``."""
        return {f"#{section.id}" for section in self.sections}
