"""What the token is: its facts, its allocations, and the documents people ask for."""

import reflex as rx

from drishti.components.section import section
from drishti.components.words import verbatim, words
from drishti.content.token import Allocation, Document, Fact, Token


def token(content: Token) -> rx.Component:
    """Return the token overview."""
    return section(
        _facts(content),
        _allocations(content),
        rx.el.div(
            _document(content.whitepaper, name="whitepaper"),
            _document(content.audit, name="audit"),
            class_name="token__documents",
        ),
        name="token",
        heading=content.heading,
        lede=content.lede,
    )


def _facts(content: Token) -> rx.Component:
    return rx.el.table(
        words(content.facts_caption, tag="caption", class_name="token__caption"),
        rx.el.thead(
            rx.el.tr(
                words(content.fact_column, tag="th", custom_attrs={"scope": "col"}),
                words(content.value_column, tag="th", custom_attrs={"scope": "col"}),
            ),
        ),
        rx.el.tbody(*(_fact(fact) for fact in content.facts)),
        class_name="token__facts",
    )


def _fact(fact: Fact) -> rx.Component:
    """Return a row; a listener hears "100 billion" where twelve digits would be read out."""
    shown = (
        [
            words(fact.value, aria_hidden="true"),
            words(fact.spoken, class_name="visually-hidden"),
        ]
        if fact.spoken
        else [words(fact.value)]
    )
    return rx.el.tr(
        words(fact.term, tag="th", custom_attrs={"scope": "row"}),
        rx.el.td(*shown),
    )


def _allocations(content: Token) -> rx.Component:
    return rx.el.div(
        words(content.allocations_heading, tag="h3", class_name="token__heading"),
        words(content.allocations_note, tag="p"),
        rx.el.ul(
            *(_allocation(allocation) for allocation in content.allocations),
            rx.el.li(
                verbatim(f"{content.rest_percent}%", class_name="token__share"),
                words(content.rest_label, class_name="token__label"),
                class_name="token__allocation",
            ),
            role="list",
            class_name="token__allocations",
        ),
        data_reveal="once",
    )


def _allocation(allocation: Allocation) -> rx.Component:
    return rx.el.li(
        verbatim(f"{allocation.percent}%", class_name="token__share"),
        words(allocation.label, class_name="token__label"),
        words(allocation.note, class_name="token__note"),
        class_name="token__allocation",
    )


def _document(document: Document, *, name: str) -> rx.Component:
    return rx.el.div(
        words(document.heading, tag="h3", id=name, tab_index=-1, class_name="token__heading"),
        words(document.text, tag="p"),
    )
