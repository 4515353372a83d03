"""Vision, mission and charity."""

import reflex as rx

from drishti.components.picture import picture
from drishti.components.section import section
from drishti.components.translated import translated_text
from drishti.content.schema.vision import Charity, Statement, Vision


def vision(content: Vision) -> rx.Component:
    """Return the vision and mission section."""
    return section(
        rx.el.div(
            _statement(content.vision),
            _statement(content.mission),
            class_name="vision__scene",
        ),
        _charity(content.charity),
        name="vision",
        heading=content.heading,
        lede=content.lede,
        layout="statement",
        braille_mark=True,
    )


def _statement(statement: Statement) -> rx.Component:
    return rx.el.div(
        picture(
            statement.image,
            alt=statement.image_alt,
            width=480,
            height=360,
            class_name="vision__picture",
        ),
        rx.el.div(
            translated_text(statement.heading, tag="h3", class_name="vision__heading"),
            translated_text(statement.text, tag="p", class_name="vision__text"),
            class_name="vision__words",
        ),
        data_reveal="once",
        class_name="vision__statement",
    )


def _charity(charity: Charity) -> rx.Component:
    return rx.el.div(
        rx.el.div(
            translated_text(charity.heading, tag="h3", id="charity", class_name="vision__heading"),
            translated_text(charity.text, tag="p"),
        ),
        rx.el.ul(*(translated_text(point, tag="li") for point in charity.points)),
        class_name="vision__charity",
    )
