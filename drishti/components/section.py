"""The common frame of the home page's sections."""

from typing import Literal

import reflex as rx

from drishti.components.notice import notice
from drishti.components.picture import picture
from drishti.components.translated import translated_attribute, translated_text
from drishti.content.schema.base import Text

SectionLayout = Literal["stacked", "statement", "split", "drawn"]


def section(
    *children: rx.Component,
    name: str,
    heading: Text,
    lede: Text,
    note: Text | None = None,
    drawing: rx.Component | None = None,
    layout: SectionLayout = "stacked",
    braille_mark: bool = False,
) -> rx.Component:
    """Return a landmark with a heading, a lede and an optional note on sample figures.

    The landmark is focusable, so that links to it move the keyboard focus. Its name is
    ``aria-label`` rather than ``aria-labelledby``, because Orca skips a heading that labels a
    focusable element.

    ``layout`` is the arrangement on wide screens: ``stacked`` puts the lede beside the heading,
    ``statement`` puts it below a larger heading, ``split`` puts both beside the content, and
    ``drawn`` puts both beside ``drawing``. ``braille_mark`` adds a decorative "drishti" in braille.
    """
    head = rx.el.div(
        translated_text(heading, tag="h2", class_name="section__heading"),
        translated_text(lede, tag="p", class_name="section__lede"),
        *([notice(note, kind="sample")] if note else []),
        class_name="section__head",
    )
    return rx.el.section(
        rx.el.div(
            rx.el.div(head, drawing, class_name="section__opening") if drawing else head,
            rx.el.div(*children, class_name="section__content"),
            class_name="section__body",
        ),
        id=name,
        tab_index=-1,
        aria_label=translated_attribute(heading),
        data_layout=layout,
        **({"data_braille_mark": ""} if braille_mark else {}),
        class_name=f"section {name}",
    )


def section_drawing(image: str, *, alt: Text) -> rx.Component:
    """Return the 4:3 image of a ``drawn`` section."""
    return picture(image, alt=alt, width=480, height=360, class_name="section__drawing")
