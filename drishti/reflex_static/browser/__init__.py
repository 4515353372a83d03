"""Runs Reflex state in the visitor's browser: no server, no WebSocket."""

from drishti.reflex_static.browser.events import clock, scroll_watch, timer
from drishti.reflex_static.browser.modules import EsModules
from drishti.reflex_static.browser.plugin import BrowserState

__all__ = ["BrowserState", "EsModules", "clock", "scroll_watch", "timer"]
