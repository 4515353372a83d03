"""Reflex without a server: state runs in the browser, and an export is a folder of static files."""

from .atomic_export import AtomicExport
from .browser import BrowserState, EsModules, clock, scroll_watch, timer
from .bundle import PACKAGES_FILE, Bundle
from .compat.internals import is_export
from .delivery import WORKER, Delivery, Policy, Sources, content_hash
from .frozen_packages import FrozenPackages
from .hot_reload import HotReload
from .inline import inline_script, json_in_script
from .locales import Locale, Locales
from .preset import static_site

__all__ = [
    "PACKAGES_FILE",
    "WORKER",
    "AtomicExport",
    "BrowserState",
    "Bundle",
    "Delivery",
    "EsModules",
    "FrozenPackages",
    "HotReload",
    "Locale",
    "Locales",
    "Policy",
    "Sources",
    "clock",
    "content_hash",
    "inline_script",
    "is_export",
    "json_in_script",
    "scroll_watch",
    "static_site",
    "timer",
]
