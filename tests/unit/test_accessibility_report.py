"""The public statement is made of whole runs only."""

import json
from pathlib import Path

import pytest

from accessibility_report import Engine, Report, write

USUAL = frozenset({"home-light-en-1440", "home-light-en-360"})


def report(**visits: list[str]) -> Report:
    engines = {name: Engine("1.0", visits=found) for name, found in visits.items()}
    return Report(engines=engines, usual=USUAL)


@pytest.mark.parametrize(
    "partial",
    [
        report(),
        report(one=[*USUAL], other=[]),
        report(one=[*USUAL], other=["home-light-en-360", "home-dark-hi-360"]),
    ],
    ids=["no engine", "one of two engines", "one of two visits"],
)
def test_a_run_of_some_of_the_tests_leaves_the_statement_as_it_was(
    partial: Report, tmp_path: Path
) -> None:
    file = tmp_path / "results.json"
    file.write_text("of the last whole run", "utf-8")

    told = write(partial, file)

    assert "is left as it was" in told
    assert "\n" not in told
    assert file.read_text("utf-8") == "of the last whole run"


def test_a_whole_run_is_written(tmp_path: Path) -> None:
    file = tmp_path / "results.json"

    write(report(one=[*USUAL, "home-dark-hi-360"], other=[*USUAL]), file)

    written = json.loads(file.read_text("utf-8"))
    assert [checker["visited"] for checker in written["checkers"]] == [3, 2]
