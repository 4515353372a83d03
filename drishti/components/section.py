"""The frame every section of the home page shares."""

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
    """Return a landmark named by its heading, which links and screen readers can find.

    It can take the focus, so that a link to it moves a keyboard there too; it repeats the heading's
    words, because Orca leaves out a heading that labels what can take the focus. ``note`` says that
    what follows is a sample. On wide screens a ``stacked`` section has its lede beside the heading,
    a ``statement`` below a larger one, a ``split`` one keeps both beside what is read, and a
    ``drawn`` one shows them beside its ``drawing``, which reaches from edge to edge on phones.
    Above a ``braille_mark`` one the word drishti stands in braille, for the eye.
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
    """Return the picture of a ``drawn`` section, four wide to three high."""
    return picture(image, alt=alt, width=480, height=360, class_name="section__drawing")
