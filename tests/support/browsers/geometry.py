"""Where things are on the screen."""

from playwright.sync_api import Locator


def middle_of(thing: Locator) -> float:
    """Return how far the middle of ``thing`` is below the top of the viewport."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2
