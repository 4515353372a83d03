"""What plugins see of each page and component before it is compiled."""

from collections.abc import Iterator
from typing import Any

import reflex as rx

from .internals import PRE, component_vars, events_of


class PagePlugin(rx.plugins.Plugin):
    """A plugin that sees each page and component, and refuses what would not work in the page.

    Reflex evaluates and compiles all pages before it calls ``pre_compile``, which is then the first
    place where all problems are known.
    """

    # Whether Reflex's toaster is part of the page.
    has_toaster = True
    _compiler_enter_component_order = PRE
    _compiler_can_replace_enter_component = False

    def __init__(self) -> None:
        # The routes of the pages on which each problem occurs.
        self._problems: dict[str, list[str]] = {}

    def enter_app(self, app: rx.App) -> None:
        """Change the app, before its first page is compiled."""

    def enter_page(self, page: Any, root: Any) -> None:
        """Change ``root``, the component of ``page``."""

    def problems_of(self, component: Any) -> Iterator[tuple[str, str]]:  # noqa: ARG002
        """Yield what cannot work in a component, and what to write instead."""
        yield from ()

    def problems(self) -> Iterator[str]:
        """Yield a line for each problem of all pages."""
        for problem, routes in self._problems.items():
            more = f" and {len(routes) - 1} more" if routes[1:] else ""
            yield f"page /{routes[0].removeprefix('index')}{more}: {problem}"

    def enter_component(self, comp: Any, /, **context: Any) -> None:
        """Record the problems of a component."""
        page, compiled = context["page_context"], context["compile_context"]
        if comp is page.root_component:
            if page.route == compiled.pages[0].route:
                self._problems.clear()  # of an earlier build in this process
                self.enter_app(compiled.app)
            found = next(found for found in compiled.pages if found.route == page.route)
            self.enter_page(found, comp)
        for problem, advice in self.problems_of(comp):
            routes = self._problems.setdefault(f"{_name_of(comp)}: {problem}; {advice}", [])
            if page.route not in routes:
                routes.append(page.route)

    def pre_compile(self, **_context: Any) -> None:
        """Stop the build with the problems that all plugins have found."""
        plugins = [it for it in rx.config.get_config().plugins if isinstance(it, PagePlugin)]
        if self is not next(iter(plugins), None):
            return
        if lines := [line for plugin in plugins for line in plugin.problems()]:
            raise SystemExit("\n".join(lines))


def _name_of(component: Any) -> str:
    """Return how error messages name a component: by its tag, and its id or else its text."""
    tag = str(component.tag or "text").strip('"')
    texts = [str(child.contents) for child in component.children if hasattr(child, "contents")]
    known = getattr(component, "id", None) or next(iter(texts), "")
    return f"<{tag}> {known}".strip()


def is_radix(component: Any) -> bool:
    """Return whether a component is from Radix or renders Radix, and so needs Reflex's theme."""
    return any(name in str(component.library or "") for name in ("@radix-ui", "react-markdown"))


def nested_styles(component: Any) -> str:
    """Return the keys of a style that need a stylesheet: selectors and responsive properties."""
    style = getattr(component, "style", None) or {}
    found = [name for name, value in style.items() if isinstance(value, dict | list)]
    return ", ".join(map(str, found))


def shows_toasts() -> bool:
    """Return whether the pages have Reflex's toaster, which plugins can leave out."""
    return all(getattr(it, "has_toaster", True) for it in rx.config.get_config().plugins)


def uses_router(component: Any) -> bool:
    """Return whether a component shows a part of ``State.router``."""
    return any("rx_router_" in str(var) for var in component_vars(component))


def fires(component: Any, *names: str) -> bool:
    """Return whether an event trigger of a component has one of Reflex's own events."""
    return any(name in event for event in events_of(component) for name in names)
