"""The two files of Reflex that change; what is looked for in them, and missed, stops the build."""

from typing import Final

ROUTER_SCRIPTS: Final = "jsx(ScrollRestoration,{},)"
MARK: Final = "router"
ALL_ROUTES: Final = '"prerender": true'
# React Router leaves out the page for unknown addresses, since it has no address of its own.
ALL_ROUTES_AND_404: Final = '"prerender": ({ getStaticPaths }) => [...getStaticPaths(), "/404"]'


def mark_router_scripts(document: str) -> str:
    """Return the document with a mark where React Router's scripts and data begin."""
    mark = f'jsx("template",{{id:"{MARK}"}}),'
    return replaced(document, ROUTER_SCRIPTS, mark + ROUTER_SCRIPTS)


def prerender_not_found(config: str) -> str:
    """Return React Router's settings with the 404 page among the pages to prerender."""
    return replaced(config, ALL_ROUTES, ALL_ROUTES_AND_404)


def replaced(source: str, old: str, new: str) -> str:
    """Return ``source`` with its single ``old`` replaced, or stop the build."""
    if source.count(old) != 1:
        raise SystemExit(f"Reflex has changed what it writes: there is no single `{old}` in it")
    return source.replace(old, new)
