"""The transport answers as a Reflex server would, from inside the page."""

import pytest
import reflex as rx

from support.state_page import ROOT, Page

LONG = "<script>" * 200_000
DARK = {"theme": "dark", "dark": True}


def load(**stored: str) -> Page:
    class S(rx.State):
        theme: str = rx.LocalStorage("light", name="theme", sync=True)
        plain: str = rx.LocalStorage("")
        n: int = 0
        cups: dict[str, int] = {"tea": 1, "oil": 1}

        @rx.var
        def dark(self) -> bool:
            if self.theme == "bad":
                raise ValueError("bad theme")
            return self.theme == "dark"

        @rx.event
        def add(self, by: int) -> None:
            self.n += by

        @rx.event
        def move_to_the_end(self, name: str) -> None:
            self.cups[name] = self.cups.pop(name)

        @rx.event
        def choose(self, theme: str) -> None:
            self.theme = theme

        @rx.event
        def crash(self) -> None:
            self.n = 9 // 0

    return Page(S, **stored)


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
    page = load(**stored)

    assert page.sent == [applied, synced]
    assert page.hydrated == [False, True]
    assert page.errors == errors


@pytest.mark.parametrize(
    ("event", "vars_"),
    [
        ("hydrate_and_load", {"plain": "x"}),
        ("update_vars_internal_state.update_vars_internal", {"theme": None}),  # in another tab
    ],
)
def test_a_var_whose_stored_value_is_gone_gets_its_default(
    event: str, vars_: dict[str, str | None]
) -> None:
    page = load(theme="dark", plain="x")

    stored = {page.key(var): value for var, value in vars_.items()}
    first, _ = page.send(name=f"{ROOT}.{event}", payload={"vars": stored})

    assert first == {"theme": "light", "dark": False}


def test_only_changed_vars_are_sent_and_an_exception_changes_nothing() -> None:
    page = load()

    assert page.fire("add", by=2) == [{"n": 2}]
    assert page.fire("add", by=0) == []
    assert [[*it["cups"]] for it in page.fire("move_to_the_end", name="tea")] == [["oil", "tea"]]
    assert page.fire("crash") == []
    assert page.errors == ["S.crash: ZeroDivisionError: division by zero"]
    assert page.fire("choose", theme="bad") == []
    assert page.errors == ["S.dark: ValueError: bad theme"]
    assert page.fire("choose", theme="dark") == [DARK]
    page.send()  # which throws before any handler
    assert page.fire("add", by=1) == [{"n": 3}]


@pytest.mark.parametrize("name", ["S.missing", "root.t.add", "S.toString", "nonsense"])
def test_an_event_without_a_handler_is_an_error(name: str) -> None:
    page = load()
    name = name.replace("S.", f"{page.name}.")

    page.send(name=name)

    assert page.errors == [f"{name}: no handler answers this event"]
