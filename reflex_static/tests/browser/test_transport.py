"""The transport answers as a Reflex server would, from inside the page."""

from typing import Any

import pytest
import reflex as rx

from reflex_static.testing import Both
from reflex_static.testing.node import node

LONG = "<script>" * 200_000
ROOT = rx.State.get_full_name()
DARK = {"theme": "dark", "dark": True}


class Shop:
    """A page with a small state, run in Node.

    ``loaded`` has the deltas that Reflex received on load; ``fire`` returns those of an event.
    ``errors`` and ``hydrated`` are from the last command.
    """

    def __init__(self, **stored: str) -> None:
        class S(rx.State):
            theme: str = rx.LocalStorage("light", name="theme", sync=True)
            plain: str = rx.LocalStorage("")
            n: int = 0

            @rx.var
            def dark(self) -> bool:
                if self.theme == "bad":
                    raise ValueError("bad theme")
                return self.theme == "dark"

            @rx.event
            def add(self, by: int) -> None:
                self.n += by

            @rx.event
            def choose(self, theme: str) -> None:
                self.theme = theme

            @rx.event
            def crash(self) -> None:
                self.n = 9 // 0

        both = Both(S)
        self.name = both.name
        values = {self.key(name): value for name, value in stored.items()}
        self.loaded = self.read(
            node().ask(do="load", folder=both.folder, app=both.app, stored=values)
        )

    def key(self, var: str) -> str:
        return f"{self.name}.{var}_rx_state_"

    def fire(self, name: str, **payload: object) -> list[dict[str, Any]]:
        return self.read(node().ask(do="event", event={"name": name, "payload": payload}))

    def read(self, answer: dict[str, Any]) -> list[dict[str, Any]]:
        """Return the state's vars in each delta, and keep the errors and the hydration flags."""
        self.errors = answer["errors"]
        self.hydrated = [it.get(ROOT, {}).get("is_hydrated_rx_state_") for it in answer["deltas"]]
        sent = [delta.get(self.name, {}) for delta in answer["deltas"]]
        return [{key.removesuffix("_rx_state_"): it[key] for key in it} for it in sent]


# The second delta repeats only the synced values, because Reflex expects each of these back and
# would write any other value to storage again.
@pytest.mark.parametrize(
    ("stored", "applied", "synced", "errors"),
    [
        ({}, {}, {}, []),
        ({"theme": "dark", "plain": "x"}, {**DARK, "plain": "x"}, {"theme": "dark"}, []),
        ({"theme": "bad", "plain": "x"}, {"plain": "x"}, {}, ["S.dark: ValueError: bad theme"]),
        ({"plain": LONG, "theme": "__proto__"},) * 2 + ({"theme": "__proto__"}, []),
        ({"gone": "1", "n": "1"}, {}, {}, []),
    ],
    ids=["nothing", "values", "a value that breaks a computed var", "hostile", "unknown vars"],
)
def test_stored_values_are_applied_before_the_page_is_hydrated(
    stored: dict[str, str], applied: dict[str, object], synced: dict[str, str], errors: list[str]
) -> None:
    shop = Shop(**stored)

    assert shop.loaded == [applied, synced]
    assert shop.hydrated == [False, True]
    assert shop.errors == errors


def test_cleared_storage_gives_each_stored_var_its_default() -> None:
    shop = Shop(theme="dark", plain="x")

    first, _ = shop.fire(f"{ROOT}.hydrate_and_load", vars={shop.key("plain"): "x"})

    assert first == {"theme": "light", "dark": False}


def test_a_value_removed_in_another_tab_is_reset_to_the_default() -> None:
    shop = Shop(theme="dark")

    event = f"{ROOT}.update_vars_internal_state.update_vars_internal"
    first, _ = shop.fire(event, vars={shop.key("theme"): None})

    assert first == {"theme": "light", "dark": False}


def test_only_changed_vars_are_sent_and_an_exception_changes_nothing() -> None:
    shop = Shop()

    assert shop.fire(f"{shop.name}.add", by=2) == [{"n": 2}]
    assert shop.fire(f"{shop.name}.add", by=0) == []
    assert shop.fire(f"{shop.name}.crash") == []
    assert shop.errors == ["S.crash: ZeroDivisionError: division by zero"]
    assert shop.fire(f"{shop.name}.choose", theme="bad") == []
    assert shop.errors == ["S.dark: ValueError: bad theme"]
    assert shop.fire(f"{shop.name}.choose", theme="dark") == [DARK]
    node().ask(do="event", event={})  # which throws before any handler
    assert shop.fire(f"{shop.name}.add", by=1) == [{"n": 3}]


@pytest.mark.parametrize("name", ["S.missing", "root.t.add", "S.toString", "nonsense"])
def test_an_event_without_a_handler_is_an_error(name: str) -> None:
    shop = Shop()
    name = name.replace("S.", f"{shop.name}.")

    shop.fire(name)

    assert shop.errors == [f"{name}: no handler answers this event"]
