"""The common frame of the home page's sections."""

from collections.abc import Sequence
from typing import Literal

import reflex as rx

from drishti.components.braille import Sign, braille_letter
from drishti.components.picture import picture
from drishti.components.text import text
from drishti.content.schema.base import Text

SectionLayout = Literal["stacked", "split"]


def section(
    *children: rx.Component,
    name: str,
    heading: Text,
    lede: Text | None = None,
    below_lede: Sequence[rx.Component] = (),
    drawing: rx.Component | None = None,
    layout: SectionLayout = "stacked",
    sign: Sign | None = None,
) -> rx.Component:
    """Return a section with a heading, perhaps a lede, and what belongs ``below_lede``.

    It has no name, or screen readers would say the heading twice. Links to it move the focus to
    the heading (``scripts/hash_focus.js``).

    ``layout`` is the arrangement on wide screens: ``stacked`` puts the lede beside the heading, and
    ``split`` puts both beside the content, with a ``drawing`` below. ``sign`` is a braille sign
    beside the heading.
    """
    head = rx.el.div(
        _title(heading, sign),
        *([text(lede, tag="p", class_name="section__lede")] if lede else []),
        *below_lede,
        role="none",  # as in components/slider.py
        class_name="section__head",
    )
    return rx.el.section(
        rx.el.div(
            rx.el.div(head, drawing, class_name="section__opening") if drawing else head,
            rx.el.div(*children, class_name="section__content"),
            class_name="section__body",
        ),
        id=name,
        data_layout=layout,
        class_name=f"section {name}",
    )


def _title(heading: Text, sign: Sign | None) -> rx.Component:
    return rx.el.div(
        *([braille_letter(sign)] if sign else []),
        text(heading, tag="h2", class_name="section__heading"),
        role="none",  # as in components/slider.py
        class_name="section__title",
    )


def section_drawing(image: str, *, alt: Text) -> rx.Component:
    """Return the image of a section with a drawing; every width shows its middle."""
    return picture(image, alt=alt, width=480, height=360, class_name="section__drawing")
