"""Text that changes with the chosen language at run time, and text that is never translated."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

import reflex as rx

from drishti.content.schema.base import Text

LIBRARY: Final = "$/modules/scripts/translation"

Values = Mapping[str, rx.Var[Any] | str]


class _TranslatedText(rx.el.Div):
    """An element with a single text node."""

    library = LIBRARY
    tag = "TranslatedText"

    element: rx.Var[str]
    text_key: rx.Var[str]
    values: rx.Var[dict[str, Any]]
    shown: rx.Var[Any]
    part: rx.Var[int]


def translated_text(
    text: Text,
    *,
    tag: str = "span",
    values: Values | None = None,
    part: int | None = None,
    **attributes: Any,
) -> rx.Component:
    """Return an element with ``text`` in the visitor's language.

    ``values`` fills in template variables. ``part`` selects one phrase of ``a | b``, from 0. The
    element contains only its text, because page translators that replace text nodes break React.
    """
    if values is not None:
        attributes["values"] = dict(values)
    if part is not None:
        attributes["part"] = part
    return _TranslatedText.create(str(text), element=tag, text_key=text.key, **attributes)


def untranslated(shown: rx.Var[Any] | str, *, tag: str = "span", **attributes: Any) -> rx.Component:
    """Return an element with a number, a name or a state value, excluded from translation."""
    return _TranslatedText.create(shown=shown, element=tag, **attributes)


def translated_choice(
    shown: rx.Var[str], *, key: rx.Var[str], tag: str = "span", **attributes: Any
) -> rx.Component:
    """Return the text of ``key`` inside a loop, or ``shown`` itself if the key is empty."""
    return _TranslatedText.create(
        shown,
        element=tag,
        text_key=key,
        shown=rx.cond(key, None, shown),
        **attributes,
    )


def translated_attribute(text: Text, *, values: Values | None = None) -> rx.Var[str]:
    """Return ``text`` in the visitor's language, for an attribute such as ``aria_label``."""
    arguments = [json.dumps(text.key), json.dumps(text)]
    if values is not None:
        arguments.append(f"{rx.Var.create(dict(values))}")  # an f-string keeps the Var's hooks
    return rx.Var(
        f"translate({', '.join(arguments)})",
        _var_type=str,
        _var_data=rx.vars.VarData(
            imports={LIBRARY: [rx.ImportVar(tag="useTranslation")]},
            hooks={"const translate = useTranslation();": None},
        ),
    )


def text_keys(component: rx.Component) -> Iterator[str]:
    """Yield the key of every text in a component that is translated or left to Google.

    Texts inside a loop in the browser, whose keys are variables, are left out.
    """
    key = getattr(component, "text_key", None)
    if isinstance(key, rx.vars.LiteralVar):
        yield json.loads(str(key))
    for child in component.children:
        if isinstance(child, rx.Component):
            yield from text_keys(child)
