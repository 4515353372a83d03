"""The accessibility statement."""

from typing import Final

import reflex as rx

from drishti.components.article import article, day_shown, last_updated
from drishti.components.images import icon
from drishti.components.link import standalone_links
from drishti.components.lists import points
from drishti.components.text import text
from drishti.content.accessibility_results import Checker, Results
from drishti.content.schema.accessibility import Accessibility, ResultsTable, StatementSection
from drishti.content.schema.legal import Legal

IMAGE: Final = "images/reasons/access.svg"
"""Headphones and a braille display; decorative here, described in the reasons section."""


def accessibility(content: Accessibility, results: Results, legal: Legal) -> rx.Component:
    """Return the statement; ``legal`` holds the labels shared with the legal pages."""
    table = _results(content.results, results)
    return article(
        content.title,
        *(_section(section, table) for section in content.sections),
        head=[
            last_updated(legal.changed_label, day=content.updated),
            text(content.lede, tag="p", class_name="accessibility__lede"),
        ],
        image=IMAGE,
        labels=legal,
        class_name="accessibility",
    )


def _section(section: StatementSection, results: rx.Component) -> rx.Component:
    return rx.el.section(
        text(section.heading, tag="h2", class_name="accessibility__heading"),
        *(text(paragraph, tag="p") for paragraph in section.paragraphs),
        *([points(section.points)] if section.points else []),
        *standalone_links(*section.links),
        *([results] if section.shows_results else []),
        id=section.id,
        class_name="accessibility__section",
    )


def _results(content: ResultsTable, results: Results) -> rx.Component:
    """Return the table. Explicit roles keep its semantics when CSS lays it out as blocks."""
    columns = (
        text(it, tag="th", role="columnheader", custom_attrs={"scope": "col"})
        for it in (content.tool_column, content.visited_column, content.found_column)
    )
    return rx.fragment(
        rx.el.table(
            text(content.caption, tag="caption", class_name="accessibility__caption"),
            rx.el.thead(rx.el.tr(*columns, role="row"), role="rowgroup"),
            rx.el.tbody(*map(_row, results.checkers), role="rowgroup"),
            role="table",
            class_name="accessibility__results",
        ),
        text(
            content.tested, tag="p", values={"date": day_shown(results.tested)}, class_name="muted"
        ),
        _reviewed(content, results),
    )


def _reviewed(content: ResultsTable, results: Results) -> rx.Component:
    """Return what was set aside, with the reasons, which exist in English only."""
    kinds = {"false": content.false_label, "answered": content.answered_label}
    counts, parts = {}, []
    for kind, label in kinds.items():
        reviewed = [it for it in results.reviewed if it.kind == kind]
        counts[kind] = str(sum(it.findings for it in reviewed))
        reasons = (f"{it.reason} ({it.findings})" for it in reviewed)
        entries = (rx.el.li(rx.el.span(reason, lang="en", dir="auto")) for reason in reasons)
        parts.append(text(label, tag="h3", class_name="accessibility__kind"))
        parts.append(rx.el.ul(*entries, class_name="points"))
    return rx.el.details(
        rx.el.summary(
            text(content.reviewed, values=counts), icon("chevron"), class_name="accordion__summary"
        ),
        *parts,
        class_name="accordion",
    )


def _row(checker: Checker) -> rx.Component:
    name = f"{checker.name} {checker.version}"
    return rx.el.tr(
        text(name, tag="th", role="rowheader", custom_attrs={"scope": "row"}),
        text(str(checker.visited), tag="td", role="cell"),
        text(str(checker.found), tag="td", role="cell"),
        role="row",
    )
