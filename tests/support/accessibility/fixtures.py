"""Types of the fixtures shared by the accessibility tests."""

from typing import Protocol

from playwright.sync_api import Page

from support.accessibility.visits import Visit


class Opened(Protocol):
    """Opens the page for a visit."""

    def __call__(self, visit: Visit, /) -> Page: ...


class Hold(Protocol):
    """Records what a check found and where, and fails the test if it found anything."""

    def __call__(self, check: str, place: str, faults: list[str], /) -> None: ...
