"""Operators, built-ins, methods and libraries give the same results in Python and JavaScript."""
# ruff: noqa: ARG005, B905, T201  compiled code may break these rules

import copy
import dataclasses
import inspect
import json
import math
import random
from collections.abc import Callable, Iterator, Sequence
from types import FunctionType
from typing import Any, ClassVar, TypedDict, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reflex_static.testing import function_in_both

LETTERS = "aAbBzß ΣσǅǈǋǲŉაᾀᾲჿiI日\t\n\x1c\x85\xad\u2028\u2029\ufeff०४٣²½é😀-+_,.1'\"\\"
WORDS = st.text(LETTERS, max_size=6)
QUARTERS = st.integers(-50, 50).map(lambda it: it / 4)
NUMBERS = st.floats() | st.builds(float, st.just("nan")) | QUARTERS | st.integers(-9, 9).map(float)
STRATEGIES: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-20, 20) | st.integers(-(2**53) + 1, 2**53 - 1),
    float: NUMBERS,
    bool: st.booleans(),
    str: WORDS | NUMBERS.map(repr) | st.integers().map(str),
    int | float: NUMBERS | st.integers(-20, 20) | st.booleans(),
    list[int]: st.lists(st.integers(-3, 3), max_size=6),
    list[float]: st.lists(st.floats(-1e6, 1e6) | st.integers(-3, 3), max_size=6),
    list[str]: st.lists(st.text("abB😀", max_size=2), max_size=6),
    list[list[int]]: st.lists(st.lists(st.integers(-1, 1), max_size=2), max_size=3),
    dict[str, int]: st.dictionaries(st.sampled_from("abc12"), st.integers(-3, 3)),
}


def list_methods(a: list[int], at: int, value: int) -> list[Any]:
    b = a.copy()
    b.insert(at % 9 - 4, value)
    b.extend(len(b) for _ in (1, 2))
    b += [value]
    c = b
    c *= 2
    popped = b.pop(0)
    b.reverse()
    d = sorted(b)
    b.sort(key=lambda it: -it)
    del c[0]
    return [b, b is c, popped, d, b.count(1), b.index(2), 9 in b]


class Letter:
    @staticmethod
    def text_of_several_lines(name: str) -> str:
        return f"""Dear {name},
welcome
    to tea."""

    @staticmethod
    def numbers_from(first: int) -> Iterator[int]:
        while True:
            yield first
            first += 1


text_of_several_lines = Letter.text_of_several_lines


def dict_methods(a: dict[str, int], key: str) -> list[Any]:
    b = dict(a, z=1)
    b.setdefault("q", 5)
    b.update({"a": 7})
    gone = b.pop(key, None)
    c = {**b, "m": 3} | {"n": 4}
    c |= [("n", 5), (key, 6)]
    del c["z"]
    return [b, gone, c, list(c.values()), list(c.keys()), "q" in c, dict(sorted(c.items())), max(c)]


def mixed_keys(a: int, b: float) -> list[Any]:
    held: dict[Any, str] = {1: "int", "1": "str", (1, 2): "tuple", None: "none"}
    held[b] = "b"
    return [held, held.get(a % 3), held.get(1.0), held.get((1, 2)), list(held)]


def sets(a: list[int], b: list[int]) -> list[Any]:
    c, d = set(a), {it % 2 for it in b}
    c.add(1)
    c.discard(2)
    joined = [sorted(it) for it in (c | d, c & d, c - d)]
    c &= d
    held = c
    joined.append([{len(d)}.pop()])
    c -= {1}
    return [joined, c <= c | d, c == d, 1 in c, len(c), len(held)]


def loops(a: list[int]) -> list[Any]:
    found: list[Any] = []
    at = 0
    while at < len(a):
        at += 1
        if a[at - 1] == 2:
            continue
        if a[at - 1] == 3:
            break
        found.append(a[at - 1])
    at *= 2
    (x, y), z = (1, at), a[1:]
    x, y = y, x
    return [found, x, y, z]


def unassigned(a: list[int]) -> int:
    for value in a:
        if value == 3:
            return -value
        last = value
    return last


