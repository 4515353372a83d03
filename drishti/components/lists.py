"""Lists."""

from collections.abc import Iterable
from typing import Any

import reflex as rx

from drishti.components.text import text
from drishti.content.schema.base import Text
from drishti.content.schema.sections import LabelledFigure


def plain_list(
    entries: Iterable[rx.Component], *, class_name: str | None = None, **attributes: Any
) -> rx.Component:
    """Return a list without bullets; the role keeps it a list for VoiceOver."""
    return rx.el.ul(*entries, role="list", class_name=class_name, **attributes)


def points(entries: Iterable[Text]) -> rx.Component:
    """Return a bullet list with an entry per text."""
    return rx.el.ul(*(rx.el.li(text(entry)) for entry in entries), class_name="points")


def stats(figures: Iterable[LabelledFigure]) -> rx.Component:
    """Return a row of labelled amounts. In a ``dl``, Orca would announce the roles in each item."""
    return plain_list(map(_stat, figures), class_name="stats")


def _stat(figure: LabelledFigure) -> rx.Component:
    return rx.el.li(
        rx.el.p(text(figure.label), class_name="muted"),
        text(figure.amount, tag="p", class_name="stat__amount"),
        class_name="stat",
    )
