"""Vision, mission, statistics about blindness, charity, and what readers can do."""

from collections.abc import Sequence

import reflex as rx

from drishti.components.article import day_shown
from drishti.components.images import picture
from drishti.components.link import link, standalone_links
from drishti.components.lists import plain_list
from drishti.components.section import box, section
from drishti.components.text import state_of, text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import Facts, Gift, Voice
from drishti.content.schema.sections import (
    Case,
    ChainLink,
    Charity,
    Help,
    HelpPoint,
    Statement,
    Statistic,
    Vision,
)
from drishti.urls import link_url


def vision(content: Vision, facts: Facts) -> rx.Component:
    """Return the vision and mission section."""
    heading = content.voices_heading
    return section(
        content,
        picture(content, width=320, height=120, class_name="vision__picture"),
        rx.el.div(
            _statement(content.vision),
            _statement(content.mission),
            class_name="columns",
        ),
        rx.el.div(
            _case(content.case),
            plain_list(map(_statistic, content.statistics), class_name="vision__statistics"),
            class_name="columns vision__evidence-text",
        ),
        _charity(content.charity, facts.gifts),
        *([_voices(heading, facts.voices)] if heading and facts.voices else []),
        _help(content.help),
        name="vision",
    )


def _statement(statement: Statement) -> rx.Component:
    return rx.el.div(
        text(statement.heading, tag="h3", data_reveal="once", class_name="vision__heading"),
        text(statement.text, tag="p", data_reveal="once", class_name="vision__text"),
    )


def _case(case: Case) -> rx.Component:
    return rx.el.div(
        text(case.value, tag="h3", class_name="quote"),
        text(case.text, tag="p"),
        *standalone_links(case.source),
        text(case.voice.words, tag="blockquote", class_name="quote"),
        *standalone_links(case.voice.source),
        class_name="vision__case-text",
    )


def _statistic(statistic: Statistic) -> rx.Component:
    return rx.el.li(
        rx.el.p(text(statistic.value, class_name="line vision__value"), " ", text(statistic.text)),
        *standalone_links(statistic.source),
        data_reveal="once",
    )


def _charity(charity: Charity, gifts: Sequence[Gift]) -> rx.Component:
    entries = (_gift(charity, gift) for gift in gifts)
    return box(
        text(charity.heading, tag="h3", id="charity", class_name="vision__heading"),
        rx.el.ol(*map(_chain_link, charity.chain), role="list", class_name="vision__chain"),
        *([rx.el.ul(*entries, class_name="points")] if gifts else []),
        *standalone_links(charity.link),
        class_name="vision__charity",
    )


def _chain_link(content: ChainLink) -> rx.Component:
    return rx.el.li(
        rx.el.p(text(content.title), *state_of(content.state), class_name="vision__link"),
        *([text(content.text, tag="p")] if content.text else []),
    )


def _gift(charity: Charity, gift: Gift) -> rx.Component:
    values = {"day": day_shown(gift.day), "amount": gift.amount, "to": gift.to}
    which = rx.el.span(
        " ", text(values["day"]), " ", text(gift.amount), class_name="visually-hidden"
    )
    return rx.el.li(
        text(charity.gift, tag="p", values=values),
        # No two links of one name lead to different places (WCAG 2.4.9).
        *([link(charity.proof, which, href=link_url(gift.proof))] if charity.proof else []),
    )


def _voices(heading: Text, voices: Sequence[Voice]) -> rx.Component:
    figures = (
        rx.el.figure(
            text(voice.words, tag="blockquote"),
            text(voice.name, tag="figcaption"),
            class_name="quote",
        )
        for voice in voices
    )
    return rx.el.div(text(heading, tag="h3", class_name="vision__heading"), *figures)


def _help(help_: Help) -> rx.Component:
    return box(
        text(help_.heading, tag="h3", id="help", class_name="vision__heading"),
        plain_list(map(_point, help_.points)),
        class_name="vision__help-text",  # so that reader views keep its links
    )


def _point(point: HelpPoint) -> rx.Component:
    return rx.el.li(text(point.text, tag="p"), *standalone_links(*point.links))
