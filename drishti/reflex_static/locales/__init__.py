"""Prerenders every page once per locale, each at its own address."""

from drishti.reflex_static.locales.lookups import (
    attribute,
    current,
    figure,
    html_attributes,
    path,
    prose,
    with_properties,
    words,
    words_or_figure,
)
from drishti.reflex_static.locales.plugin import Locale, Locales

__all__ = [
    "Locale",
    "Locales",
    "attribute",
    "current",
    "figure",
    "html_attributes",
    "path",
    "prose",
    "with_properties",
    "words",
    "words_or_figure",
]
