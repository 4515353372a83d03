"""Text in the language of the page, text that is the same in every language, and notes."""

from collections.abc import Iterable
from typing import Any, Literal

import reflex as rx

from drishti.content.schema.base import Text
from reflex_static.locales import lookups
from reflex_static.locales.lookups import Values, with_properties


def text(
    shown: Text | str | rx.Var[Any],
    *,
    tag: str = "span",
    values: Values | None = None,
    phrase: int | None = None,
    **attributes: Any,
) -> rx.Component:
    """Return an element that shows a translated ``Text``, or else a number or a name as it is.

    ``values`` fills in template variables. ``phrase`` is the number of a phrase of ``a | b``. The
    element contains only its text, because page translators that replace text nodes break React.
    """
    if isinstance(shown, Text):
        key = shown.key if phrase is None else f"{shown.key}.{phrase}"
        properties = lookups.words(key, values)
    else:
        properties = lookups.figure(shown)
    return with_properties(getattr(rx.el, tag)(**attributes), properties)


def choice(
    key: rx.Var[str], shown: rx.Var[str] | str = "", *, tag: str = "span", **attributes: Any
) -> rx.Component:
    """Return an ``rx.foreach`` element: the text of ``key``, or ``shown`` if ``key`` is empty."""
    return with_properties(getattr(rx.el, tag)(**attributes), lookups.words_or_figure(key, shown))


def attribute(shown: Text, *, values: Values | None = None) -> rx.Var[str]:
    """Return a text for an attribute such as ``aria_label``."""
    return lookups.attribute(shown.key, values)


def prose(shown: Text) -> rx.Component:
    """Return Markdown text as HTML elements (see ``content.markdown`` for the subset).

    Reader views leave out text with many links unless its class contains a word such as "text".
    """
    return with_properties(rx.el.div(class_name="prose-text"), lookups.prose(shown.key))


def sentences(shown: Iterable[Text]) -> list[rx.Component]:
    """Return texts that stand one after the other in a paragraph."""
    return [part for each in shown for part in (text(each), rx.fragment(" "))]


def state_of(shown: Text | None) -> list[rx.Component]:
    """Return the components that show a status after a label; empty if there is no status."""
    return [rx.fragment(" "), text(shown, class_name="state")] if shown else []


def notice(shown: Text, *, kind: Literal["sample", "risk"]) -> rx.Component:
    """Return a note: ``sample`` marks sample figures, ``risk`` is a warning."""
    return text(shown, tag="p", class_name=f"notice notice--{kind}")
