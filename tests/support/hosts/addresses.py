"""The canonical addresses of some pages, and other paths that hosts redirect to them."""

from itertools import product
from typing import Final

from support.content.languages import ENGLISH, OTHER

PAGES: Final = tuple(
    language.path(route) for language, route in product([ENGLISH, OTHER], ["/", "/disclaimer"])
)
MOVED: Final = {
    "/index.html": "/",
    "/disclaimer.html": "/disclaimer",
    "/disclaimer/index.html": "/disclaimer",
    f"/{OTHER.code}.html": OTHER.path("/"),
    f"/{OTHER.code}/index.html": OTHER.path("/"),
    f"/{OTHER.code}/disclaimer.html": OTHER.path("/disclaimer"),
    f"/{OTHER.code}/disclaimer/index.html": OTHER.path("/disclaimer"),
}
"""Maps each other path of these pages to the address that it is redirected to."""


def file_of(page: str) -> str:
    """Return a page's file, relative to the site's folder."""
    return f"{page}/index.html".lstrip("/").replace("//", "/")
