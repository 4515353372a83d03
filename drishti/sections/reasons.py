"""The reasons section."""

import reflex as rx

from drishti.components.images import picture
from drishti.components.lists import plain_list
from drishti.components.section import section
from drishti.components.text import text
from drishti.content.schema.sections import Reason, Reasons


def reasons(content: Reasons) -> rx.Component:
    """Return the reasons section."""
    return section(
        content,
        plain_list(map(_reason, content.items), class_name="section__content reasons__list"),
        name="reasons",
    )


def _reason(reason: Reason) -> rx.Component:
    return rx.el.li(
        text(reason.title, tag="h3"),
        picture(reason, width=80, height=100, class_name="pictured__picture"),
        text(reason.text, tag="p"),
        data_reveal="once",
        class_name="pictured",
    )
