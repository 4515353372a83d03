"""Prepares the export for hosting: security policy, offline cache, headers and redirects."""

from pathlib import Path

from ..compat.internals import is_export
from ..inline import inline_script
from .offline import WORKER
from .plugin import Delivery
from .policy import Policy, Sources

__all__ = ["WORKER", "Delivery", "Policy", "Sources", "is_export", "page_script"]


def page_script() -> str:
    """Return an inline script for ``<head>`` that reloads a page whose scripts are missing."""
    return inline_script(Path(__file__).parent / "javascript" / "page.js")
