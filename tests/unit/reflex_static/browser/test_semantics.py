"""What Python's operators and methods mean is what they mean in the browser."""

import math
from collections.abc import Callable
from types import FunctionType
from typing import Any, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drishti.reflex_static.browser.testing import function_in_both

LETTERS = "aAbß Σ\t\n\x1c\x85\ufeff\u3000०४٣𝟡é😀-+_,.1"
STRATEGIES: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-20, 20) | st.integers(-(2**53) + 1, 2**53 - 1),
    float: st.floats() | st.integers(-4000, 4000).map(lambda eighths: eighths / 8),
    bool: st.booleans(),
    str: st.text(LETTERS, max_size=8) | st.integers().map(str),
    list[int]: st.lists(st.integers(-3, 3), max_size=5),
    list[str]: st.lists(st.text("ab😀", max_size=2), max_size=5),
    list[list[int]]: st.lists(st.lists(st.integers(-1, 1), max_size=2), max_size=3),
    dict[str, int]: st.dictionaries(st.sampled_from("ab12"), st.integers(-3, 3)),
    int | None: st.none() | st.integers(-1, 2),
}


def add(a: int, b: int) -> int:
    return a + b


def subtract(a: int, b: int) -> int:
    return a - b


def multiply(a: int, b: int) -> int:
    return a * b


def negate(a: int) -> int:
    return -a


def divide(a: int, b: int) -> float:
    return a / b


def floor_divide(a: int, b: int) -> int:
    return a // b


def modulo(a: int, b: int) -> int:
    return a % b


def both_parts(a: int, b: int) -> tuple[int, int]:
    return divmod(a, b)


def cube(a: int) -> int:
    return a**3


def float_sum(a: float, b: float) -> float:
    return -a + b * 2 - 1.5


def rounded(a: float) -> int:
    return round(a)


def rounded_to_cents(a: float) -> float:
    return round(a, 2)


def cut(a: float) -> int:
    return int(a)


def floored(a: float) -> tuple[int, int]:
    return math.floor(a), math.ceil(a)


def read(text: str) -> int:
    return int(text)


def as_text(a: int, b: float, c: bool) -> str:
    return str(a) + str(b) + str(c) + str(None)


def shown(a: int, b: float, c: bool) -> str:
    return f"{a} {b} {c} {a:d} {a:,} {a:_} {a:+} {a: } {a:5} {a:<5}| {a:^6}| {a:*>7,}"


def clock_face(a: int) -> str:
    return f"{a:02d}:{a:05}"


def money(a: float) -> str:
    return f"{a:.0f} {a:.2f} {a:,.2f} {a:+.1f} {a:010.3f} {a:.1%} {a:f}"


def money_of_an_int(a: int) -> str:
    return f"{a:.2f} {a:,.1f} {a:.0%}"


def padded(a: str) -> str:
    return f"{a:5}|{a:>5}|{a:^6}|{a:-<7}|{a:.2}|{a!s:4s}|"


def compared(a: int, b: int, c: float) -> list[bool]:
    return [a < b, a <= b < c, a == b, a != b, a == c, a > c, not a, a >= b > c]


def texts_compared(a: str, b: str) -> list[bool]:
    return [a < b, a == b, a in b, a not in b, a >= b]


def lists_compared(a: list[list[int]], b: list[list[int]]) -> list[bool]:
    return [a == b, a < b, a != b, a[:1] == b[:1], [1] in a, a >= b]


def dicts_compared(a: dict[str, int], b: dict[str, int]) -> list[bool]:
    return [a == b, "a" in a, "1" not in b]


def truth(a: int, b: str, c: list[int], d: float) -> list[bool]:
    return [bool(a), bool(b), bool(c), bool(d), not c, bool(a and b), bool(c or d)]


def operands(a: int, b: int, c: str, d: list[int], e: list[int]) -> str:
    kept = d or e
    also = d and e
    return f"{a or b} {a and b} {c or 'none'} {len(kept)} {len(also)}"


def chosen(a: int | None, b: int) -> int:
    if a is None:
        return b
    return a + b if a is not None and a > 0 else a


def looked_up(a: dict[str, int], key: str) -> int:
    found = a.get(key)
    return (found or 5) + a.get(key, 7) + (0 if found is None else found)


def missing_key(a: dict[str, int]) -> int:
    return a["a"]


def item(a: list[int], at: int) -> int:
    return a[at]


def letter(a: str, at: int) -> str:
    return a[at]


def ends(a: list[int], b: str) -> str:
    return f"{a[0]} {a[-1]} {b[0]} {b[-1]}"


def sliced(a: list[int], low: int, high: int) -> list[list[int]]:
    return [a[low:], a[:high], a[low:high], a[::-1], a[low:high:2], a[high:low:-1], a[:-1], a[-2:]]


def text_sliced(a: str, low: int, high: int) -> list[str]:
    return [a[low:high], a[::-1], a[low:], a[:high], a[:-1]]


def step(a: list[int], by: int) -> list[int]:
    return a[::by]


def lengths(a: str, b: list[int], c: dict[str, int]) -> list[int]:
    return [len(a), len(b), len(c)]


def joined(a: list[str], b: str) -> str:
    return b.join(a) + ", ".join(part + "!" for part in a)


def split(a: str, b: str) -> list[list[str]]:
    return [a.split(), a.split(b)]


def stripped(a: str, b: str) -> list[str]:
    return [a.strip(), a.lstrip(), a.rstrip(), a.strip(b), a.lstrip(b), a.rstrip("a ")]


def replaced(a: str, b: str, c: str) -> list[str]:
    return [a.replace(b, c), a.removeprefix(b), a.removesuffix(b), b.zfill(4), a.upper(), a.lower()]


