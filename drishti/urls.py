"""URLs on the host, which may serve the site under a sub-path."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import reflex as rx

from drishti.reflex_static.delivery.fingerprints import content_hash
from drishti.reflex_static.locales import lookups

HOME: Final = "/"
NOT_FOUND: Final = "/404"
ASSETS: Final = Path(__file__).parents[1] / "assets"


def site_url(path: str) -> str:
    """Return ``path`` (``/disclaimer``, ``/#faq``) with the sub-path prepended."""
    return rx.config.get_config().prepend_frontend_path(path)


def asset_url(path: str) -> str:
    """Return the versioned URL of a file under ``assets/`` (``images/hero.svg``)."""
    file = ASSETS / path
    return f"{site_url(f'/{path}')}?v={_file_hash(file, file.stat().st_mtime_ns)}"


@lru_cache(maxsize=256)  # a page has many icons, which are in one file
def _file_hash(file: Path, _saved: int) -> str:
    return content_hash(file.read_bytes())


def page_url(path: str) -> rx.Var[str]:
    """Return the URL of a page (``/disclaimer``, ``/#faq``) in the language of the linking page."""
    return lookups.path(path)


def link_url(href: str) -> rx.Var[str] | str:
    """Return the URL of a link in the content; only paths on this site change."""
    return page_url(href) if href.startswith("/") else href
