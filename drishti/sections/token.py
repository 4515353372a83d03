"""The token overview: facts and shares of the supply."""

from itertools import accumulate
from typing import Final

import reflex as rx

from drishti.components.lists import plain_list
from drishti.components.section import section
from drishti.components.text import text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import WHOLE, Facts
from drishti.content.schema.sections import Token

REST: Final = "token__slice token__slice--rest"


def token(content: Token, facts: Facts) -> rx.Component:
    """Return the token overview."""
    return section(content, _shares(content, facts), _facts(content), name="token")


def _shares(content: Token, facts: Facts) -> rx.Component:
    slices = [_share(each.label, each.percent, note=each.note) for each in facts.shares]
    if content.rest_label:
        slices.append(_share(content.rest_label, facts.rest_percent, class_name=REST))
    return rx.el.div(
        text(content.shares_heading, tag="h3", class_name="token__heading"),
        _chart([share.percent for share in facts.shares]),
        plain_list(slices, data_reveal="once", class_name="token__slices"),
    )


def _share(
    label: Text, percent: int, *, note: Text | None = None, class_name: str = "token__slice"
) -> rx.Component:
    """Return a share; the label comes first, and CSS places the number before it."""
    return rx.el.li(
        text(label, tag="p", class_name="token__label"),
        text(f"{percent}%", class_name="token__percent"),
        *([text(note, tag="p", class_name="token__note muted")] if note else []),
        class_name=class_name,
    )


def _facts(content: Token) -> rx.Component:
    columns = (
        text(it, tag="th", role="columnheader", custom_attrs={"scope": "col"})
        for it in (content.fact_column, content.value_column)
    )
    rows = (
        rx.el.tr(
            text(fact.term, tag="th", role="rowheader", custom_attrs={"scope": "row"}),
            rx.el.td(text(fact.value), role="cell"),
        )
        for fact in content.facts
    )
    return rx.el.table(
        text(content.facts_caption, tag="caption", class_name="token__caption"),
        rx.el.thead(rx.el.tr(*columns)),
        rx.el.tbody(*rows),
        class_name="token__facts",
    )


def _chart(percents: list[int]) -> rx.Component:
    """Return a stacked bar, hidden from screen readers, because a list has the same numbers."""
    *starts, _ = accumulate(percents, initial=0)
    parts = (
        rx.el.svg.rect(x=start, width=percent, height=1, class_name="token__part")
        for start, percent in zip(starts, percents, strict=True)
    )
    return rx.el.div(
        rx.el.svg(*parts, view_box=f"0 0 {WHOLE} 1", width=WHOLE, preserve_aspect_ratio="none"),
        aria_hidden="true",
        class_name="token__chart",
    )
