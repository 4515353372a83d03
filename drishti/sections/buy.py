"""The buy box: sample figures, a countdown and an inactive button."""

from typing import Any

import reflex as rx

from drishti.components.images import icon
from drishti.components.link import button_link
from drishti.components.lists import plain_list, points, stats
from drishti.components.progress_bar import progress_bar
from drishti.components.section import box, section, section_drawing
from drishti.components.text import notice, sentences, state_of, text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import Facts
from drishti.content.schema.sections import (
    Buy,
    BuyButton,
    Countdown,
    PaymentOptions,
    Quotation,
    Raised,
    Seller,
)
from drishti.state.countdown import TARGET_MS, CountdownState
from drishti.urls import link_url
from reflex_static import clock


def buy(content: Buy, facts: Facts) -> rx.Component:
    """Return the buy box."""
    return section(
        content,
        box(
            notice(content.sample_note, kind="sample"),
            _countdown(content.countdown),
            _raised(content.raised, percent=facts.raised.percent),
            stats([content.current, content.next]),
            rx.el.div(
                stats([content.pay, content.receive]),
                _options(content.options),
                _button(content.button),
                class_name="buy__payment",
            ),
            state="here" if content.button.href else "missing",
        ),
        rx.el.div(
            notice(content.imitation, kind="risk"),
            _risk(content.risk),
            *([_seller(content.seller)] if content.seller else []),
            class_name="buy__warnings",
        ),
        name="buy",
        drawing=section_drawing(content),
    )


def _countdown(content: Countdown) -> rx.Component:
    """Return the countdown: digits, and a sentence for screen readers (not a live region).

    The sentence is invisible but as large as the digits, so that a screen reader finds it by touch.
    It has no seconds, because they would change a braille line all the time.
    """
    state = CountdownState
    left = {"days": state.days, "hours": state.hours, "minutes": state.minutes}
    sentence = text(content.spoken, tag="p", values=left, class_name="invisible-overlay")
    return rx.el.div(
        rx.el.div(
            text(content.label, tag="p", class_name="muted"),
            text(content.target_label, tag="p", class_name="note"),
            rx.el.div(
                rx.cond(state.has_ended, text(content.ended, tag="p")),
                class_name="buy__countdown-text",
            ),
        ),
        rx.el.div(
            rx.cond(state.has_ended, rx.fragment(), sentence),
            rx.el.div(
                _unit(state.days, content.days),
                _unit(state.hours, content.hours),
                _unit(state.minutes, content.minutes),
                _unit(state.seconds, content.seconds),
                aria_hidden="true",
                class_name="buy__countdown",
            ),
            class_name="buy__clock",
        ),
        clock(on_tick=state.tick, until_ms=TARGET_MS, in_view="buy"),
        data_known=state.is_known,
        data_ended=state.has_ended,
        class_name="buy__time",
    )


def _unit(amount: rx.Var[Any], label: Text) -> rx.Component:
    return rx.el.span(
        text(amount, class_name="buy__count"),
        " ",
        text(label, class_name="note"),
        class_name="buy__part",
    )


def _raised(content: Raised, *, percent: int) -> rx.Component:
    """Return the raised amount and its goal, left to right in every language.

    If they do not fit on one line, the line breaks before the slash. For screen readers, words in
    place of the slash cover the sums, as in the countdown.
    """
    amounts = content.amount.replace("/ ", "/\N{NO-BREAK SPACE}")
    return rx.el.div(
        text(content.label, tag="p", class_name="muted"),
        rx.el.div(
            text(content.spoken, tag="p", class_name="invisible-overlay"),
            text(amounts, dir="ltr", aria_hidden="true", class_name="buy__sums"),
            class_name="stat__amount",
        ),
        progress_bar(value=percent, maximum=100),
        text(content.note, tag="p", class_name="note"),
        class_name="buy__sum",
    )


def _options(content: PaymentOptions) -> rx.Component:
    options = (
        rx.el.li(icon(option.icon), text(option.name), class_name="buy__option")
        for option in content.items
    )
    return rx.el.div(
        text(content.label, tag="p", class_name="muted"),
        plain_list(options, class_name="buy__options"),
        class_name="buy__coins",
    )


def _button(content: BuyButton) -> rx.Component:
    """Return a link to the sale with its note, or an inactive button if there is no sale yet."""
    if content.href is None:
        button = rx.el.button(
            text(content.label),
            *state_of(content.state),
            aria_disabled="true",
            class_name="button button--static",
        )
    else:
        button = button_link(content.label, href=link_url(content.href))
    note = [text(content.note, tag="p")] if content.note else []
    return rx.el.div(button, *note, class_name="buy__action")


def _risk(content: Quotation) -> rx.Component:
    """Return the quotation in English; in another language, its translation follows."""
    quoted = text(str(content.quotation), tag="p", lang="en", dir="ltr")
    return rx.el.div(
        rx.el.blockquote(quoted, class_name="buy__risk"),
        text(content.quotation, tag="p", class_name="buy__translation"),
        rx.el.p(*sentences(content.comment)),
    )


def _seller(content: Seller) -> rx.Component:
    return rx.el.div(text(content.heading, tag="h3"), points(content.points))
