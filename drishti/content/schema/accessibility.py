"""Copy for the accessibility statement (``content/<language>/accessibility.toml``)."""

from datetime import date
from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, Id, Template, Text, gaps


class StatementSection(Content):
    """One heading and what stands under it: paragraphs, points, the test results if asked for."""

    id: Id
    heading: Text
    paragraphs: tuple[Text, ...] = ()
    points: tuple[Text, ...] = ()
    shows_results: bool = False


class ResultsTable(Content):
    """The words around the test results."""

    caption: Text
    tool_column: Text
    visited_column: Text
    found_column: Text
    tested: Annotated[Template, gaps("date")]


class Accessibility(Content):
    """The accessibility statement."""

    title: Text
    description: Text
    updated: date
    lede: Text
    sections: Annotated[tuple[StatementSection, ...], Field(min_length=1)]
    results: ResultsTable
