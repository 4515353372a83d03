"""An unsupported construct is refused in one line: place, problem and alternative."""

import importlib.util
import sys
import tomllib
from itertools import count
from pathlib import Path
from textwrap import dedent, indent

import pytest

from drishti.reflex_static.browser.compiler.functions import new_program
from drishti.reflex_static.browser.compiler.states import compile_states

REFUSALS = tomllib.loads(Path(__file__).with_name("rejected_syntax.toml").read_text("utf-8"))
NUMBERS = count()
HEAD = dedent(
    """\
    import datetime, decimal, functools, math, random, re, time
    import reflex as rx

    LIMIT = 3
    RATES = {"a": 1}
    STEPS = [1, 2]
    PAIR = (1, "x")
    PRICE = decimal.Decimal("1.5")

    @functools.cache
    def cached(x: int) -> int:
        return x

    def untyped(x):
        return x

    def half(x: int) -> int:
        return x // 2

    def _total(items: list[int]) -> int:
        return len(items)

    def lost(x: int) -> int:
        if x:
            return 1

    class Other(rx.State):
        m: int = 0

        @rx.event
        def go(self) -> None:
            self.m = 1

    class S(rx.State):
        n: int = 0
        items: list[int] = []
        by: dict[str, int] = {}
        name: str = ""
        flag: bool = False
        _secret: int = 0

    """
)
HANDLER = "    @rx.event\n    def act(self, key: str, times: int) -> None:\n"


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
    compile_states(program, [module.S])
    first = (HEAD + before).count("\n") + 1
    found = []
    for problem in program.problems:
        line, text = problem.removeprefix(f"{path}:").split(":", 1)
        found.append(f"{int(line) - first}:{text}")
    return found


@pytest.mark.parametrize(("code", "problem"), REFUSALS["line"].items())
def test_a_line_of_a_handler_is_refused(code: str, problem: str, tmp_path: Path) -> None:
    assert problems(tmp_path, HANDLER, f"        {code}") == [f"0: S.act: {problem}"]


@pytest.mark.parametrize(("code", "expected"), REFUSALS["body"].items())
def test_a_handler_is_refused(code: str, expected: list[str], tmp_path: Path) -> None:
    assert problems(tmp_path, HANDLER, indent(code, " " * 8)) == expected


@pytest.mark.parametrize(("code", "expected"), REFUSALS["member"].items())
def test_a_member_of_a_state_is_refused(code: str, expected: list[str], tmp_path: Path) -> None:
    assert problems(tmp_path, "", indent(code, " " * 4)) == expected


def test_a_state_that_inherits_from_another_is_refused(tmp_path: Path) -> None:
    code = "    pass\n\nclass Parent(S):\n    pass\n\nS = Parent\n"

    (problem,) = problems(tmp_path, "", code)

    assert problem.endswith(
        "Parent: a state that inherits from S cannot run in the browser; "
        "write one class, or share a mixin or plain functions"
    )
