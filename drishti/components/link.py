"""Links: plain ``<a>`` elements, because Reflex's client-side links do not move the focus."""

from typing import Any, Literal

import reflex as rx

from drishti.components.text import text
from drishti.content.schema.base import Text
from drishti.content.schema.link_types import Link
from drishti.urls import link_url

ButtonVariant = Literal["primary", "quiet", "planned"]


def link(
    label: Text | str,
    *more: rx.Component,
    href: rx.Var[str] | str,
    class_name: str = "link",
    **attributes: Any,
) -> rx.Component:
    """Return a link to ``href``, a URL from ``drishti.urls``."""
    return rx.el.elements.a(text(label), *more, href=href, class_name=class_name, **attributes)


def standalone_links(*links: Link | None) -> list[rx.Component]:
    """Return each link, if there is one, on a line of its own."""
    return [
        link(it.label, href=link_url(it.href), class_name="link link--alone") for it in links if it
    ]


def button_link(
    label: Text,
    *more: rx.Component,
    href: rx.Var[str] | str,
    variant: ButtonVariant = "primary",
    **attributes: Any,
) -> rx.Component:
    """Return a link styled as a button."""
    return link(label, *more, href=href, class_name=f"button button--{variant}", **attributes)
