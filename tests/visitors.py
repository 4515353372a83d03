"""The kind of fixture that opens a page for a visitor with a device of their own."""

from typing import Any, Protocol

from playwright.sync_api import Page


class Visitor(Protocol):
    """Takes the options of a browser context; returns a page whose faults fail the test."""

    def __call__(self, **options: Any) -> Page: ...
