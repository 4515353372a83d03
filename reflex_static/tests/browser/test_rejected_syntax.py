"""An unsupported construct is refused in one line that names place, problem and alternative."""

import importlib.util
import sys
import tomllib
from itertools import count
from pathlib import Path
from textwrap import dedent, indent

import pytest

from reflex_static.browser.compiler.functions import new_program
from reflex_static.browser.compiler.states import compile_states

NUMBERS = count()
HEAD = dedent(
    """\
    import asyncio, dataclasses, datetime, decimal, enum, functools, itertools, json, math
    import random, re, time, typing
    import reflex as rx

    PRICE = decimal.Decimal("1.5")

    @functools.cache
    def cached(x: int) -> int:
        return x

    def half(x: int) -> int:
        return x // 2

    async def slow() -> int:
        await asyncio.sleep(1)
        return 1

    class Account(typing.NamedTuple):
        n: int = 1

    @dataclasses.dataclass
    class Celsius:
        @property
        def value(self) -> int:
            return 1

        @value.setter
        def value(self, degrees: int) -> None:
            pass

    class Sold(Exception):
        pass

    @dataclasses.dataclass(order=True)
    class Ranked:
        n: int = 1

    @dataclasses.dataclass
    class Tea(Celsius):
        n: int = 1

    class Level(enum.IntEnum):
        LOW = 1

    class Other(rx.State):
        m: int = 0

    class S(rx.State):
        n: int = 0
        items: list[int] = []
        name: str = ""

        @classmethod
        def made(cls, name: str) -> str:
            return name

        @rx.event
        def made_of(self, n: int) -> None:
            self.n = n

    """
)
HANDLER = "    @rx.event\n    async def act(self, key: str, times: int) -> None:\n"
TAIL = "\n        await asyncio.sleep(0)"


def problems(folder: Path, before: str, code: str) -> list[str]:
    """Return the problems of a state class, with line numbers relative to the snippet."""
    name = f"refused_app_{next(NUMBERS)}"
    path = folder / f"{name}.py"
    path.write_text(HEAD + before + code, "utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    program = new_program()
    program.has_toasts = False
    compile_states(program, [module.S])
    first = (HEAD + before).count("\n") + 1
    found = (problem.removeprefix(f"{path}:").split(":", 1) for problem in program.problems)
    return [f"{int(line) - first}:{text}" for line, text in found]


REJECTED = tomllib.loads(Path(__file__).with_name("rejected_syntax.toml").read_text("utf-8"))


@pytest.mark.parametrize(("code", "problem"), REJECTED["line"].items())
def test_a_line_of_a_handler_is_refused(code: str, problem: str, tmp_path: Path) -> None:
    assert problems(tmp_path, HANDLER, f"        {code}{TAIL}") == [f"0: S.act: {problem}"]


@pytest.mark.parametrize(("code", "problem"), REJECTED["member"].items())
def test_a_member_of_a_state_is_refused(code: str, problem: str, tmp_path: Path) -> None:
    assert problems(tmp_path, "", indent(code, " " * 4)) == [problem]


def test_all_problems_are_reported_at_once_in_order(tmp_path: Path) -> None:
    lines = ("self.n = key.missing", "def found(): pass", "self.n = found().follows")
    code = "".join(f"        {line}\n" for line in lines)

    found = problems(tmp_path, HANDLER, code)

    assert [problem.split(":")[0] for problem in found] == ["0", "1"]
