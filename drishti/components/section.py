"""The markup that the sections of the home page share."""

from collections.abc import Sequence
from typing import Literal

import reflex as rx

from drishti.components.braille import braille_letter, letters_beside
from drishti.components.images import picture
from drishti.components.text import text
from drishti.content.schema.base import Section
from drishti.content.schema.link_types import WithImage


def section(
    content: Section,
    *children: rx.Component,
    name: str,
    below_lede: Sequence[rx.Component] = (),
    drawing: rx.Component | None = None,
) -> rx.Component:
    """Return a section with its heading, its lede (if any) and the components ``below_lede``.

    It has no accessible name, because screen readers would announce the heading twice. Links to
    it move the focus to the heading (``scripts/hash_focus.js``).

    On wide screens the lede stands beside the heading. If there is a ``drawing``, it goes below
    both, and all three stand beside the content. Some headings have a letter of the ticker in
    braille beside them.
    """
    sign = letters_beside().get(name)
    # Without role="none", Chromium exposes a box to screen readers only while it is laid out. Orca,
    # which remembers positions in the tree, would then read the section in a loop.
    head = rx.el.div(
        rx.el.div(
            *([braille_letter(sign)] if sign else []),
            # In a <span>, because reader views leave out a <div> that has no text but a heading's.
            rx.el.h2(text(content.heading), class_name="section__heading"),
            role="none",
            class_name="section__title",
        ),
        *([text(content.lede, tag="p", class_name="section__lede")] if content.lede else []),
        *below_lede,
        role="none",
        class_name="section__head",
    )
    return rx.el.section(
        rx.el.div(
            rx.el.div(head, drawing, class_name="section__opening") if drawing else head,
            rx.el.div(*children, class_name="section__content"),
            class_name="section__body",
        ),
        id=name,
        data_layout="split" if drawing else "stacked",
        class_name=f"section {name}",
    )


def box(
    *children: rx.Component, state: Literal["here", "missing"] = "here", class_name: str = ""
) -> rx.Component:
    """Return a box; on phones it spans the viewport. A box of what is missing has dotted edges."""
    return rx.el.div(*children, data_state=state, class_name=f"box {class_name}".strip())


def section_drawing(content: WithImage) -> rx.Component:
    """Return the drawing of a section, which CSS crops to its middle."""
    return picture(content, width=280, height=210, class_name="section__drawing")
