"""Stops a build with a line for each component that would not work in the page."""

from collections.abc import Iterator
from typing import Any

import reflex as rx

from .internals import PRE, component_vars, events_of


class ComponentChecks(rx.plugins.Plugin):
    """A plugin that checks all components of each page before the page is compiled."""

    # Whether Reflex's toaster is part of the page.
    has_toaster = True
    _compiler_enter_component_order = PRE
    _compiler_can_replace_enter_component = False

    def problems_of(self, component: Any) -> Iterator[tuple[str, str]]:
        """Yield what cannot work in a component, and what to write instead."""
        raise NotImplementedError

    def enter_component(self, comp: Any, /, **context: Any) -> None:
        """Stop the build if the component cannot work, naming every such component of the page."""
        page = context["page_context"]
        if any(self.problems_of(comp)):
            found = [
                f"page /{page.route.removeprefix('index')}: {_name_of(part)}: {problem}; {advice}"
                for part in (comp, *_parts(page.root_component))
                for problem, advice in self.problems_of(part)
            ]
            raise SystemExit("\n".join(dict.fromkeys(found)))


def _parts(component: Any) -> Iterator[Any]:
    yield component
    for child in component.children:
        yield from _parts(child)


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
