"""Vars that are looked up when a page is rendered, in the locale of its address.

They call the functions of ``javascript/locale.js``. ``words``, ``words_or_figure``,
``prose``, ``figure`` and ``current`` are properties of an element, for ``with_properties``.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

import reflex as rx

from ..compat.internals import var_data

FOLDER: Final = "modules/locales"

Values = Mapping[str, rx.Var[Any] | str]


def attribute(key: str, values: Values | None = None) -> rx.Var[str]:
    """Return the text of ``key`` for an attribute, with its variables filled in."""
    return _call("text", key, values, kind=str)


def words(key: str | rx.Var[str], values: Values | None = None) -> rx.Var[Any]:
    """Return the properties of an element that contains only the text of ``key``."""
    return _call("words", key, values)


def words_or_figure(key: rx.Var[str], shown: str | rx.Var[str]) -> rx.Var[Any]:
    """Return ``words(key)``, or ``figure(shown)`` if the key is empty, for ``rx.foreach``."""
    return _call("wordsOrFigure", key, shown)


def prose(key: str) -> rx.Var[Any]:
    """Return the properties of an element whose contents are the HTML of ``key``."""
    return _call("prose", key)


def figure(shown: str | rx.Var[Any]) -> rx.Var[Any]:
    """Return the properties of an element with a number or a name, which is not translated."""
    return _call("figure", shown)


def path(address: str) -> rx.Var[str]:
    """Return the URL of the page ``address``, such as ``/terms``, in the current page's locale.

    The URL includes the sub-path of the site.
    """
    return _call("path", address, kind=str)


def current(code: str) -> rx.Var[Any]:
    """Return the properties that mark a link to the locale ``code`` as current, if it is."""
    return _call("current", code)


def html_attributes() -> dict[str, Any]:
    """Return ``lang`` and ``dir`` of ``<html>``, for ``html_custom_attrs`` of ``rx.App``."""
    imports = {f"$/{FOLDER}/page": [rx.ImportVar(tag="useLocale")]}
    data = rx.vars.VarData(imports=imports)
    return {
        "lang": rx.Var("useLocale().tag", _var_type=str, _var_data=data),
        "dir": rx.Var("useLocale().direction", _var_type=str, _var_data=data),
    }


def with_properties(element: rx.Component, *properties: rx.Var[Any]) -> rx.Component:
    """Return ``element`` after adding the properties."""
    element.special_props.extend(properties)
    return element


def _call(name: str, *arguments: Any, kind: type = dict) -> rx.Var[Any]:
    # Reflex escapes nothing in a Var's text, so strings become JSON, which is valid JavaScript.
    given = [
        rx.Var(json.dumps(each)) if isinstance(each, str) else rx.Var.create(each)
        for each in arguments
        if each is not None
    ]
    imports = rx.vars.VarData(imports={f"$/{FOLDER}/locale": [rx.ImportVar(tag=name)]})
    return rx.Var(
        f"{name}({', '.join(map(str, given))})",
        _var_type=kind,
        _var_data=rx.vars.VarData.merge(imports, *map(var_data, given)),
    )
