"""Differential tests of state classes."""

import asyncio
import copy
import inspect
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final
from unittest import mock

import reflex as rx
from hypothesis import given, settings
from hypothesis import strategies as st

from ..browser.compiler.functions import new_program
from ..browser.compiler.states import compile_states
from ..compat.internals import BaseState, compile_client_storage, compile_state, json_dumps
from .node import node

ROOT = rx.State.get_full_name()
LONGEST_SLEEP_MS: Final = 10**7


class UnfollowedEventError(Exception):
    """A handler returns or yields another one, which only the page would run."""


class Both:
    """A state class that runs in Python and in Node side by side."""

    def __init__(self, state: type[BaseState], *others: type[BaseState]) -> None:
        self.states = [state, *others]
        self.state = state
        self.name = state.get_full_name()
        program = new_program()
        self.folder = node().place(program, compile_states(program, self.states))
        # Reflex returns the initial values of the whole tree of states.
        names = [it.get_full_name() for it in self.states]
        initial = json_dumps({name: compile_state(rx.State)[name] for name in names})
        self.app = {
            "state_name": ROOT,
            "initialState": {ROOT: {"is_hydrated_rx_state_": False}, **json.loads(initial)},
            "clientStorage": compile_client_storage(state),
        }
        self.restart()

    def restart(self) -> None:
        """Reset both states to their defaults."""
        made = {it: it(init_substates=False, _reflex_internal_init=True) for it in self.states}
        self.python: Any = made[self.state]

        async def get_state(state: type[BaseState]) -> BaseState:
            return made[state]

        object.__setattr__(self.python, "get_state", get_state)
        self._compare(node().ask(do="load", folder=self.folder, app=self.app), [])

    def fire(self, handler: str, **payload: object) -> dict[str, Any]:
        """Fire an event on both sides, fail if they differ, and return the state."""
        expected = self._run_in_python(handler, payload)
        event = {"name": f"{self.name}.{handler}", "payload": payload}
        answer = node().ask(do="event", event=event)
        for _ in range(self.sleeps):
            later = node().ask(do="wait", ms=LONGEST_SLEEP_MS)
            answer = later | {"errors": answer["errors"] + later["errors"]}
        return self._compare(answer, expected, f"{handler}({payload})")

    def _run_in_python(self, handler: str, payload: dict[str, object]) -> list[str]:
        self.sleeps = 0
        self._keep()
        try:
            outcome = self.state.event_handlers[handler].fn(self.python, **payload)
            if inspect.isgenerator(outcome):
                for event in outcome:
                    self._keep(event)
            elif inspect.isawaitable(outcome) or inspect.isasyncgen(outcome):
                with mock.patch("asyncio.sleep", self._sleep):
                    asyncio.run(self._finish(outcome))
            else:
                self._keep(outcome)
            self._snapshot()
        except UnfollowedEventError:
            raise
        except Exception as error:  # noqa: BLE001  any error is compared
            for name, value in self.kept.items():
                setattr(self.python, name, value)
            return [type(error).__name__]
        return []

    async def _finish(self, outcome: Any) -> None:
        if inspect.isawaitable(outcome):
            self._keep(await outcome)
        else:
            async for event in outcome:
                self._keep(event)

    async def _sleep(self, _seconds: float) -> None:
        self.sleeps += 1
        self._keep()

    def _keep(self, event: Any = None) -> None:
        """Keep the vars at the start of a step, which a failed one goes back to."""
        handler = getattr(event, "handler", event)
        if getattr(handler, "state_full_name", ""):
            raise UnfollowedEventError(f"{handler.fn.__qualname__} would run only in the browser")
        self.kept = copy.deepcopy(self._vars())

    def _vars(self) -> dict[str, Any]:
        return {name: self.python.get_value(name) for name in self.state.base_vars}

    def _snapshot(self) -> dict[str, Any]:
        computed = {name: getattr(self.python, name) for name in self.state.computed_vars}
        return json.loads(json_dumps({**self._vars(), **computed}))

    def _compare(
        self, answer: dict[str, Any], expected: list[str], event: str = "loading"
    ) -> dict[str, Any]:
        page = {
            name.removesuffix("_rx_state_"): value
            for name, value in answer["page"][self.name].items()
        }
        wrong = [error.split(": ")[1] for error in answer["errors"]]
        snapshot = self._snapshot()
        sets = {name for name, value in self._vars().items() if isinstance(value, set)}
        differ = [
            f"{name} is {value!r} in Python, but {page.get(name)!r} in the browser"
            for name, value in snapshot.items()
            if _plain(value, is_set=name in sets) != _plain(page.get(name), is_set=name in sets)
        ]
        if wrong != expected:
            differ.append(f"errors: {expected} in Python, but {answer['errors']} in the browser")
        if differ:
            raise AssertionError(f"after {event}: {'; '.join(differ)}")
        return snapshot


def assert_same_in_both(
    state: type[BaseState],
    events: Mapping[str, Mapping[str, st.SearchStrategy[Any]]],
    *,
    others: Sequence[type[BaseState]] = (),
    steps: int = 25,
) -> None:
    """Fire random events, and fail as soon as Python and JavaScript differ.

    ``events`` maps the name of each handler to strategies for its parameters; ``others`` are the
    states that ``get_state`` returns. Nothing waits while a handler sleeps.
    """
    both = Both(state, *others)
    fired = [st.tuples(st.just(name), st.fixed_dictionaries({**it})) for name, it in events.items()]

    @settings(max_examples=50, deadline=None)
    @given(st.lists(st.one_of(fired), min_size=steps, max_size=steps))
    def run(sequence: list[tuple[str, dict[str, object]]]) -> None:
        both.restart()
        for name, payload in sequence:
            both.fire(name, **payload)

    run()


def _plain(value: Any, *, is_set: bool) -> str:
    """Return JSON, in which the page has no whole floats and no order of keys or sets."""
    known = json.loads(json.dumps(value), parse_float=lambda it: json.loads(it.removesuffix(".0")))
    return json.dumps(sorted(known, key=json.dumps) if is_set else known, sort_keys=True)
