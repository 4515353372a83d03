"""Event specs for ``toggle`` events."""

from dataclasses import dataclass

import reflex as rx


@dataclass(frozen=True)
class _Target:
    open: bool = False


@dataclass(frozen=True)
class _ToggleEvent:
    """https://developer.mozilla.org/docs/Web/API/ToggleEvent."""

    target: _Target = _Target()
    newState: str = ""  # noqa: N815 - the browser's name


def details_toggled(e: rx.vars.ObjectVar[_ToggleEvent]) -> tuple[rx.Var[bool]]:
    """Return whether a ``<details>`` is open; not all browsers set ``newState`` for it."""
    return (e.target.open,)


def popover_toggled(e: rx.vars.ObjectVar[_ToggleEvent]) -> tuple[rx.Var[bool]]:
    """Return whether a popover is open."""
    return (e.newState == "open",)
