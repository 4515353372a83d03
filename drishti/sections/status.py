"""Where the project stands: what is here, what is still missing, and who decides."""

from collections.abc import Iterable

import reflex as rx

from drishti.components.article import day_shown
from drishti.components.images import icon
from drishti.components.link import link, standalone_links
from drishti.components.lists import plain_list
from drishti.components.section import section
from drishti.components.text import state_of, text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import Facts, Person, Report
from drishti.content.schema.link_types import Link
from drishti.content.schema.sections import Status, StatusGroup, StatusItem
from drishti.content.schema.site_content import SiteContent
from drishti.urls import FEED, link_url


def status(site: SiteContent) -> rx.Component:
    """Return the section, a list of tasks by the readers whom they concern."""
    content, facts = site.status, site.facts
    return section(
        content,
        *(_tasks(group, content, facts) for group in content.groups),
        *_records(content.people_heading, map(_person, facts.people)),
        *_records(content.reports_heading, map(_report, facts.reports)),
        name="status",
        below_lede=[text(content.updated, tag="p", class_name="note"), *_news(site)],
    )


def _news(site: SiteContent) -> list[rx.Component]:
    """Return the news, newest first, with a link to its feed; nothing if there is none."""
    if not site.news:
        return []
    entries = [
        rx.el.li(text(day_shown(day)), " ", link(page.title, href=link_url(f"/{name}")))
        for day, name, page in site.news
    ]
    feed = Link(label=site.status.feed_label, href=FEED) if site.has_feed else None
    head = text(site.status.news_heading, tag="h3", class_name="status__heading")
    news = plain_list(entries, class_name="status__tasks")
    return [rx.el.div(head, news, *standalone_links(feed))]


def _is_here(item: StatusItem, facts: Facts) -> bool:
    return item.fact is None or facts.states[item.fact]


def _tasks(group: StatusGroup, content: Status, facts: Facts) -> rx.Component:
    items = [item for item in content.items if item.group == group.id]
    here = sum(_is_here(item, facts) for item in items)
    counts = {"here": str(here), "all": str(len(items))}
    return rx.el.div(
        text(group.heading, tag="h3", id=group.id, class_name="status__heading"),
        text(content.counted, tag="p", values=counts, class_name="status__count"),
        plain_list((_task(item, content, facts) for item in items), class_name="status__tasks"),
        class_name="status__group",
    )


def _task(item: StatusItem, content: Status, facts: Facts) -> rx.Component:
    here = _is_here(item, facts)
    return rx.el.li(
        rx.el.details(
            rx.el.summary(
                text(item.title, class_name="accordion__title"),
                *state_of(content.here_label if here else item.state),
                icon("chevron"),
                id=item.id,
                class_name="accordion__summary status__summary",
            ),
            rx.el.div(
                text(item.text, tag="p"),
                *([] if here else _expected(item, content, facts)),
                *standalone_links(item.link),
                class_name="accordion__body",
            ),
            class_name="accordion",
        ),
        data_state="here" if here else "missing",
    )


def _records(heading: Text | None, entries: Iterable[rx.Component]) -> list[rx.Component]:
    """Return a group of people or reports, or nothing if there are none."""
    if not heading:
        return []
    records = plain_list(entries, class_name="status__tasks")
    head = text(heading, tag="h3", class_name="status__heading")
    return [rx.el.div(head, records, class_name="status__group")]


def _expected(item: StatusItem, content: Status, facts: Facts) -> list[rx.Component]:
    """Return the day by which a missing fact is expected, if there is one."""
    day = facts.expected.get(item.fact or "")
    if day is None:
        return []
    template = content.late if day < facts.checked else content.expected
    return [text(template, tag="p", values={"date": day_shown(day)}, class_name="note")]


def _person(person: Person) -> rx.Component:
    words = person.own_words
    return rx.el.li(
        _title(person.name, href=person.href),
        text(person.role, tag="p"),
        text(person.line, tag="p"),
        *([rx.el.blockquote(text(words, tag="p"), class_name="quote")] if words else []),
        class_name="accordion__body",
    )


def _report(report: Report) -> rx.Component:
    return rx.el.li(
        _title(report.title, href=link_url(report.href)),
        text(day_shown(report.published), tag="p"),
        class_name="accordion__body",
    )


def _title(shown: str, *, href: rx.Var[str] | str | None) -> rx.Component:
    whole = text(shown) if href is None else link(shown, href=href, class_name="link link--alone")
    return rx.el.h4(whole)
