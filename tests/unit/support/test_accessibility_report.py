"""The summary adds up the reports of tests; only complete runs update the statement."""

import json
from dataclasses import asdict
from pathlib import Path

from support.accessibility.allowlist import alarms
from support.accessibility.report import Found, Report, write
from support.accessibility.visits import PAGES, Look, name_of

WANTED = [(PAGES[0], Look(width=width)) for width in (1440, 360)]


def report(visit: str, *, violations: int = 0) -> Report:
    found = [f"violation {number}" for number in range(violations)]
    return Report(engines={"axe": Found("1.0", violations=found)}, visits=[visit])


def total(*reports: Report) -> Report:
    total = Report()
    for each in reports:
        total.add(json.loads(json.dumps(asdict(each))))
    return total


def test_a_partial_run_does_not_change_the_statement(tmp_path: Path) -> None:
    file = tmp_path / "accessibility_results.json"
    file.write_text("of the last whole run", "utf-8")

    told = write(total(report(name_of(WANTED[0]))), file, WANTED)

    assert "is unchanged" in told
    assert "\n" not in told
    assert file.read_text("utf-8") == "of the last whole run"


def test_a_complete_run_is_written(tmp_path: Path) -> None:
    file = tmp_path / "accessibility_results.json"
    run = total(*(report(name_of(visit), violations=2) for visit in WANTED))

    write(run, file, WANTED)

    (checker,) = json.loads(file.read_text("utf-8"))["checkers"]
    assert (checker["visited"], checker["found"]) == (2, 4)


def test_an_unused_allowlist_entry_is_reported() -> None:
    first, *others = (*alarms().false, *alarms().answered)
    run = total(*(Report(raised=[alarm.key]) for alarm in others))

    assert run.stale_alarms() == [" ".join(first.key)]
