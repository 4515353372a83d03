"""An unsupported construct is refused in one line that names place, problem and alternative."""

import importlib.util
import sys
import tomllib
from itertools import count
from pathlib import Path
from textwrap import indent

import pytest

from reflex_static.browser.compiler.functions import new_program
from reflex_static.browser.compiler.states import compile_states

NUMBERS = count()
REJECTED = tomllib.loads(Path(__file__).with_name("rejected_syntax.toml").read_text("utf-8"))
HEAD = REJECTED["head"]
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
