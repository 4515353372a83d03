"""State classes behave the same in Python and in the browser."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypedDict

import pytest
import reflex as rx
from hypothesis import strategies as st
from reflex.state import BaseState

from reflex_static.browser.compiler.schema import app_states
from reflex_static.testing import Both, assert_same_in_both, function_in_both
from reflex_static.testing.states import UnfollowedEventError
from support.state_page import Page

KINDS = {"tea": 3, "oil": 12}
SHARES: dict[str, Any] = {}

SMALL = st.integers(-3, 3)
NAMES = st.sampled_from(["", "a", "b", "10", "9", "हिन्दी", "😀"])


def numbered(amounts: dict[str, int]) -> list[str]:
    names = list(amounts)
    return [f"{place + 1}. {names[place]}" for place in range(len(names))]


def share() -> int:
    return 6 // SHARES["each"]


class Order(TypedDict):
    tags: list[str]
    gift: bool


class Till(rx.State):
    cash: int = 5

    @rx.event
    def put(self, amount: int) -> None:
        self.cash += amount


def shop() -> type[BaseState]:  # noqa: C901  a class with many handlers
    class Shop(rx.State):
        size: int = 0
        said: str = ""
        ordered: list[list[str] | bool] = []
        _count: int = 0
        _unused: str = "not read"

        @rx.event
        def resize(self, size: int) -> None:
            self.size = size

        @rx.event
        def submit(self, data: dict[str, Any]) -> None:
            self.said = ", ".join(f"{name}={value}" for name, value in data.items())

        @rx.event
        def order(self, data: Order) -> None:
            self.ordered = [data["tags"], data["gift"]]

        @rx.event
        async def load(self, title: str) -> AsyncIterator[Any]:
            self.said = "loading"
            yield
            count = await self._count_slowly()
            self.said = f"{title} {count}"
            yield rx.redirect(f"/{title}")

        async def _count_slowly(self) -> int:
            await self.nap()  # type: ignore[operator]
            return 2

        @rx.event
        async def nap(self) -> None:
            await asyncio.sleep(0.02)

        @rx.event(background=True)
        async def double(self) -> None:
            async with self:
                size = self.size
                await self.nap()  # type: ignore[operator]
                self.size = size * 2

        @rx.event
        async def pay(self) -> list[Any]:
            stateOf = await self.get_state(Till)  # noqa: N806
            self.said = f"till has {stateOf.cash}"
            events = [Till.put(1)]  # type: ignore[operator]
            return events  # noqa: RET504

        @rx.event
        def save(self, name: str) -> Any:
            return rx.toast.success(f"Saved {name}", close_button=True)

        @rx.event
        def count_up(self) -> None:
            self._count += 1
            self.size = self._count

        @rx.event
        def clear(self) -> None:
            self.reset()  # type: ignore[no-untyped-call]

    return Shop


@pytest.fixture
def page() -> Page:
    return Page(shop(), Till)


def test_lists_dicts_sets_floats_mixins_and_helpers_behave_the_same() -> None:
    class Noting(rx.State, mixin=True):
        note: str = ""

        @rx.event
        def forget(self) -> None:
            self.note = ""

        def _remember(self, text: str) -> None:
            self.note = f"{self.note}, {text}"[:30] if self.note else text

    class Basket(Noting, rx.State):
        items: rx.Field[list[str]] = rx.field(default_factory=list)
        amounts: rx.Field[dict[str, int]] = rx.field(default_factory=lambda: {"tea": 1})
        share: float = 8.0
        seen: set[str] = {"b", "a"}
        STEP: ClassVar[int] = 2

        @rx.event
        def add(self, name: str, amount: int) -> None:
            self.items.append(name)
            self.seen.add(name)
            self.share /= 2
            self.amounts[name] = self.amounts.get(name, 0) + amount * self.STEP
            self._remember(f"{name}×{amount:02d} {amount * 1000:,}")

        @rx.event
        def add_twice(self, name: str) -> None:
            self.add(name, 3)  # type: ignore[operator]
            self.add(name, 1)  # type: ignore[operator]

        @rx.event
        def only(self, name: str) -> None:
            self.amounts = {name: 1}

        @rx.event
        def take(self, place: int) -> None:
            self.items.reverse()
            name = self.items[place]  # an IndexError here undoes the reversal
            self.note = ""
            self.items = self.items[:place] + self.items[place + 1 :]
            self.amounts = {name: self.amounts[name]}

        @rx.var
        def total(self) -> int:
            return sum(amount * KINDS.get(name, 1) for name, amount in self.amounts.items())

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
            "only": {"name": NAMES},
            "take": {"place": SMALL},
            "forget": {},
        },
    )


def test_handlers_that_wait_and_yield_behave_the_same() -> None:
    class Waiting(rx.State):
        said: list[int] = []
        text: str = ""

        @rx.event
        async def wait(self, count: int) -> None:
            for number in range(count):
                self.said.append(number)
                await asyncio.sleep(number)
                self.said[number] += 10 // (2 - number)

        @rx.event
        def count(self) -> Iterator[None]:
            self.said.append(1)
            yield
            self.said.append(1 // len(self.said[2:]))

        @rx.event
        async def say(self) -> None:
            slept = await asyncio.sleep(1)  # type: ignore[func-returns-value]
            self.text = f"{slept} {self.clear()} {[*self._walk()]}"  # type: ignore[operator]

        def _walk(self) -> Iterator[object]:
            yield f"{(yield 2)} {(yield from [3])}"  # type: ignore[func-returns-value]

        @rx.event
        def clear(self) -> None:
            self.said = []

    assert_same_in_both(Waiting, {"wait": {"count": SMALL}, "count": {}, "say": {}}, steps=5)


@pytest.mark.parametrize(("browser", "python"), [(1, 2), (1, 0), (0, 1), (0, "x")])
def test_another_result_or_error_on_one_side_is_a_difference(browser: Any, python: Any) -> None:
    class Sharing(rx.State):
        part: int = 0

        @rx.event
        def take(self) -> None:
            self.part = share()

    fn: Any = share
    for compiled in (lambda: function_in_both(fn), lambda: partial(Both(Sharing).fire, "take")):
        SHARES["each"] = browser
        check = compiled()
        SHARES["each"] = python
        with pytest.raises(AssertionError):
            check()


def test_a_handler_that_leads_to_another_is_not_compared() -> None:
    class Leading(rx.State):
        @rx.event
        def go(self) -> Any:
            return Till.put(1)  # type: ignore[operator]

    with pytest.raises(UnfollowedEventError, match=r"Till\.put would run only in the browser"):
        Both(Leading, Till).fire("go")


def test_a_handler_reads_another_state_in_an_app_that_waits_nowhere() -> None:
    class Reading(rx.State):
        said: int = 0

        @rx.event
        async def read(self) -> None:
            till = await self.get_state(Till)
            self.said = till.cash

    assert_same_in_both(Reading, {"read": {}}, others=[Till], steps=1)


@pytest.mark.parametrize(
    ("payload", "size", "errors"),
    [
        ({"size": " ४२ "}, 42, []),
        ({"size": ""}, "", ["not converted: invalid literal"]),
        ({}, 0, ["TypeError: missing argument 'size'"]),
        ({"size": 1, "colour": "red"}, 0, ["TypeError: unexpected argument 'colour'"]),
    ],
)
def test_text_from_the_dom_becomes_a_number_and_a_wrong_argument_is_reported(
    page: Page, payload: dict[str, object], size: int | str, errors: list[str]
) -> None:
    page.fire("resize", **payload)

    assert page.vars["size"] == size
    assert [error.partition(" for int()")[0] for error in page.errors] == [
        f"Shop.resize: {error}" for error in errors
    ]


def test_a_list_becomes_a_set_or_a_tuple_as_annotated() -> None:
    class Kept(rx.State):
        sizes: list[int] = []
        is_pair: bool = False

        @rx.event
        def keep(self, once: set, frozen: frozenset, pair: tuple | None) -> None:  # type: ignore[type-arg]
            self.sizes = [len(once), len(frozen)]
            self.is_pair = pair == (2, 2)

    page = Page(Kept)
    page.fire("keep", once=[1, 1], frozen=[2, 2, 3], pair=[2, 2])

    assert page.vars == {"sizes": [1, 2], "is_pair": True}


def test_a_form_arrives_as_a_dictionary(page: Page) -> None:
    tags = [["tags", "a"], ["tags", "b"]]

    page.fire("submit", data={"__reflex_form_data__": [["name", "tea"], *tags]})

    assert page.vars["said"] == "name=tea, tags=b"
    for gift in ("on", "", "0", "false", "n", "no", " Off"):
        page.fire("order", data={"__reflex_form_data__": [*tags, ["gift", gift]]})
        assert page.vars["ordered"] == [["a", "b"], gift == "on"]


def test_a_handler_yields_waits_and_returns_events(page: Page) -> None:
    page.fire("load", title="hello")
    assert page.vars["said"] == "loading"
    assert page.events == []
    page.fire("resize", size=9)
    assert page.vars["size"] == 0, "the other handler still waits"

    page.wait_for(said="hello 2", size=9)
    how = {"external": False, "popup": False, "replace": False}
    assert page.events == [["_redirect", {"path": "/hello", **how}]]


def test_a_toast_is_shown_by_reflexs_own(page: Page) -> None:
    page.fire("save", name='a "b"')

    code = '() => refs["__toast"].success("Saved a \\"b\\"",{"closeButton":true})'
    assert page.events == [["_call_function", {"function": code}]]


def test_a_background_handler_keeps_its_turn_while_it_waits_in_async_with_self(page: Page) -> None:
    page.fire("double")
    page.fire("resize", size=5)
    assert page.vars["size"] == 0, "the other handler still waits"

    page.wait_for(size=5)
    page.fire("double")
    page.wait_for(size=10)


def test_a_background_handler_that_fails_in_async_with_self_gives_others_their_turn() -> None:
    class Failing(rx.State):
        n: int = 0

        @rx.var
        def share(self) -> int:
            return 6 // (self.n - 1)

        @rx.event(background=True)
        async def fail(self) -> None:
            async with self:
                self.n = 1
                await asyncio.sleep(0.02)

        @rx.event(background=True)
        async def wait(self) -> None:
            await asyncio.sleep(0.02)

        @rx.event
        def add(self) -> None:
            self.n += 2

    page = Page(Failing)
    page.fire("fail")
    assert page.errors == ["Failing.share: ZeroDivisionError: division by zero"]

    page.fire("wait")
    page.fire("add")
    assert page.vars["n"] == 2


def test_a_background_handler_that_fails_keeps_what_its_blocks_have_changed() -> None:
    class Adding(rx.State):
        n: int = 0

        @rx.event(background=True)
        async def add(self) -> None:
            for part in [1] * 9000 + [0]:
                await self._put(4 // part)

        async def _put(self, amount: int) -> None:
            async with self:
                self.n += amount

    page = Page(Adding)
    page.fire("add")

    assert page.errors == ["Adding.add: ZeroDivisionError: division by zero"]
    assert page.vars["n"] == 36_000


def test_a_handler_calls_another_and_reads_another_state(page: Page) -> None:
    page.fire("pay")

    assert page.vars["said"] == "till has 5"
    assert page.of("till")["cash"] == 6


def test_reset_and_backend_vars(page: Page) -> None:
    [code] = Path(page.folder).glob("index.js")
    assert "_unused" not in code.read_text("utf-8"), "no code uses it"
    page.fire("resize", size=7)
    page.fire("count_up")
    page.fire("count_up")
    assert page.vars["size"] == 2
    assert "_count" not in page.vars

    page.fire("clear")
    page.fire("count_up")
    assert (page.vars["said"], page.vars["size"]) == ("", 1)


def test_each_use_of_a_component_state_has_its_own_vars() -> None:
    class Counter(rx.ComponentState):
        count: int = 0

        @rx.event
        def increase(self) -> None:
            self.count += 1

        @classmethod
        def get_component(cls, *children: rx.Component, **props: object) -> rx.Component:
            return rx.el.button(cls.count, *children, on_click=cls.increase, **props)

    before = set(app_states())
    Counter.create()
    Counter.create()
    page = Page(*[state for state in app_states() if state not in before])

    page.fire("increase")

    assert sorted(len(page.of(name)) for name in ("n1", "n2")) == [1, 1]
    assert {page.of("n1")["count"], page.of("n2")["count"]} == {0, 1}


def test_a_state_inherits_from_another() -> None:
    class Base(rx.State):
        total: int = 1
        times: int = 7

        @rx.event
        def add(self, by: int) -> None:
            self.total += by
            self.times -= 1

        @rx.event
        def clear(self) -> None:
            self.reset()  # type: ignore[no-untyped-call]

    class Child(Base):
        times: int = 0

        @rx.event
        def double(self) -> None:
            self.times += 1
            self.add(self.total)  # type: ignore[operator]

        @rx.var
        def shown(self) -> str:
            return f"{self.total} in all"

    class First(Base):
        times: int = 0

        @rx.event
        def use(self) -> None:
            self.times += 1
            self.add(0)  # type: ignore[operator]

    page = Page(Base, Child, First)

    page.send(name=f"{First.get_full_name()}.use")
    assert page.of("first")["times"] == 1
    page.fire("add", by=2)
    assert page.of("child")["shown"] == "3 in all"
    page.send(name=f"{Child.get_full_name()}.double")
    page.fire("add", by=0)

    assert page.vars == {"total": 6, "times": 3}
    assert page.of("child")["times"] == 1
    page.fire("clear")
    assert page.vars["total"] == 1
    assert page.of("child")["times"] == 0


def test_an_app_without_floats_formats_ints_and_refuses_a_fraction() -> None:
    class Check(rx.State):
        shown: str = ""

        @rx.event
        def check(self, value: int) -> None:
            self.shown = f"{value:.1f} {value:,}"

    page = Page(Check)

    page.fire("check", value=1234)
    assert page.vars["shown"] == "1234.0 1,234"
    page.fire("check", value=1.5)
    assert page.errors == ["Check.check: TypeError: 1.5: no int"]


def test_a_handler_and_a_computed_var_read_the_arguments_of_a_dynamic_route() -> None:
    rx.State.setup_dynamic_args({"item": "arg_single"})

    class Item(rx.State):
        read: str = ""

        @rx.var
        def title(self) -> str:
            return f"Item {self.item}"  # type: ignore[attr-defined]

        @rx.event
        def load(self) -> None:
            self.read = self.item  # type: ignore[attr-defined]

    assert Both(Item).fire("load") == {"read": "", "title": "Item "}
