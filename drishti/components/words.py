"""Text that can change its language while the page is open, and values of the state."""

import json
from collections.abc import Mapping
from typing import Any, Final

import reflex as rx
from reflex.utils.imports import ImportVar
from reflex.vars import VarData
from reflex_components_core.el.elements.base import BaseHTML

from drishti.content.base import Text

LIBRARY: Final = "$/modules/scripts/words"

Values = Mapping[str, rx.Var[Any] | str]


class _Words(BaseHTML):
    """One element whose only child is a text."""

    library = LIBRARY
    tag = "Words"

    el: rx.Var[str]
    k: rx.Var[str]
    values: rx.Var[dict[str, Any]]
    shown: rx.Var[Any]


def words(
    text: Text, *, tag: str = "span", values: Values | None = None, **attributes: Any
) -> rx.Component:
    """Return an element that says ``text`` in the visitor's language.

    ``values`` fills the gaps of a template. The element holds nothing but its text, so that a
    page translator which swaps text nodes cannot come between React and the page.
    """
    if values is not None:
        attributes["values"] = dict(values)
    return _Words.create(str(text), el=tag, k=text.key, **attributes)


def value(shown: rx.Var[Any], *, tag: str = "span", **attributes: Any) -> rx.Component:
    """Return an element that shows a value of the state, which no translator may touch."""
    return _Words.create(shown=shown, el=tag, **attributes)


def verbatim(figure: str, *, tag: str = "span", **attributes: Any) -> rx.Component:
    """Return an element that shows a figure or a name exactly as written in every language."""
    return _Words.create(shown=figure, el=tag, **attributes)


def said(text: Text, *, values: Values | None = None) -> rx.Var[str]:
    """Return ``text`` in the visitor's language, for an attribute such as ``aria_label``."""
    filled = rx.Var.create(dict(values)) if values is not None else None
    arguments = [json.dumps(text.key), json.dumps(text)]
    if filled is not None:
        arguments.append(str(filled))
    return rx.Var(
        _js_expr=f"words({', '.join(arguments)})",
        _var_type=str,
        _var_data=VarData.merge(
            VarData(
                imports={LIBRARY: [ImportVar(tag="useWords")]},
                hooks={"const words = useWords();": None},
            ),
            filled._get_all_var_data() if filled is not None else None,  # noqa: SLF001 - as Reflex does
        ),
    )
