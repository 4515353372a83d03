"""An unsupported construct is refused in one line that names place, problem and alternative."""

import tomllib
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from importlib import import_module
from itertools import count, product
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest
import reflex as rx

from reflex_static.browser.compiler.functions import new_program
from reflex_static.browser.compiler.library import CHANGES, METHODS
from reflex_static.browser.compiler.states import compile_states

NUMBERS = count()
Problems = Callable[[str, str], list[str]]
REJECTED = tomllib.loads(Path(__file__).with_name("rejected_syntax.toml").read_text("utf-8"))
HEAD = REJECTED["head"]
HANDLER = "    @rx.event\n    async def act(self, key: str, times: int) -> None:\n"
TAIL = "\n        await asyncio.sleep(0)"


@pytest.fixture
def problems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Problems:
    """Returns the problems of a state class, with line numbers relative to the snippet."""
    monkeypatch.syspath_prepend(tmp_path)
    path = tmp_path / f"refused_app_{next(NUMBERS)}.py"

    def problems(before: str, code: str) -> list[str]:
        path.write_text(HEAD + before + code, "utf-8")
        program = new_program()
        program.has_toasts = False
        compile_states(program, [import_module(path.stem).S])
        first = (HEAD + before).count("\n") + 1
        found = (problem.removeprefix(f"{path}:").split(":", 1) for problem in program.problems)
        return [f"{int(line) - first}:{text}" for line, text in found]

    return problems


@pytest.mark.parametrize(("code", "problem"), REJECTED["line"].items())
def test_a_line_of_a_handler_is_refused(problems: Problems, code: str, problem: str) -> None:
    assert problems(HANDLER, f"        {code}{TAIL}") == [f"0: S.act: {problem}"]


@pytest.mark.parametrize(("code", "problem"), REJECTED["member"].items())
def test_a_member_of_a_state_is_refused(problems: Problems, code: str, problem: str) -> None:
    assert problems("", indent(code, " " * 4)) == [problem]


def test_a_mistake_in_a_mixin_is_reported_once() -> None:
    class Noting(rx.State, mixin=True):
        @rx.event
        def note(self) -> None:
            eval("1")  # noqa: S307

    class Letter(Noting, rx.State):
        pass

    class Note(Noting, rx.State):
        pass

    program = new_program()
    compile_states(program, [Letter, Note])

    assert [it.split(": ")[1] for it in program.problems] == ["Letter.note"]


def test_all_problems_are_reported_at_once_in_order(problems: Problems) -> None:
    lines = ("self.n = key.missing", "def found(): pass", "self.n = found().follows")
    code = "".join(f"        {line}\n" for line in lines)

    found = problems(HANDLER, code)

    assert [problem.split(":")[0] for problem in found] == ["0", "1"]


@pytest.mark.parametrize(
    "code",
    [
        "self.n = open(key).size + self.missing",
        "for row in open(key): self.missing = row.size",
        "with open(key) as file: self.missing = file.size",
        "if (found := open(key)): self.missing = found.size",
        "self.n = [row.size for row in open(key)] + self.missing",
    ],
)
def test_each_problem_of_a_statement_is_reported_but_not_what_follows_from_it(
    problems: Problems, code: str
) -> None:
    found = problems(HANDLER, f"        {code}{TAIL}")

    assert [line.partition("` ")[0].partition("()")[0] for line in found] == [
        "0: S.act: `open",
        "0: S.act: `self.missing",
    ]


def test_every_method_that_changes_its_value_is_refused_in_a_computed_var() -> None:
    given: list[list[Any]] = [[], [1], [7], [5, 6], [[7]]]
    found = set()
    for name, value, arguments in product(METHODS, ([2, 1], {1: 2}, {1}), given):
        changed = deepcopy(value)
        with suppress(Exception):
            getattr(changed, name)(*arguments)
        if str(changed) != str(value):
            found.add(name)

    assert found == CHANGES
