"""Operators, built-in functions and methods give the same results in Python and in the browser."""

from collections.abc import Callable
from types import FunctionType
from typing import Any, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from unit.reflex_static.differential.functions import function_in_both

LETTERS = "aAbß Σ\t\n\x1c\x85\ufeff\u3000०४٣𝟡é😀-+_,.1"
STRATEGIES: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-20, 20) | st.integers(-(2**53) + 1, 2**53 - 1),
    bool: st.booleans(),
    str: st.text(LETTERS, max_size=8) | st.integers().map(str),
    list[int]: st.lists(st.integers(-3, 3), max_size=5),
    list[str]: st.lists(st.text("ab😀", max_size=2), max_size=5),
    list[list[int]]: st.lists(st.lists(st.integers(-1, 1), max_size=2), max_size=3),
    dict[str, int]: st.dictionaries(st.sampled_from("ab12"), st.integers(-3, 3)),
}


def add(a: int, b: int) -> int:
    return a + b


def subtract(a: int, b: int) -> int:
    return a - b


def multiply(a: int, b: int) -> int:
    return a * b


def negate(a: int) -> int:
    return -a


def floor_divide(a: int, b: int) -> int:
    return a // b


def modulo(a: int, b: int) -> int:
    return a % b


def str_to_int(text: str) -> int:
    return int(text)


def other_conversions(a: int, b: bool) -> tuple[int, str, str]:
    return int(b), str(a), str(str(a))


def plain_formats(a: int, b: str) -> str:
    return f"{a} {b} {a:d} {a:,} {a:,d}"


def zero_padding(a: int) -> str:
    return f"{a:02d}:{a:05}:{a:010d}"


def braces_in_f_strings(a: str) -> str:
    return f"{{{a}}}" + "{1}{0}".replace("{1}", a) + "{2}".replace("{0}", "{1}")


def compare_numbers(a: int, b: int, c: int) -> list[bool]:
    return [a < b, a <= b < c, a == b, a != b, a == c, a > c, not a, a >= b > c]


def compare_strings(a: str, b: str) -> list[bool]:
    return [a == b, a != b, a in b, a not in b, a in ("a", "b", b)]


def compare_lists(a: list[list[int]], b: list[list[int]]) -> list[bool]:
    return [a == b, a != b, a[:1] == b[:1], [1] in a, [0] not in b]


def compare_dicts(a: dict[str, int], b: dict[str, int]) -> list[bool]:
    return [a == b, a != b, "a" in a, "1" not in b]


def compare_tuples(a: int, b: str) -> list[bool]:
    return [(a, b) == (1, "a"), (a, b) != (0, "")]


def truth(a: int, b: str, c: list[int]) -> list[bool]:
    return [not a, not b, not c, not (a and b), not (c or b)]


def and_or(a: int, b: bool, c: str) -> list[bool]:
    positive = a > 0
    return [positive and b, positive or b, not (b and c and a), (b or c == "") and positive]


def get_from_dict(a: dict[str, int], key: str) -> int:
    return a.get(key, 7)


def missing_key(a: dict[str, int]) -> int:
    return a["a"]


def list_item(a: list[int], at: int) -> int:
    return a[at]


def character(a: str, at: int) -> str:
    return a[at]


def ends(a: list[int], b: str) -> str:
    return f"{a[0]} {a[-1]} {b[0]} {b[-1]}"


def list_slices(a: list[int], low: int, high: int) -> list[list[int]]:
    return [a[low:], a[:high], a[low:high], a[:], a[:-1], a[-2:]]


def string_slices(a: str, low: int, high: int) -> list[str]:
    return [a[low:high], a[low:], a[:high], a[:-1]]


def lengths(a: str, b: list[int], c: dict[str, int]) -> list[int]:
    return [len(a), len(b), len(c), len((a, b))]


def join_strings(a: list[str], b: str) -> str:
    return b.join(a) + "".join([part + b for part in a])


def split_strings(a: str, b: str) -> list[list[str]]:
    return [a.split(" "), a.split(b)]


def string_methods(a: str, b: str, c: str) -> list[str]:
    return [a.strip(), a.replace(b, c), a.lower()]


def string_tests(a: str, b: str) -> list[bool]:
    return [a.startswith(b), b in a]


def number_functions(a: list[int], b: int) -> str:
    return f"{min(a)} {max(a)} {max(b, 3)} {min(b, 2)} {+b}"


def loops(a: list[int], b: list[str], c: str) -> list[str]:
    out = [f"{i}{a[i]}" for i in range(len(a)) if a[i] > 0]
    for i in range(len(b)):
        out.append(f"{i}{b[i]}")
        out.append(b[i])
    for pair in [(c, 1), ("a", 2)]:
        out.append("first" if pair == ("a", 1) else "other")
        out.append(str(len(pair)))
    for text, i in [(c, 1), ("a", 2)]:
        out.append(f"{i}{text}")
    for name in ("low", "high"):
        out.append(name)
        out.append("-")
    return out + [f"{x}{y}" for x in a for y in b if y] + [str(i) for i in range(2, len(a))]


def count_words(a: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for text in a:
        counts[text] = counts.get(text, 0) + 1
    return counts


def dict_methods(a: dict[str, int], key: str) -> list[str]:
    b = dict(a)
    b["z"] = 9
    b["a"] = b["a"] + 1
    out = [f"{k}{v}" for k, v in b.items()]
    return out + list(b) + [str(b[key])]


def dict_grows_in_a_loop(a: dict[str, int]) -> int:
    b = dict(a)
    for key in b:
        b[key + "x"] = 1
    return len(b)


def list_methods(a: list[int], at: int) -> list[int]:
    b = list(a)
    b.append(at)
    b[0] = b[0] + 2
    b[-1] = len(b)
    return b + a


def set_item(a: list[int], at: int) -> list[int]:
    b = a
    a[at] = 7
    return b


def list_grows_in_a_loop(a: list[int]) -> int:
    for x in a:
        if len(a) < 9:
            a.append(x)
    return len(a)


def return_from_a_loop(a: list[int]) -> int:
    total = 0
    for x in a:
        if x == 3:
            return total
        total -= x
        total *= 2
    return -total


FACTOR = 3
LEVELS = ("low", "middle", "high")
RATES = {"a": 2, "10": 5, "9": 4}


def scaled(value: int, by: int) -> int:
    return value * by


def calls(a: int, b: int) -> list[int]:
    small = a % 1000
    return [scaled(small, FACTOR), scaled(b % 9, small)]


def constants(a: int) -> list[str]:
    return [LEVELS[a % 3], LEVELS[-1]] + [f"{key}{rate}" for key, rate in RATES.items()]


def recursive(a: int) -> int:
    small = a % 12
    return 1 if small < 2 else small * recursive(small - 1)


def shadowed_names(a: list[int], new: int) -> list[int]:
    default = [a * 1 for a in a]
    nested = [[a + 1 for a in [a]] for a in a]
    default.append(new + len(nested))
    return [new for new in default if new > 0]


FUNCTIONS = [
    value
    for value in list(globals().values())
    if isinstance(value, FunctionType) and value.__module__ == __name__
]


@pytest.mark.parametrize("fn", FUNCTIONS, ids=lambda fn: fn.__name__)
def test_a_function_gives_the_same_result_in_python_and_in_the_browser(fn: FunctionType) -> None:
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
