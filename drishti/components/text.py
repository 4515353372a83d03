"""Text in the language of the page, and text that is the same in every language."""

from typing import Any

import reflex as rx

from drishti.content.schema.base import Text
from drishti.reflex_static.locales import attribute as attribute_of
from drishti.reflex_static.locales import figure, with_properties, words, words_or_figure
from drishti.reflex_static.locales.lookups import Values


def text(
    shown: Text | str | rx.Var[Any],
    *,
    tag: str = "span",
    values: Values | None = None,
    phrase: int | None = None,
    **attributes: Any,
) -> rx.Component:
    """Return an element with a text; anything else is a number or a name, and not translated.

    ``values`` fills in template variables. ``phrase`` selects one phrase of ``a | b``, from 0. The
    element contains only its text, because page translators that replace text nodes break React.
    """
    if isinstance(shown, Text):
        key = shown.key if phrase is None else f"{shown.key}.{phrase}"
        properties = words(key, values)
    else:
        properties = figure(shown)
    return with_properties(getattr(rx.el, tag)(**attributes), properties)


def choice(
    key: rx.Var[str], shown: rx.Var[str] | str = "", *, tag: str = "span", **attributes: Any
) -> rx.Component:
    """Return an element for ``rx.foreach``: the text of ``key``, or ``shown`` if it is empty."""
    return with_properties(getattr(rx.el, tag)(**attributes), words_or_figure(key, shown))


def attribute(shown: Text, *, values: Values | None = None) -> rx.Var[str]:
    """Return a text for an attribute such as ``aria_label``."""
    return attribute_of(shown.key, values)
