"""Runs Reflex state in the visitor's browser: no server, no WebSocket."""

from drishti.browser.events import clock, scroll_watch, timer
from drishti.browser.modules import EsModules
from drishti.browser.plugin import BrowserState

__all__ = ["BrowserState", "EsModules", "clock", "scroll_watch", "timer"]
