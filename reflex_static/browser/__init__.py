"""Runs Reflex state in the visitor's browser: no server, no WebSocket."""

from .events import clock, scroll_watch, timer
from .modules import EsModules
from .plugin import BrowserState

__all__ = ["BrowserState", "EsModules", "clock", "scroll_watch", "timer"]
