"""Reflex without a server: state runs in the browser, and an export is a folder of static files."""

from .atomic_export import AtomicExport
from .browser import BrowserState, EsModules, clock, scroll_watch, timer
from .bundle.plugin import PACKAGES_FILE, Bundle
from .compat.internals import is_export
from .delivery.fingerprints import content_hash
from .delivery.offline import WORKER
from .delivery.plugin import Delivery
from .delivery.policy import Policy, Sources
from .frozen_packages import FrozenPackages
from .hot_reload import HotReload
from .inline import inline_script, json_in_script
from .locales.plugin import Locale, Locales
from .preset import static_site
from .published import refused

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
    "refused",
    "scroll_watch",
    "static_site",
    "timer",
]
