"""Every page, in every state and look that matters, is free of faults."""

from pathlib import Path

import pytest

from accessibility_fixtures import Opened
from accessibility_report import Report
from alarms import alarms
from checks import CHECKS
from engines import findings
from visits import Visit, name_of

ALARMS = alarms()


def test_neither_the_engines_nor_our_own_checks_find_a_fault(
    opened: Opened, visit: Visit, engines: Path, report: Report
) -> None:
    name = name_of(visit)
    page = opened(visit)
    faults = []
    for check, find in CHECKS.items():
        found = find(page)
        report.checked(check, name, found)
        faults += [f"{check}: {fault}" for fault in found]
    for finding in findings(page, engines):
        alarm = ALARMS.about(finding)
        report.found(finding, alarm)
        if alarm is None:
            faults.append(str(finding))
    report.visited(name)

    assert faults == []


def test_every_alarm_that_is_listed_is_still_raised(engines: Path, report: Report) -> None:
    if report.is_partial:
        pytest.skip("only some of the visits were made")

    listed = {*ALARMS.false, *ALARMS.answered}
    assert {(alarm.engine, alarm.rule) for alarm in listed - report.raised} == set()
