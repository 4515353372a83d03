"""Prepares the export for hosting: security policy, offline cache, headers and redirects."""

from pathlib import Path

from drishti.reflex_static.compat.internals import is_export
from drishti.reflex_static.delivery.offline import WORKER
from drishti.reflex_static.delivery.plugin import Delivery
from drishti.reflex_static.delivery.policy import Policy, Sources
from drishti.reflex_static.inline import inline_script

__all__ = ["WORKER", "Delivery", "Policy", "Sources", "is_export", "page_script"]


def page_script() -> str:
    """Return an inline script for ``<head>`` that reloads a page whose scripts are missing."""
    return inline_script(Path(__file__).parent / "javascript" / "page.js")