def braces(a: str) -> str:
    return (
        "{1}{0}{,1}".replace("{1}", a) + "{2}".replace("{0}", "{1}") + "{,1}".strip(a) + f"{{{a}}}"
    )


def searched(a: str, b: str) -> list[int]:
    return [a.find(b), a.count(b), int(a.startswith(b)), int(a.endswith(b))]


def kinds(a: str) -> list[bool]:
    return [a.isdecimal(), a.isascii(), a.isalpha()]


def codes(a: str, b: int) -> str:
    return chr(ord(a) + 1) + chr(b % 1_200_000 - 5)


def repeated(a: str, b: list[int], times: int) -> str:
    few = times % 4 - 1
    return a * few + str(len(b * few)) + str(len(b + b))


def extremes(a: list[int], b: list[str], c: int) -> str:
    return f"{min(a)} {max(a)} {max(c, 3)} {min(b, default='none')} {abs(c)} {sum(a)}"


def ordered(a: list[int], b: list[str], c: list[list[int]]) -> list[str]:
    pairs = sorted([(len(text), text) for text in b])
    falling = sorted(a, reverse=True)
    return [str(x) for x in falling] + [str(n) + t for n, t in pairs] + [str(len(sorted(c)))]


def looped(a: list[int], b: list[str]) -> list[str]:
    out = [f"{i}{x}" for i, x in enumerate(a) if x > 0]
    out += [f"{x}{y}" for x in a for y in b if y]
    for x, y in zip(a, b, strict=False):
        out.append(f"{x}{y}")
    for i, x in enumerate(reversed(a), start=3):
        out.append(f"{i}{x}")
    return out + [str(i) for i in range(4, -4, -3)]


def zipped(a: list[int], b: list[str]) -> int:
    return sum(x * len(y) for x, y in zip(a, b, strict=True))


def any_and_all(a: list[int]) -> list[bool]:
    return [any(a), all(a), any(x > 1 for x in a), all(6 // x for x in a if x < 3)]


def counted(a: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for text in a:
        counts[text] = counts.get(text, 0) + 1
    return counts


def dict_methods(a: dict[str, int], key: str) -> list[str]:
    b = dict(a)
    b["z"] = 9
    b["a"] = b.pop("a", 0) + b.setdefault("q", 4)
    b.update({"b": 1, "12": 2})
    del b["z"]
    out = [f"{k}{v}" for k, v in b.items()]
    return out + list(b.keys()) + [str(v) for v in b.values()] + [str(b.copy() == b), str(b[key])]


def dict_grows(a: dict[str, int]) -> int:
    b = dict(a)
    for key in b:
        b[key + "x"] = 1
    return len(b)


def list_methods(a: list[int], at: int) -> list[int]:
    b = list(a)
    b.append(at)
    b.insert(at, 7)
    b.extend(x + 1 for x in a)
    last = b.pop()
    first = b.pop(0)
    b.remove(7)
    b.sort()
    b.reverse()
    b[0] += 2
    del b[-1]
    b += [b.index(b[0]), b.count(1), last, first]
    return b.copy()


def list_pop(a: list[int], at: int) -> int:
    return a.pop(at)


def index_of(a: list[int], value: int) -> int:
    return a.index(value)


def nothing(a: list[int]) -> None:
    a.append(1)


def nothing_given(a: list[int], b: int | None) -> list[bool]:
    first = nothing(a) is None  # type: ignore[func-returns-value]
    second = a.clear() is None  # type: ignore[func-returns-value]
    return [first, second, chosen(nothing(a), 3) == 3, b is None]  # type: ignore[func-returns-value]


def walked(a: int) -> int:
    total, steps, previous = 0, 0, 1
    while True:
        steps += 1
        if steps > 10:
            break
        if steps % 3 == 0:
            continue
        total, previous = total + previous, total
    return total + a % 7


def swapped(a: list[int]) -> list[int]:
    b = a[:]
    b[0], b[-1] = b[-1], b[0]
    return b


def raised(a: int) -> int:
    if a < 0:
        raise ValueError(f"not {a}")
    return a


FACTOR = 3
NAMES = ("low", "middle", "high")
RATES = {"a": 2, "10": 5, "9": 4}


def scaled(value: int, *, by: int = FACTOR, plus: int = 0) -> int:
    return value * by + plus


def helped(a: int, b: int) -> list[int]:
    small = a % 1000
    return [scaled(small), scaled(small, plus=2), scaled(plus=b % 9, by=small, value=3)]


def constants(a: int) -> list[str]:
    return [NAMES[a % 3]] + [f"{key}{rate}" for key, rate in RATES.items()]


def recursive(a: int) -> int:
    small = a % 12
    return 1 if small < 2 else small * recursive(small - 1)


def shadowed(a: list[int], new: int) -> list[int]:
    default = [a * 1 for a in a]
    default.append(new)
    return [new for new in default if new > 0]


FUNCTIONS = [
    value
    for value in list(globals().values())
    if isinstance(value, FunctionType)
    and value.__module__ == __name__
    and value.__name__ != "scaled"
]


@pytest.mark.parametrize("fn", FUNCTIONS, ids=lambda fn: fn.__name__)
def test_it_means_the_same_in_both(fn: FunctionType) -> None:
    hints = get_type_hints(fn)
    hints.pop("return")
    check: Callable[..., None] = function_in_both(fn)

    @settings(
        max_examples=100, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(st.tuples(*(STRATEGIES[hint] for hint in hints.values())))
    def run(args: tuple[object, ...]) -> None:
        check(*args)

    run()
