"""Where the project stands: what is here, what is still missing, and who decides."""

import reflex as rx

from drishti.components.braille import Sign
from drishti.components.last_updated import day_shown
from drishti.components.link import link, standalone_links
from drishti.components.section import section
from drishti.components.state import state_of
from drishti.components.text import text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import Facts
from drishti.content.schema.records import Person, Report
from drishti.content.schema.status import Status, StatusItem


def status(content: Status, facts: Facts, *, sign: Sign | None = None) -> rx.Component:
    """Return the section; each item is listed by the state of its fact."""
    here = [item for item in content.items if item.fact is None or facts.states[item.fact]]
    missing = [item for item in content.items if item not in here]
    days = [_expected(item, content, facts) for item in missing]
    checked = text(
        content.checked,
        tag="p",
        values={"date": day_shown(facts.checked)},
        class_name="note",
    )
    return section(
        _group(content.here_heading, [_item(item, state="here") for item in here], state="here"),
        *_optional_group(content.people_heading, list(map(_person, facts.people))),
        *_optional_group(content.reports_heading, list(map(_report, facts.reports))),
        *_optional_group(
            content.missing_heading,
            [_item(item, *day, state="missing") for item, day in zip(missing, days, strict=True)],
            state="missing",
        ),
        name="status",
        heading=content.heading,
        sign=sign,
        lede=content.lede,
        below_lede=[checked],
    )


def _optional_group(
    heading: Text | None, items: list[rx.Component], *, state: str = "here"
) -> list[rx.Component]:
    return [_group(heading, items, state=state)] if heading and items else []


def _group(heading: Text, items: list[rx.Component], *, state: str) -> rx.Component:
    return rx.el.div(
        rx.el.div(
            text(str(len(items)), aria_hidden="true", class_name="status__count"),
            text(heading, tag="h3", class_name="status__heading"),
            class_name="status__head",
        ),
        rx.el.ul(*items, role="list", class_name="status__items"),
        data_state=state,
        class_name="status__group",
    )


def _item(item: StatusItem, *more: rx.Component, state: str) -> rx.Component:
    return rx.el.li(
        rx.el.h4(text(item.title), *state_of(item.state), id=item.id, class_name="status__title"),
        text(item.text, tag="p"),
        *more,
        *standalone_links(item.link),
        data_reveal="once",
        data_state=state,
        class_name="status__item marked",
    )


def _expected(item: StatusItem, content: Status, facts: Facts) -> list[rx.Component]:
    """Return by when a missing fact is expected, if a day has been named."""
    day = facts.expected.get(item.fact or "")
    if day is None:
        return []
    template = content.late if day < facts.checked else content.expected
    return [text(template, tag="p", values={"date": day_shown(day)}, class_name="note")]


def _person(person: Person) -> rx.Component:
    return rx.el.li(
        _heading(person.name, href=person.href),
        text(person.role, tag="p"),
        text(person.line, tag="p"),
        *([rx.el.blockquote(text(person.own_words, tag="p"))] if person.own_words else []),
        data_state="here",
        class_name="status__item marked",
    )


def _report(report: Report) -> rx.Component:
    return rx.el.li(
        _heading(report.title, href=report.href),
        text(day_shown(report.published), tag="p"),
        data_state="here",
        class_name="status__item marked",
    )


def _heading(shown: Text | str, *, href: str | None) -> rx.Component:
    whole = link(shown, href=href, class_name="link link--alone") if href else text(shown)
    return rx.el.h4(whole, class_name="status__title")
