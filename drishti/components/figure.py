"""Figures that read at a glance, each with its name."""

import reflex as rx

from drishti.components.words import verbatim, words
from drishti.content.schema.base import Text


def figure(label: Text, *, amount: str) -> rx.Component:
    """Return one name and its amount, to stand inside ``figures``."""
    return rx.el.li(
        words(label, tag="p", class_name="figure__label"),
        verbatim(amount, tag="p", class_name="figure__amount"),
        class_name="figure",
    )


def figures(*children: rx.Component) -> rx.Component:
    """Return a row of figures: a list, as each term of a ``dl`` is announced, and each value."""
    return rx.el.ul(*children, role="list", class_name="figures")
