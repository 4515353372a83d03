"""Replaces Reflex's scripts with a smaller bundle that only hydrates the prerendered pages."""

from .plugin import PACKAGES_FILE, Bundle

__all__ = ["PACKAGES_FILE", "Bundle"]
