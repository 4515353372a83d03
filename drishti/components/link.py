"""Links: plain ``<a>`` elements, because Reflex's client-side links do not move the focus."""

from typing import Any, Literal

import reflex as rx

from drishti.components.text import attribute, text
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


def standalone_links(content: Link | None) -> list[rx.Component]:
    """Return a link on a line of its own, or nothing if there is none."""
    if content is None:
        return []
    return [link(content.label, href=link_url(content.href), class_name="link link--alone")]


def button_link(
    label: Text,
    *more: rx.Component,
    href: rx.Var[str] | str,
    variant: ButtonVariant = "primary",
    **attributes: Any,
) -> rx.Component:
    """Return a link styled as a button; use at most one ``primary`` per section."""
    return link(label, *more, href=href, class_name=f"button button--{variant}", **attributes)


class _DesktopLink(rx.Component):
    """A link that opens a new tab on devices with a mouse."""

    library = "$/modules/scripts/desktop_link"
    tag = "DesktopLink"

    href: rx.Var[str]
    label: rx.Var[str]
    notes: rx.Var[list[str]]


class _DesktopLinks(rx.Component):
    """A list of such links, whose name says so."""

    library = "$/modules/scripts/desktop_link"
    tag = "DesktopLinks"

    label: rx.Var[str]
    new_tab_label: rx.Var[str]


def desktop_link(
    *children: rx.Component,
    label: rx.Var[str] | str,
    notes: list[Text],
    href: str,
    class_name: str,
) -> rx.Component:
    """Return a link to another site: it opens a new tab on desktops, but not on phones.

    Its name is ``label``, followed by the ``notes``. Use it inside ``desktop_links``, whose
    accessible name says that its links open a new tab.
    """
    return _DesktopLink.create(
        *children,
        label=label,
        notes=[attribute(note) for note in notes],
        href=href,
        class_name=class_name,
    )


def desktop_links(
    *links: rx.Component, label: Text, new_tab_label: Text, **attributes: Any
) -> rx.Component:
    """Return a list of ``desktop_link``, named ``label`` and, on desktops, ``new_tab_label``."""
    return _DesktopLinks.create(
        *map(rx.el.li, links),
        label=attribute(label),
        new_tab_label=attribute(new_tab_label),
        **attributes,
    )
