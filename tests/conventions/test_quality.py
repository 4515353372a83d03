import sys
from pathlib import Path

import pytest

from support.exports import run
from support.projects import ROOT


@pytest.mark.parametrize(
    "command",
    [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"], ["lint-imports", "--no-cache"]],
    ids=["lint", "format", "types", "imports"],
)
def test_the_linters_and_type_checker_report_nothing(command: list[str]) -> None:
    tool, *arguments = command
    path = Path(sys.executable).with_name(tool)
    result = run([path, *arguments], ROOT)

    assert result.returncode == 0, result.stdout + result.stderr
