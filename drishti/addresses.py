"""Where things are on the host, which may serve the site under a sub-path."""

from typing import Final

import reflex as rx

HOME: Final = "/"


def address(path: str) -> str:
    """Return ``path`` (``/disclaimer``, ``/#faq``, ``/images/hero.svg``) as the host serves it."""
    return rx.config.get_config().prepend_frontend_path(path)


def place(anchor: str, *, at_home: bool) -> str:
    """Return the address of a place on the home page, which from another page leads home first."""
    return anchor if at_home else address(f"{HOME}{anchor}")