def exceptions(a: str, b: list[int], at: int) -> list[Any]:
    found: list[Any] = []
    try:
        found += [json.loads(a), int(a)]
    except ValueError:
        found.append("no int")
    else:
        found.append("int")
    finally:
        found.append("done")
    try:
        b[at % 5] = 7
        found.append(b[at % 9] // (at % 3))
    except (ZeroDivisionError, IndexError):
        found.append("neither")
    try:
        raise KeyError("x")
    except LookupError as error:
        found += [str(error), repr(error), f"{ValueError(a)!r}", f"{[ValueError()]}"]
    try:
        try:
            assert a, at
        except AssertionError:
            found.append("again")
            raise
    except AssertionError as error:
        found.append(str(error)[:1])  # pytest adds the condition
    try:
        try:
            raise SystemExit(a)  # noqa: TRY301
        except Exception:  # noqa: BLE001
            found.append("no error")
    except SystemExit as error:
        found.append(str(error))
    return found


class Point(TypedDict):
    x: int
    y: int


@dataclasses.dataclass
class Item:
    name: str
    price: float = 1.5
    tags: list[str] = dataclasses.field(default_factory=list)

    @property
    def label(self) -> str:
        return f"{self.name}: {self.price:.2f}"

    def with_tax(self, percent: int) -> float:
        return self.price * (1 + percent / 100)


@dataclasses.dataclass
class Places:
    price: ClassVar = "free"
    length: int = 1
    names: list[str] = dataclasses.field(default_factory=list)
    seen: set[int] = dataclasses.field(default_factory=set)

    def add(self, name: str) -> list[str]:
        self.names.append(name)
        return self.names


@dataclasses.dataclass
class Stored:
    item: Item = dataclasses.field(default_factory=lambda: Item("tea"))
    places: Places = dataclasses.field(default_factory=Places)


STOCK = [Item("tea", 2.5), Item("oil", tags=["new"])]
FIRST = STOCK[0]
SHELF = {"first": FIRST, "stock": STOCK}
OIL = STOCK[1]


def constants_that_share_objects(a: str) -> list[Any]:
    FIRST.tags = [a]
    OIL.tags.append(a)
    return [STOCK[0].tags, SHELF["first"] is FIRST, SHELF["stock"] is STOCK, len(STOCK[1].tags)]


def records(name: str, price: float) -> list[Any]:
    kept = [*filter(lambda it: it.add(name), [Places()])]  # before the compiler meets the class
    item = Item(name, price=price)
    item.tags.append("x")
    item.price += 1
    other = dataclasses.replace(Item(name, 9.0, ["x"]), price=price + 1)
    stored, another = Stored(), Stored()
    stored.places.names.append(name)
    dataclasses.asdict(stored)["places"]["seen"].add(1)
    point = Point(x=1, y=2)
    point["x"] += 5
    return [
        *(item.label, item.with_tax(18), item == other, repr(item)),
        *(Item(name=name, price=2.0), item.price),
        *(repr(stored), repr(another), repr(kept), another.places.price),
        *(point, dataclasses.asdict(item), [it.name for it in STOCK]),
    ]


def defaults(a: int, b: int = 3, *, c: str = "x") -> str:
    return f"{a}{b}{c}"


def growing_in_a_loop(a: list[int], b: dict[str, int]) -> list[int]:
    for x in a:
        if len(a) < 9:
            a.append(x)
    for _ in b:
        b |= b.copy()
    for key in b:
        b[key + "x"] = 1
    return a


def keys_that_change_in_a_loop() -> None:
    counts = {"tea": 1}
    for key in counts:
        counts[key] = counts.pop(key)


def chance(a: list[int]) -> bool:
    shuffled = [*a]
    random.shuffle(shuffled)
    return (
        sorted({random.randint(5, 6) for _ in range(60)}) == [5, 6]
        and random.choice("abc") in "abc"
        and sorted(shuffled) == sorted(a)
        and 0 <= random.random() < 1
    )


def evaluated_once_and_as_written() -> list[Any]:
    rows = [Item(name, 1.0) for name in "abcd"]
    rows.pop().price += 10
    letters = ["b", "c", "d"]
    text = defaults(c=letters.pop(0), a=len(letters))
    item = Item(tags=[letters[0]], name=letters.pop())
    are_ordered = 0 < len(rows.pop().name) < rows.pop().price + 1 < 9
    ends = sorted(letters, reverse=bool(letters.pop()), key=len)
    return [rows, text, repr(item), are_ordered, ends]


def grown(a: list[int]) -> list[int]:
    a.append(len(a))
    return a


def operands_in_order(a: list[int]) -> list[Any]:
    found = [len(a) in grown(a), len(a) + len(grown(a))]
    a[len(grown(a)) % 2] = len(grown(a))
    a[-1] += len(grown(a))
    return [found, a]


def iterators_go_on(a: list[int]) -> list[Any]:
    pairs, values, others = enumerate(a), (it for it in a), map(str, a)
    for _ in pairs:
        break
    found = [list(pairs), 1 in values, list(values), list(zip([1], others)), list(others)]
    backwards = reversed(a)
    if a:
        a.append(9)
    return [*found, list(backwards), any(it for it in a)]


def unpacking_what_goes_on(a: int) -> int | None:
    values = Letter.numbers_from(a)
    try:
        _first, _second = values
    except ValueError:
        for value in values:
            return value
    return None


def views_and_ranges(a: dict[str, int], b: list[int]) -> list[Any]:
    found: list[Any] = [2 in a.values(), 3 in range(0, 9, 3), [*a.keys()], max(range(9))]
    found += [*reversed(range(3)), sum(a.values()), ",".join(a.keys())]
    return [*found, list(range(3, 0, -2)), list(a.items()), list(zip(b, range(3)))]


def empty_bodies(a: list[int]) -> None:
    """Only a text is no statement."""
    for _ in a:
        pass
    while a and a[0] > 99:
        """Nothing."""
    if a:
        ...
    elif len(a) > 1:
        pass
    else:
        pass
    try:
        pass
    finally:
        pass
    try:
        a.pop()
    except IndexError:
        pass
    else:
        ...
    finally:
        """Nothing."""
    documented()


def documented() -> None:
    """Do nothing."""


def names_after_their_clause(a: int) -> object:
    try:
        int("x")
    except ValueError as error:
        text = str(error)
        later = (f"{error}" for _ in "a")
    if a > 1:
        try:
            text = "".join(later)
        except NameError:
            text = "deleted"
    return text if a > 0 else error  # noqa: F821  Python has deleted it


def sorting_what_changes(a: list[int]) -> None:
    a.sort(key=lambda it: a.append(it) or it)  # type: ignore[func-returns-value]


LEVELS = ("low", "middle", "high")
RATES = {"a": 2, "10": 5, "9": 4}


def recursive(a: int) -> int:
    small = a % 12
    return 1 if small < 2 else small * recursive(small - 1)


def shadowed_names(a: list[int], new: int) -> list[int]:
    default = [a * 1 for a in a]
    nested = [[a + 1 for a in [a]] for a in a]
    default.append(new + len(nested))
    return [new for new in default if new > 0]


def names_of_compiled_code(a: list[int], py: int) -> list[Any]:
    methods, lib, Map, Set, Infinity, NaN = (a.copy() for _ in range(6))  # noqa: N806
    methods.append(py + 1)
    return [methods, lib, Map, Set, json.dumps(Infinity), NaN, {"a": 1}, {1}, math.inf, math.nan]


LAMBDAS: dict[tuple[object, ...], list[Callable[..., object]]] = {
    (): [
        lambda: [round(-0.0, 1), round(-0.04, 1), math.inf, -math.inf, str([(1,), ()])],
        lambda: [[it.isspace(), it.strip(), it.split(), it.isalpha(), repr(it)] for it in LETTERS],
        lambda: [[it.upper(), it.lower(), it.title(), it.isdecimal()] for it in LETTERS],
        lambda: f"{print()}",
        lambda: sorted(LETTERS),
        lambda: int("_1"),
        lambda: int("1__0"),
        lambda: [f"{5!s:8}|", f"{True!s:>8}|", f"{5!s:05}|", f"{None!s:^8}"],
        lambda: [str(ValueError("a")), f"{KeyError('a')}"],
        lambda: {Item("a"): 1},
        lambda: dataclasses.replace(Item("a"), colour="red"),  # type: ignore[call-arg]
        lambda: {([1],): 1},
        lambda: len(Places()),  # type: ignore[arg-type]
        lambda: json.dumps({math.nan: 1, 2: "int", None: 3, False: 4}),
        lambda: json.dumps({(1, 2): 3}),
        lambda: json.loads('["NaN", -Infinity, {"Infinity": NaN}, 1E5, 1e5, 1.0, 1]'),
        lambda: json.loads("1NaN"),
        lambda: sum(["a", "b"], ""),
        lambda: list(enumerate([1], 1.5)),  # type: ignore[arg-type]
        lambda: [1].insert(1.5, 2),  # type: ignore[arg-type]
        lambda: list(range(5, 0, False)),
        lambda: [1, 2, 3][::False],
        lambda: list(range(2.5)),  # type: ignore[call-overload]
        lambda: [zip([], 5)][1:],  # type: ignore[call-overload]
        lambda: "".strip([]),  # type: ignore[arg-type]
        lambda: f"{None:,}",
        lambda: f"{'x':,}",
        lambda: {**[1]},  # type: ignore[dict-item]
        lambda: dict([(1, 2, 3)]),  # type: ignore[arg-type]
        lambda: list(zip([1, 2], [3], strict=True)),
    ],
    (int | float, int | float): [
        lambda a, b: [a + b, a - b, a * b, -a, abs(a)],
        lambda a, b: [a / b, a // b, a % b],
        lambda a, b: [a < b, a <= b, a > b, a >= b, a == b, a != b, not a, a is None],
        lambda a, b: [a in (b, 1, 2.0), a and b, b or "x", not a or not b, a or 0.0],
    ],
    (float, int): [
        lambda a, b: [a ** (b % 9), a**2, float((b % 9) ** 3), 2 ** -(b % 9)],
        lambda a, b: [a**0.5 if a >= 0 else 0.0, round(a, b % 5), f"{a} {b!r}", str((a, b))],
        lambda a, b: [f"{a:.2f}", f"{a:,.2f}", f"{a:.0f}", f"{a:8.1f}|", f"{a:+.3f}", f"{a:.1%}"],
        lambda a, b: [f"{a:012.1f}", f"{a:<9.2f}|", f"{a:,}", f"{a:9}", f"{a:,.1%}"],
        lambda a, b: [f"{b:+d}", f"{b:^9,}", f"{b:.1f}", f"{b:.1%}", f"{b:09}"],
    ],
    (float,): [  # one per line, because the compiler cannot find the source of two on a line
        lambda a: [round(a)],
        lambda a: [int(a)],
        lambda a: [math.sqrt(a)],
        lambda a: [math.floor(a), math.ceil(a), math.pi],
        lambda a: f"{a + 1.7e308:.1%}",
    ],
    (int, int): [
        lambda a, b: 0 / 0,
        lambda a, b: [a & b, a | b, True & False],
        lambda a, b: [f"{a:02d}:{a:05}:{a:010d}:{a:7d}", f"{a:>{abs(b) % 9 + 1}}", round(a, 2)],
        lambda a, b: [a < b + 1 <= 5, a != b == 1, 0 <= abs(a) < 5 > b],
        lambda a, b: [defaults(a), defaults(a, 4), defaults(b=1, a=a)],
        lambda a, b: [LEVELS[a % 3], LEVELS[-1], [f"{key}{rate}" for key, rate in RATES.items()]],
    ],
    (str, int): [
        lambda a, b: [float(f"\x85{b}\x85"), float(a)],
        lambda a, b: [int(f"\x85{b}\x85"), int(a)],
        lambda a, b: [f"{a:>8}|", f"{a:*^9}|", f"{a:<3}|", f"{a:.2s}|", f"{a:.100s}", f"{a!r}"],
        lambda a, b: a[b],
        lambda a, b: [a[b:], a[:b], a[b:7], a[:-1], a[::-1], a * 2, len(a)],
        lambda a, b: [list(a), sorted(set(a))],
        lambda a, b: [f"{{{a}}}" + "{1}{0}".replace("{1}", a), "{2}".replace("{0}", "{1}")],
        lambda a, b: json.loads(a),
        lambda a, b: [a.replace("a", "b", b), a.replace("", "b", b)],
    ],
    (str, str): [
        lambda a, b: [a.upper(), a.lower(), a.title(), a.isalpha()],
        lambda a, b: [a.isdecimal(), a < b, a <= b, sorted([a, b, "b"]), max(a, b)],
        lambda a, b: json.dumps({"list": [a, 1.5], "dict": {b: 2}, "none": None, "yes": True}),
        lambda a, b: [a.find(b), a.count(b), b in a, a.endswith((b, "x"))],
        lambda a, b: [a.startswith(b), a.lstrip(), a.rstrip(), a.strip("aA ")],
        lambda a, b: [a.split(), a.split(maxsplit=2)],
        lambda a, b: [a.split(b, 1), a.split(b, maxsplit=2)],
        lambda a, b: [a.replace(b, "-"), a.replace("a", b), f"{b}{a}".replace("b", "aa")],
        lambda a, b: a.index(b),
        lambda a, b: [a.capitalize(), a.isspace(), a.isalnum(), str.upper(a)],
        lambda a, b: [a.removeprefix(b), a.removesuffix(b), "ab".removesuffix("")],
    ],
    (list[int], list[str]): [
        lambda a, b: [sorted(b, key=str.lower), list(map(str.upper, b))],
        lambda a, b: sorted(map(Item("tea").with_tax, a)),
        lambda a, b: [sum(a), any(a), all(a), len(set(a)), sorted(a, reverse=True)],
        lambda a, b: [list(enumerate(b, start=1)), list(zip(a, b)), list(reversed(a))],
        lambda a, b: [max(a, default=None), list(map(str, a)), list(filter(None, a)), tuple(a)],
        lambda a, b: [a[::2], a[::-1], a[-1:0:-2], b * 2, [0] * 3, (1, *a), [*b, *"xy"]],
        lambda a, b: ["-".join(b), "".join([part + "." for part in b]), sorted(b, key=len)],
        lambda a, b: [max(b, key=len, default=""), min(b, key=len, default="")],
        lambda a, b: {key: value for value, key in enumerate(b)},
        lambda a, b: [(x, y) for x in a if x > 0 for y in b],
        lambda a, b: [sum(x for x in a if x), next((x for x in a if x > 1), None)],
        lambda a, b: [y for x in a if (y := x * 2) > 2],
        lambda a, b: [[x + z for z in range(x)] for x in a],
        lambda a, b: a[-1 : 0 : b[0]],
        lambda a, b: [d for c in a for d in range(d)],  # type: ignore[has-type]  # noqa: F821
    ],
    (list[int], int): [
        lambda a, b: a[b],
        lambda a, b: [a[b:], a[:b], a[1:b], a[:], a[:-1], a[-2:], [1, *a][b % 2 :]],
        lambda a, b: a.pop(b % 4),
        lambda a, b: [a.remove(b % 3), a],
    ],
    (list[list[int]], list[list[int]]): [
        lambda a, b: [a == b, a != b, a[:1] == b[:1], [1] in a, [0] not in b, a < b]
    ],
    (dict[str, int], dict[str, int]): [
        lambda a, b: [a == b, a != b, "a" in a, "1" not in b, len(a), a | b],
        lambda a, b: a["a"],
        lambda a, b: a.pop("1"),
    ],
    (list[float],): [
        lambda a: sum(a) + sum(it / 3 for it in a),
        lambda a: [str(a), str({"a": a}), json.dumps(a), json.loads(json.dumps({"a": a}))],
    ],
}
"""Expressions by the types of their parameters."""


DEFINED = [
    value
    for value in list(globals().values())
    if isinstance(value, FunctionType) and value.__module__ == __name__ and value is not defaults
]
CASES: list[tuple[Callable[..., object], Sequence[object]]] = [
    *((fn, [*get_type_hints(fn).values()][:-1]) for fn in DEFINED),
    *((fn, kinds) for kinds, lambdas in LAMBDAS.items() for fn in lambdas),
]


@pytest.mark.parametrize(
    ("fn", "kinds"), CASES, ids=[inspect.getsource(fn).split("\n")[0].strip() for fn, _ in CASES]
)
def test_a_function_gives_the_same_result_in_python_and_in_the_browser(
    fn: Callable[..., object], kinds: Sequence[object]
) -> None:
    assert isinstance(fn, FunctionType)
    check = function_in_both(fn)

    @settings(deadline=None)
    @given(st.tuples(*(STRATEGIES[kind] for kind in kinds)))
    def run(args: tuple[object, ...]) -> None:
        check(*copy.deepcopy(args))

    run()
