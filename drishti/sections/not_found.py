"""The 404 page."""

import reflex as rx

from drishti.components.link import button_link
from drishti.components.picture import picture
from drishti.components.text import text
from drishti.content.schema.chrome import NotFound
from drishti.content.schema.language import Language
from drishti.content.sources import Texts
from drishti.urls import HOME, page_url, site_url


def not_found(content: NotFound, others: list[tuple[Language, Texts]]) -> rx.Component:
    """Return the 404 page in English, followed by a shorter version in each of ``others``."""
    return rx.el.div(
        picture(content, width=400, height=300, class_name="not-found__picture", eager=True),
        rx.el.div(
            text(content.heading, tag="h1", class_name="not-found__heading"),
            text(content.text, tag="p"),
            text(content.offline, tag="p"),
            button_link(content.home_label, href=page_url(HOME)),
            class_name="not-found__text",
        ),
        rx.el.ul(
            *(_other(language, texts, content) for language, texts in others),
            role="list",
            class_name="not-found__others",
        ),
        class_name="not-found",
    )


def _other(language: Language, texts: Texts, content: NotFound) -> rx.Component:
    return rx.el.li(
        *(text(str(texts[each.key]), tag="p") for each in (content.heading, content.offline)),
        rx.el.elements.a(
            text(str(texts[content.home_label.key])),
            href=site_url(language.path(HOME)),
            class_name="link link--alone",
        ),
        lang=language.tag,
        dir=language.direction,
    )
