"""The kinds of fixtures that the accessibility tests share."""

from typing import Protocol

from playwright.sync_api import Page

from support.accessibility.visits import Visit


class Opened(Protocol):
    """Opens the page of a visit."""

    def __call__(self, visit: Visit, /) -> Page: ...


class Hold(Protocol):
    """Notes what a check found in a place, and fails the test for any of it."""

    def __call__(self, check: str, place: str, faults: list[str], /) -> None: ...
