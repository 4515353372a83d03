"""Hydrates the prerendered pages with a bundle of their own, without what a static site never uses.

Knows nothing of the site it bundles.
"""

from drishti.reflex_static.bundle.plugin import PACKAGES_FILE, Bundle

__all__ = ["PACKAGES_FILE", "Bundle"]
