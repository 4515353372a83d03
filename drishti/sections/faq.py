"""Frequently asked questions."""

import reflex as rx

from drishti.components.accordion import accordion_item, open_all
from drishti.components.link import standalone_links
from drishti.components.section import section
from drishti.components.text import text
from drishti.content.schema.sections import Faq, Question
from drishti.state.accordion import FaqState


def faq(content: Faq) -> rx.Component:
    """Return the questions as an accordion (docs/requirements.md, Accordions)."""
    questions = [_question(entry, position) for position, entry in enumerate(content.items)]
    # Fewer in the first column, whose open answer is about as high as two questions.
    middle = max(1, (len(questions) - 1) // 2)
    return section(
        content,
        rx.el.div(
            rx.el.div(*questions[:middle]),
            rx.el.div(*questions[middle:]),
            class_name="columns",
        ),
        name="faq",
        below_lede=[open_all(content.open_all, group="faq", state=FaqState, count=len(questions))],
    )


def _question(entry: Question, position: int) -> rx.Component:
    return accordion_item(
        entry.question,
        *(text(paragraph, tag="p") for paragraph in entry.answer),
        *standalone_links(*entry.links),
        group="faq",
        name=entry.id,
        state=FaqState,
        position=position,
    )
