"""Prerenders every page once per locale, each at its own address."""

from .plugin import Locale, Locales

__all__ = ["Locale", "Locales"]
