"""Inspect components and run states without a browser."""

from collections.abc import Iterator
from typing import Any

import reflex as rx
from reflex.state import BaseState


def walk(component: rx.Component) -> Iterator[rx.Component]:
    """Yield a component and all its descendants, outermost first."""
    yield component
    for child in component.children:
        assert isinstance(child, rx.Component)
        yield from walk(child)


def class_names(component: rx.Component) -> list[str]:
    """Return a component's static classes; state is shown by attributes, not by classes."""
    classes = getattr(component, "class_name", None)
    return str(classes).strip('"').split() if classes is not None else []


def sections(page: rx.Component) -> list[str]:
    """Return the ids of the children of a page's main element, top to bottom."""
    main = next(part for part in walk(page) if part.tag == "main")
    return [str(getattr(part, "id", None)).strip('"') for part in main.children]


def start(state: type[BaseState]) -> Any:
    """Return a state with its initial values."""
    return state(init_substates=False, _reflex_internal_init=True)


def fire(state: Any, handler: str, *arguments: object) -> None:
    """Call an event handler as Reflex does."""
    state.event_handlers[handler].fn(state, *arguments)
