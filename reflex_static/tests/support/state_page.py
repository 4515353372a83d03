"""The states of a page, run in Node without a comparison with Python."""

from typing import Any

import pytest
import reflex as rx
from reflex.state import BaseState

from reflex_static.testing import Both
from reflex_static.testing.node import node

ROOT = rx.State.get_full_name()


class Page:
    """Sends events to states; ``sent`` are the changes of the first one after each command."""

    def __init__(self, *states: type[BaseState], **stored: str) -> None:
        both = Both(*states)
        self.folder, self.name = both.folder, both.name
        values = {self.key(var): value for var, value in stored.items()}
        self._ask(do="load", folder=both.folder, app=both.app, stored=values)

    def key(self, var: str) -> str:
        return f"{self.name}.{var}_rx_state_"

    def fire(self, handler: str, **payload: object) -> list[dict[str, Any]]:
        return self.send(name=f"{self.name}.{handler}", payload=payload)

    def send(self, **event: object) -> list[dict[str, Any]]:
        self._ask(do="event", event=event)
        return self.sent

    def wait_for(self, **values: object) -> None:
        """Advance the clock until some vars have these values, by ten seconds at most."""
        for _ in range(500):
            if self.vars | values == self.vars:
                return
            self._ask(do="wait", ms=20)
        pytest.fail(f"the vars are {self.vars}")

    def of(self, name: str) -> dict[str, Any]:
        return _plain(next(held for state, held in self.page.items() if state.endswith(name)))

    def _ask(self, **command: object) -> None:
        answer = node().ask(**command)
        self.errors, self.events, self.page = (answer[it] for it in ("errors", "events", "page"))
        self.vars = self.of(self.name)
        self.sent = [_plain(delta.get(self.name, {})) for delta in answer["deltas"]]
        self.hydrated = [_plain(it.get(ROOT, {})).get("is_hydrated") for it in answer["deltas"]]


def _plain(held: dict[str, Any]) -> dict[str, Any]:
    return {key.removesuffix("_rx_state_"): value for key, value in held.items()}
