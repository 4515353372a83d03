"""Frequently asked questions."""

import reflex as rx

from drishti.components.disclosure import disclosure
from drishti.components.section import section
from drishti.components.translated import translated_text
from drishti.content.schema.faq import Faq, Question
from drishti.state.accordion import FaqState


def faq(content: Faq) -> rx.Component:
    """Return the questions as an accordion (docs/requirements.md, Accordions)."""
    return section(
        rx.el.div(
            *(_question(entry, position) for position, entry in enumerate(content.items)),
            class_name="faq__list",
        ),
        name="faq",
        heading=content.heading,
        lede=content.lede,
        layout="split",
    )


def _question(entry: Question, position: int) -> rx.Component:
    return disclosure(
        entry.question,
        *(translated_text(paragraph, tag="p") for paragraph in entry.answer),
        group="faq",
        name=f"faq-{entry.id}",
        is_open=FaqState.opened == position,
        on_toggle=lambda is_open: FaqState.sync_open(position, is_open),
    )
