"""Text in the language of the page, and text that is the same in every language."""

from typing import Any

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
