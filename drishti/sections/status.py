"""Where the project stands: what is here, and what is still missing."""

import reflex as rx

from drishti.components.braille import Sign
from drishti.components.link import standalone_links
from drishti.components.section import section
from drishti.components.text import text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import Facts
from drishti.content.schema.status import Status, StatusItem


def status(content: Status, facts: Facts, *, sign: Sign | None = None) -> rx.Component:
    """Return the section; each item is listed by the state of its fact."""
    here = [item for item in content.items if item.fact is None or facts.states[item.fact]]
    missing = [item for item in content.items if item not in here]
    return section(
        _group(content.here_heading, here, state="here"),
        *([_group(content.missing_heading, missing, state="missing")] if missing else []),
        name="status",
        heading=content.heading,
        sign=sign,
        lede=content.lede,
    )


def _group(heading: Text, items: list[StatusItem], *, state: str) -> rx.Component:
    return rx.el.div(
        rx.el.div(
            text(str(len(items)), aria_hidden="true", class_name="status__count"),
            text(heading, tag="h3", class_name="status__heading"),
            class_name="status__head",
        ),
        rx.el.ul(*(_item(item, state) for item in items), role="list", class_name="status__items"),
        class_name="status__group",
    )


def _item(item: StatusItem, state: str) -> rx.Component:
    return rx.el.li(
        text(item.title, tag="h4", id=item.id, class_name="status__title"),
        text(item.text, tag="p"),
        *standalone_links(item.link),
        data_reveal="once",
        data_state=state,
        class_name="status__item marked",
    )
