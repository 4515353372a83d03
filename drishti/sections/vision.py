"""Vision, mission, statistics about blindness, charity, and what readers can do."""

import reflex as rx

from drishti.components.braille import Sign
from drishti.components.link import standalone_links
from drishti.components.picture import picture
from drishti.components.section import section
from drishti.components.text import text
from drishti.content.schema.vision import Charity, Help, Statement, Statistic, Vision


def vision(content: Vision, *, sign: Sign | None = None) -> rx.Component:
    """Return the vision and mission section."""
    return section(
        picture(
            content.image,
            alt=content.image_alt,
            width=1440,
            height=540,
            class_name="vision__picture",
        ),
        rx.el.div(
            _statement(content.vision),
            _statement(content.mission),
            _charity(content.charity),
            class_name="vision__statements",
        ),
        rx.el.ul(
            *(_statistic(statistic) for statistic in content.statistics),
            role="list",
            class_name="vision__statistics",
        ),
        _help(content.help),
        name="vision",
        heading=content.heading,
        sign=sign,
        lede=content.lede,
    )


def _statement(statement: Statement) -> rx.Component:
    return rx.el.div(
        text(statement.heading, tag="h3", data_reveal="once", class_name="vision__heading"),
        text(statement.text, tag="p", data_reveal="once", class_name="vision__text"),
    )


def _statistic(statistic: Statistic) -> rx.Component:
    return rx.el.li(
        rx.el.p(
            text(statistic.value, class_name="line vision__value"),
            " ",
            text(statistic.text),
        ),
        *standalone_links(statistic.source),
        data_reveal="once",
        class_name="vision__statistic",
    )


def _charity(charity: Charity) -> rx.Component:
    return rx.el.div(
        text(charity.heading, tag="h3", id="charity", class_name="vision__heading"),
        text(charity.text, tag="p"),
        *(text(point, tag="p") for point in charity.points),
        *standalone_links(charity.link),
        class_name="vision__charity",
    )


def _help(help_: Help) -> rx.Component:
    return rx.el.div(
        text(help_.heading, tag="h3", id="help", class_name="vision__heading"),
        rx.el.ul(
            *(text(point, tag="li", class_name="marked") for point in help_.points),
            role="list",
            class_name="vision__points",
        ),
        class_name="vision__help",
    )
