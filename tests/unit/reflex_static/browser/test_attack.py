"""The transport under random, re-entrant and malformed events."""

from typing import Any, TypeGuard

import reflex as rx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from unit.reflex_static.differential.node import node
from unit.reflex_static.differential.states import Both

RUNS = 60
STEPS = 30
Event = dict[str, Any]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
NAMES = st.text(max_size=8) | st.sampled_from(
    ["__proto__.x", "constructor.name", "toString", ".", "..", "x.y.z", "hasOwnProperty.call"]
)
STORED_NAMES = ["hydrate_and_load", "update_vars_internal", "on_load_internal"]


def ledger() -> type[rx.State]:
    """Return a state that records every event in order."""

    class Ledger(rx.State):
        entries: list[int] = []
        total: int = 0
        owner: str = rx.LocalStorage("nobody", name="owner", sync=True)

        @rx.event
        def enter(self, number: int) -> None:
            self.entries.append(number)
            self.total += number

        @rx.event
        def take_back(self) -> None:
            self.total -= self.entries[-1]
            self.entries = self.entries[:-1]

        @rx.var
        def size(self) -> int:
            return len(self.entries)

    return Ledger


class Model:
    """The expected state, computed in Python."""

    def __init__(self, both: Both) -> None:
        self.state = both.python
        self.handlers = both.state.event_handlers
        self.name = both.name

    @property
    def vars(self) -> dict[str, Any]:
        names = ("entries", "total", "owner", "size")
        return {f"{name}_rx_state_": getattr(self.state, name) for name in names}

    def run(self, event: Any) -> tuple[bool, int]:
        """Handle an event; return whether the page is notified, and the number of errors."""
        name = event.get("name") if isinstance(event, dict) else None
        payload = event.get("payload") if isinstance(event, dict) else None
        if name == f"{self.name}.enter" and is_entry(payload):
            self.handlers["enter"].fn(self.state, number=int(payload["number"]))
            return True, 0
        if name == f"{self.name}.take_back" and not payload:
            if not self.state.entries:
                return False, 1
            self.handlers["take_back"].fn(self.state)
            return True, 0
        if isinstance(name, str) and name.rpartition(".")[2] in STORED_NAMES and "." in name:
            stored = payload.get("vars") if isinstance(payload, dict) else None
            key = f"{self.name}.owner_rx_state_"
            if (
                isinstance(stored, dict)
                and isinstance(stored.get(key), str | None)
                and key in stored
            ):
                self.state.owner = "nobody" if stored[key] is None else stored[key]
            return True, 0
        return False, 1


def is_entry(payload: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(payload, dict) and payload.keys() == {"number"} and is_int(payload["number"])


def is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def events(name: str) -> st.SearchStrategy[Any]:
    """Return a strategy for valid events, invalid events and other values."""
    number = st.fixed_dictionaries({"number": st.integers(-99, 99)})
    good = st.one_of(
        st.fixed_dictionaries({"name": st.just(f"{name}.enter"), "payload": number}),
        st.fixed_dictionaries({"name": st.just(f"{name}.take_back")}),
    )
    wrong = st.none() | st.lists(st.integers()) | st.booleans() | st.just("many")
    bad_payload = st.one_of(
        st.fixed_dictionaries({}),
        st.fixed_dictionaries({"number": wrong}),
        st.fixed_dictionaries({"number": st.integers(0, 9), "more": JSON}),
        st.fixed_dictionaries({"__proto__": JSON}),
    )
    bad = st.fixed_dictionaries({"name": st.just(f"{name}.enter"), "payload": bad_payload})
    keys = st.sampled_from([f"{name}.{var}_rx_state_" for var in ("owner", "total", "size", "no")])
    stored = st.fixed_dictionaries(
        {
            "name": st.sampled_from([f"state.{stored}" for stored in STORED_NAMES]),
            "payload": st.none()
            | st.fixed_dictionaries(
                {"vars": st.dictionaries(keys | NAMES, JSON, max_size=3) | JSON}
            ),
        }
    )
    unknown = st.fixed_dictionaries({"name": NAMES | JSON, "payload": JSON})
    return st.one_of(good, good, good, bad, stored, unknown, JSON)


def attacks(name: str) -> st.SearchStrategy[Any]:
    """Return a strategy for events, some of which make the page's listener fire others or throw."""
    return st.fixed_dictionaries(
        {
            "kind": st.sampled_from(["event"] * 5 + ["client_error"]),
            "event": events(name),
            "then": st.lists(events(name), max_size=3),
            "throws": st.booleans(),
        }
    )


def test_the_transport_survives_random_and_malformed_events(thorough: bool) -> None:
    both = Both(ledger())

    @settings(
        max_examples=RUNS * (10 if thorough else 1),
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(attacks(both.name), min_size=1, max_size=STEPS))
    def run(steps: list[Event]) -> None:
        both.restart()
        model = Model(both)
        for step in steps:
            answer = node().ask(do="attack", **step)

            errors = expected_errors(model, step)
            assert answer["page"][both.name] == model.vars, step
            assert len(answer["errors"]) == errors, (step, answer["errors"])

    run()


def expected_errors(model: Model, step: Event) -> int:
    """Run a step in Python, and return how many errors must be reported."""
    if step["kind"] != "event":
        return 0
    queue, errors, provoked = [step["event"]], 0, False
    while queue:
        heard, wrong = model.run(queue.pop(0))
        errors += wrong
        if heard and not provoked:
            provoked = True
            queue.extend(step["then"])
            errors += step["throws"]
    return errors
