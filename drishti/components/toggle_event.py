"""The event spec for ``toggle`` events."""

from dataclasses import dataclass

import reflex as rx


@dataclass(frozen=True)
class _Target:
    open: bool = False


@dataclass(frozen=True)
class _ToggleEvent:
    """https://developer.mozilla.org/docs/Web/API/ToggleEvent."""

    target: _Target = _Target()


def details_toggled(e: rx.vars.ObjectVar[_ToggleEvent]) -> tuple[rx.Var[bool]]:
    """Return whether a ``<details>`` is open."""
    return (e.target.open,)
