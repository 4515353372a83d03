"""State classes behave the same in Python and in the browser."""

from typing import ClassVar

import pytest
import reflex as rx
from hypothesis import strategies as st
from reflex.state import BaseState

from unit.reflex_static.differential.states import Both, assert_same_in_both

LIMIT = 40
KINDS = {"tea": 3, "oil": 12}

SMALL = st.integers(-3, 3)
NAMES = st.sampled_from(["", "a", "b", "10", "9", "हिन्दी", "😀"])


def clamp(value: int, low: int, high: int) -> int:
    return max(low, min(value, high))


def numbered(amounts: dict[str, int]) -> list[str]:
    names = list(amounts)
    return [f"{place + 1}. {names[place]}" for place in range(len(names))]


def test_lists_dicts_and_helpers_behave_the_same() -> None:
    class Basket(rx.State):
        items: list[str] = []
        amounts: dict[str, int] = {"tea": 1}
        note: str = ""
        STEP: ClassVar[int] = 2

        @rx.event
        def add(self, name: str, amount: int) -> None:
            self.items.append(name)
            total = self.amounts.get(name, 0) + amount * self.STEP
            self.amounts[name] = clamp(total, 0, LIMIT)
            self._remember(f"{name}×{amount:02d}")

        @rx.event
        def add_twice(self, name: str) -> None:
            self.add(name, 3)  # type: ignore[operator]
            self.add(name, 1)  # type: ignore[operator]

        @rx.event
        def take(self, place: int) -> None:
            self.note = ""
            name = self.items[place]
            self.items = self.items[:place] + self.items[place + 1 :]
            self.amounts = {name: self.amounts[name]}

        def _remember(self, text: str) -> None:
            self.note = f"{self.note}, {text}"[:30] if self.note else text

        @rx.var
        def total(self) -> int:
            total = 0
            for name, amount in self.amounts.items():
                total += amount * KINDS.get(name, 1)
            return total

        @rx.var
        def listed(self) -> list[str]:
            return numbered(dict(self.amounts))

        @rx.var
        def summary(self) -> dict[str, int]:
            return {"total": self.total, "items": len(self.items) if self.items else -1}

    assert_same_in_both(
        Basket,
        {
            "add": {"name": NAMES, "amount": SMALL},
            "add_twice": {"name": NAMES},
            "take": {"place": SMALL},
        },
        runs=40,
        steps=30,
    )


def test_operands_are_evaluated_in_order() -> None:
    class Order(rx.State):
        log: list[int] = []
        n: int = 0
        found: bool = False

        @rx.event
        def run(self, at: int) -> None:
            self.found = self.n in self._grow()
            self.log = self.log + self._grow()
            self.log[self._next() - at] = self._next()
            self.n += self._next()

        def _grow(self) -> list[int]:
            self.n += 1
            self.log.append(self.n)
            return self.log

        def _next(self) -> int:
            self.n += 1
            return self.n % 3

    assert_same_in_both(Order, {"run": {"at": SMALL}}, runs=20, steps=6)


def test_times_and_prices_are_formatted_the_same() -> None:
    class Board(rx.State):
        now_ms: int = 0
        cents: int = 0
        theme: str = rx.LocalStorage("light", name="theme", sync=True)

        @rx.event
        def tick(self, now_ms: int) -> None:
            self.now_ms = now_ms

        @rx.event
        def set_price(self, cents: int, per: int) -> None:
            self.cents = cents // per

        @rx.event
        def toggle(self, mode: str) -> None:
            self.theme = mode if self.theme != mode else ""

        @rx.var
        def clock(self) -> str:
            seconds = self.now_ms // 1000
            return f"{seconds // 3600 % 24:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"

        @rx.var
        def price(self) -> str:
            return f"${self.cents // 100:,}.{self.cents % 100:02d}"

        @rx.var
        def is_dark(self) -> bool:
            return self.theme == "dark"

    assert_same_in_both(
        Board,
        {
            "tick": {"now_ms": st.integers(-(10**15), 10**15)},
            "set_price": {"cents": st.integers(-(10**9), 10**9), "per": SMALL},
            "toggle": {"mode": st.sampled_from(["light", "dark"])},
        },
        runs=40,
        steps=20,
    )


def test_a_failing_handler_changes_nothing() -> None:
    class Till(rx.State):
        open: bool = False
        log: list[int] = [1]

        @rx.event
        def split(self, among: int) -> None:
            self.open = True
            self.log.append(among)
            self.log[0] = 100 // among

        @rx.var
        def first(self) -> int:
            return 60 // (self.log[0] - 50)

    both = Both(Till)

    assert both.fire("split", among=0)["log"] == [1]
    assert both.fire("split", among=2)["log"] == [1]
    assert both.fire("split", among=4)["log"] == [25, 4]


def test_a_mixin_adds_its_vars_handlers_and_helpers() -> None:
    class Counting(rx.State, mixin=True):
        count: int = 0

        @rx.event
        def increase(self, by: int) -> None:
            self.count = self._sum(by)

        def _sum(self, by: int) -> int:
            return self.count + by

    class Pages(Counting, rx.State):
        @rx.var
        def double(self) -> int:
            return self.count * 2

    both = Both(Pages)

    both.fire("increase", by=1)

    assert both.fire("increase", by=4) == {"count": 5, "double": 10}


@pytest.mark.parametrize(
    ("payload", "message"),
    [
        ({"size": 3.5}, "TypeError: argument 'size': must be int, not 3.5 (number)"),
        ({"size": None}, "TypeError: argument 'size': must be int, not None"),
        ({"size": "many"}, "ValueError: argument 'size': invalid literal"),
        ({"size": 2**53}, "TypeError: argument 'size': must be int"),
        ({}, "TypeError: missing argument 'size'"),
        ({"size": 1, "tags": [], "colour": "red"}, "TypeError: unexpected argument 'colour'"),
        ({"size": 1}, "TypeError: missing argument 'tags'"),
        ({"size": 1, "tags": [1]}, "TypeError: argument 'tags': must be str, not 1 (number)"),
        (
            {"size": 1, "tags": "a"},
            "TypeError: argument 'tags': must be a list, not \"a\" (string)",
        ),
    ],
)
def test_a_wrong_argument_is_reported_with_python_type_names(
    payload: dict[str, object], message: str
) -> None:
    page = Page(shop())

    page.fire("resize", **payload)

    assert page.errors[0].startswith(f"Shop.resize: {message}")
    assert page.vars["size_rx_state_"] == 0


def test_text_from_the_dom_becomes_a_number() -> None:
    page = Page(shop())

    page.fire("resize", size=" ४२ ", tags=["x"])

    assert page.vars["size_rx_state_"] == 42
    assert page.errors == []


def shop() -> type[BaseState]:
    class Shop(rx.State):
        size: int = 0
        tags: list[str] = []

        @rx.event
        def resize(self, size: int, tags: list[str]) -> None:
            self.size = size
            self.tags = tags

    return Shop


class Page:
    """A state in Node whose results are not compared with Python."""

    def __init__(self, state: type[BaseState]) -> None:
        self.both = Both(state)

    def fire(self, handler: str, **payload: object) -> None:
        answer = self.both.send(handler, payload)
        self.errors = answer["errors"]
        self.vars = answer["page"][self.both.name]
