"""The head and foot of a text page, and its dates."""

from collections.abc import Iterable
from datetime import date

import reflex as rx

from drishti.components.images import picture
from drishti.components.link import button_link
from drishti.components.text import text
from drishti.content.schema.base import OptionalText, Text
from drishti.content.schema.legal import Legal
from drishti.content.schema.link_types import WithImage
from drishti.urls import HOME, page_url


def article(
    title: Text,
    *children: rx.Component,
    head: Iterable[rx.Component],
    image: str,
    labels: Legal,
    class_name: str,
) -> rx.Component:
    """Return a page's article: its ``h1`` and ``head``, ``children``, and a link to the home page.

    The image is decorative and has 160 by 200 pixels.
    """
    decorative = WithImage(image=image, image_alt=OptionalText(""))
    return rx.el.article(
        rx.el.div(
            rx.el.div(text(title, tag="h1"), *head, class_name="page-head__words"),
            picture(decorative, width=80, height=100, class_name="page-head__picture"),
            class_name="page-head",
        ),
        *children,
        button_link(labels.back_home, href=page_url(HOME), variant="quiet"),
        class_name=f"page {class_name}",
    )


def last_updated(label: Text, *, day: date) -> rx.Component:
    """Return ``label`` followed by the date in words, and for sighted readers in figures."""
    return rx.el.p(
        text(label),
        " ",
        rx.el.time(text(day_shown(day)), date_time=day.isoformat()),
        text(f" ({day_shown(day)})", aria_hidden="true"),
        class_name="muted",
    )


def day_shown(day: date) -> str:
    """Return a date as in docs/requirements.md, Legal pages; pages show it in words."""
    return f"{day:%d/%m/%Y}"
