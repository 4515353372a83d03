"""Where the project stands: what is here, what is still missing, and who decides."""

import reflex as rx

from drishti.components.last_updated import day_shown
from drishti.components.link import link, standalone_links
from drishti.components.section import section
from drishti.components.state import state_of
from drishti.components.text import text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import Facts
from drishti.content.schema.records import Person, Report
from drishti.content.schema.sections import Status, StatusItem
from drishti.urls import link_url


def status(content: Status, facts: Facts) -> rx.Component:
    """Return the section, which lists the items by whether their facts are known."""
    here = [item for item in content.items if item.fact is None or facts.states[item.fact]]
    missing = [item for item in content.items if item not in here]
    return section(
        content,
        *_group(content.here_heading, [_item(item, state="here") for item in here]),
        *_group(content.people_heading, [_person(person) for person in facts.people]),
        *_group(content.reports_heading, [_report(report) for report in facts.reports]),
        *_group(
            content.missing_heading,
            [_item(item, *_expected(item, content, facts), state="missing") for item in missing],
            state="missing",
        ),
        name="status",
        below_lede=[
            text(
                content.checked,
                tag="p",
                values={"date": day_shown(facts.checked)},
                class_name="note",
            )
        ],
    )


def _group(
    heading: Text | None, items: list[rx.Component], *, state: str = "here"
) -> list[rx.Component]:
    """Return the group, or nothing if it has no heading or no items."""
    if not (heading and items):
        return []
    head = rx.el.div(
        text(str(len(items)), aria_hidden="true", class_name="status__count"),
        text(heading, tag="h3", class_name="status__heading"),
        class_name="status__head",
    )
    entries = rx.el.ul(*items, role="list", class_name="status__items")
    return [rx.el.div(head, entries, data_state=state, class_name="status__group")]


def _item(item: StatusItem, *more: rx.Component, state: str) -> rx.Component:
    return _entry(
        rx.el.h4(text(item.title), *state_of(item.state), id=item.id, class_name="status__title"),
        text(item.text, tag="p"),
        *more,
        *standalone_links(item.link),
        data_reveal="once",
        data_state=state,
    )


def _expected(item: StatusItem, content: Status, facts: Facts) -> list[rx.Component]:
    """Return the day by which a missing fact is expected, if there is one."""
    day = facts.expected.get(item.fact or "")
    if day is None:
        return []
    template = content.late if day < facts.checked else content.expected
    return [text(template, tag="p", values={"date": day_shown(day)}, class_name="note")]


def _person(person: Person) -> rx.Component:
    return _entry(
        _title(person.name, href=person.href),
        text(person.role, tag="p"),
        text(person.line, tag="p"),
        *([rx.el.blockquote(text(person.own_words, tag="p"))] if person.own_words else []),
    )


def _report(report: Report) -> rx.Component:
    return _entry(
        _title(report.title, href=link_url(report.href)), text(day_shown(report.published), tag="p")
    )


def _entry(*children: rx.Component, data_state: str = "here", **attributes: str) -> rx.Component:
    return rx.el.li(
        *children, data_state=data_state, class_name="status__item marked", **attributes
    )


def _title(shown: Text | str, *, href: rx.Var[str] | str | None) -> rx.Component:
    whole = link(shown, href=href, class_name="link link--alone") if href else text(shown)
    return rx.el.h4(whole, class_name="status__title")
