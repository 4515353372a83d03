"""Text that changes with the chosen language at run time, and text that is never translated."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypedDict, Unpack

import reflex as rx

from drishti.content.schema.base import DIVIDER, Text

LIBRARY: Final = "$/modules/scripts/translation"
KEY: Final = "data-text-key"
"""The attribute that ``scripts/translation.js`` looks for; it is empty on figures and names."""

Values = Mapping[str, rx.Var[Any] | str]


class Labels(TypedDict, total=False):
    """The attributes that ``scripts/translation.js`` translates."""

    alt: Text
    aria_label: Text
    title: Text


class _TranslatedText(rx.el.Div):
    """An element whose single text node depends on state."""

    library = LIBRARY
    tag = "TranslatedText"

    element: rx.Var[str]
    text_key: rx.Var[str]
    values: rx.Var[dict[str, Any]]
    shown: rx.Var[Any]


def translated_text(
    text: Text,
    *,
    tag: str = "span",
    values: Values | None = None,
    phrase: int | None = None,
    **attributes: Any,
) -> rx.Component:
    """Return an element with ``text`` in the visitor's language.

    ``values`` fills in template variables. ``phrase`` selects one phrase of ``a | b``, from 0. The
    element contains only its text, because page translators that replace text nodes break React.
    """
    if values is not None:
        return _TranslatedText.create(
            str(text), element=tag, text_key=text.key, values=dict(values), **attributes
        )
    if phrase is not None:
        attributes["data_text_phrase"] = phrase
    shown = str(text) if phrase is None else text.split(DIVIDER)[phrase]
    return keyed(shown, tag=tag, key=text.key, **attributes)


def untranslated(shown: rx.Var[Any] | str, *, tag: str = "span", **attributes: Any) -> rx.Component:
    """Return an element with a number, a name or a state value, excluded from translation."""
    if isinstance(shown, rx.Var):
        return _TranslatedText.create(shown=shown, element=tag, **attributes)
    custom = {"translate": "no", **attributes.pop("custom_attrs", {})}
    return keyed(shown, tag=tag, key="", custom_attrs=custom, **attributes)


def keyed(*children: Any, tag: str, key: str, **attributes: Any) -> rx.Component:
    """Return an element whose contents the page replaces with those of ``key``."""
    element: rx.Component = getattr(rx.el, tag)(*children, data_text_key=key, **attributes)
    return element


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


def translated_attributes(**texts: Unpack[Labels]) -> dict[str, str]:
    """Return attributes in the visitor's language."""
    named = {name: text for name, text in texts.items() if isinstance(text, Text)}
    keys = {f"data_{name}_key": text.key for name, text in named.items()}
    return {name: str(text) for name, text in named.items()} | keys


def translated_prop(text: Text, *, values: Values | None = None) -> rx.Var[str]:
    """Return ``text`` in the visitor's language, for a property that depends on state."""
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
    key = component.custom_attrs.get(KEY) or getattr(component, "text_key", None)
    if isinstance(key, rx.vars.LiteralVar):
        yield json.loads(str(key))
    elif isinstance(key, str):
        yield key
    for child in component.children:
        if isinstance(child, rx.Component):
            yield from text_keys(child)
