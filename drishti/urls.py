"""URLs on the host, which may serve the site under a sub-path."""

from pathlib import Path
from typing import Final

import reflex as rx

from reflex_static import content_hash
from reflex_static.locales import lookups

HOME: Final = "/"
NOT_FOUND: Final = "/404"
FEED: Final = "/feed.xml"
ASSETS: Final = Path(__file__).parents[1] / "assets"


def site_url(path: str) -> str:
    """Return ``path``, such as ``/disclaimer`` or ``/#faq``, with the sub-path prepended."""
    return rx.config.get_config().prepend_frontend_path(path)


def asset_url(path: str) -> str:
    """Return the versioned URL of a file under ``assets/``, such as ``images/hero.svg``."""
    return f"{site_url(f'/{path}')}?v={content_hash((ASSETS / path).read_bytes())}"


def page_url(path: str) -> rx.Var[str]:
    """Return the URL of ``path``, such as ``/#faq``, in the language of the linking page."""
    return lookups.path(path)


def link_url(href: str) -> rx.Var[str] | str:
    """Return the URL of a link in the content: to a page or a file of this site, or elsewhere."""
    if not href.startswith("/"):
        return href
    return file_url(href) if Path(href).suffix else page_url(href)


def file_url(path: str) -> str:
    """Return the whole URL of a document in ``assets/``, which is then not kept offline."""
    return f"{rx.config.get_config().deploy_url}{site_url(path)}"
