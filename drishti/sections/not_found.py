"""The 404 page."""

import reflex as rx

from drishti.components.effects import effect
from drishti.components.images import picture
from drishti.components.link import button_link, link
from drishti.components.lists import plain_list
from drishti.components.text import attribute, text
from drishti.content.files import Texts
from drishti.content.schema.base import Text
from drishti.content.schema.chrome import NotFound
from drishti.content.schema.language import SOURCE_LANGUAGE, Language
from drishti.urls import HOME, page_url, site_url


def not_found(
    content: NotFound, others: list[tuple[Language, Texts]], pages: list[str], *, label: Text
) -> rx.Component:
    """Return the 404 page in English, followed by a shorter version in each of ``others``.

    What it says in the language of the address comes first. The offline worker shows it in place of
    a page that is not kept, and marks the document with ``data-offline``. Offline, the links to the
    home pages choose their language. An address that is nearly one of ``pages`` leads there. The
    list of the others is named ``label``.
    """
    return rx.el.div(
        effect("spoilt_address", pages=pages),
        effect("not_found_language"),
        picture(content, width=280, height=210, class_name="not-found__picture", eager=True),
        rx.el.div(
            text(content.heading, tag="h1", class_name="not-found__heading"),
            text(content.text, tag="p"),
            text(content.offline, tag="p"),
            button_link(content.home_label, href=page_url(HOME)),
            class_name="not-found__text not-found__online",
        ),
        rx.el.div(
            text(content.offline, tag="h1", class_name="not-found__heading"),
            button_link(content.home_label, href=page_url(HOME), data_language=SOURCE_LANGUAGE),
            class_name="not-found__text not-found__offline",
        ),
        plain_list(
            (_other(language, texts, content) for language, texts in others),
            aria_label=attribute(label),
            class_name="not-found__others",
        ),
        class_name="page not-found",
    )


def _other(language: Language, texts: Texts, content: NotFound) -> rx.Component:
    return rx.el.li(
        text(str(texts[content.heading.key]), tag="p", class_name="not-found__online"),
        text(str(texts[content.offline.key]), tag="p"),
        link(
            str(texts[content.home_label.key]),
            href=site_url(language.path(HOME)),
            data_language=language.code,
            class_name="link link--alone",
        ),
        lang=language.tag,
        dir=language.direction,
    )
