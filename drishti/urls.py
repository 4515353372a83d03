"""Where things are on the host, which may serve the site under a sub-path."""

import hashlib
from pathlib import Path
from typing import Final

import reflex as rx

HOME: Final = "/"
ASSETS: Final = Path(__file__).parents[1] / "assets"


def site_url(path: str) -> str:
    """Return ``path`` (``/disclaimer``, ``/#faq``) as the host serves it."""
    return rx.config.get_config().prepend_frontend_path(path)


def asset_url(path: str) -> str:
    """Return the address of a file under ``assets/`` (``images/hero.svg``)."""
    return f"{site_url(f'/{path}')}?v={content_hash((ASSETS / path).read_bytes())}"


def content_hash(content: bytes) -> str:
    """Return a mark that changes with a file's content, so that caches may keep it for good."""
    return hashlib.sha256(content).hexdigest()[:8]


def link_url(href: str) -> str:
    """Return a link of the content as the host serves it; one within its page stays as it is."""
    return href if href.startswith("#") or not href else site_url(href)


def anchor_url(anchor: str, *, at_home: bool) -> str:
    """Return the address of a place on the home page, which from another page leads home first."""
    return anchor if at_home else site_url(f"{HOME}{anchor}")
