"""The two files of Reflex that change for the bundle."""

from typing import Final

from drishti.reflex_static.compat import replaced

DOCUMENT: Final = "app/_document.js"
ROUTER_SCRIPTS: Final = "jsx(ScrollRestoration,{},)"
MARK: Final = "router"
ROUTER_CONFIG: Final = "react-router.config.js"
ALL_ROUTES: Final = '"prerender": true'
# React Router leaves out the page for unknown addresses, since it has no address of its own.
ALL_ROUTES_AND_404: Final = '"prerender": ({ getStaticPaths }) => [...getStaticPaths(), "/404"]'


def mark_router_scripts(document: str) -> str:
    """Return the document with a mark where React Router's scripts and data begin."""
    mark = f'jsx("template",{{id:"{MARK}"}}),'
    return replaced(DOCUMENT, document, ROUTER_SCRIPTS, mark + ROUTER_SCRIPTS)


def prerender_not_found(config: str) -> str:
    """Return React Router's settings with the 404 page among the pages to prerender."""
    return replaced(ROUTER_CONFIG, config, ALL_ROUTES, ALL_ROUTES_AND_404)
