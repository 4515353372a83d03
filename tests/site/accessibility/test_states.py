"""Pages have no accessibility faults in any relevant state or appearance."""

from collections.abc import Callable

import pytest

from support.accessibility.allowlist import alarms
from support.accessibility.checks import CHECKS
from support.accessibility.fixtures import Opened
from support.accessibility.report import Report
from support.accessibility.rule_engines import findings
from support.accessibility.visits import Visit, every_combination, name_of, pairwise_visits

ALARMS = alarms()
Look = Callable[[Visit], list[str]]


@pytest.fixture
def find_faults(opened: Opened, report: Report) -> Look:
    """Returns the faults that the engines and checks find on the page for a visit."""

    def find_faults(visit: Visit) -> list[str]:
        name = name_of(visit)
        page = opened(visit)
        report.visited(name)
        faults = []
        for check, find in CHECKS.items():
            found = find(page)
            report.checked(check, name, found)
            faults += [f"{check}: {fault}" for fault in found]
        for finding in findings(page):
            alarm = ALARMS.about(finding)
            report.found(finding, alarm)
            if alarm is None:
                faults.append(str(finding))
        return faults

    return find_faults


@pytest.mark.parametrize("visit", pairwise_visits(), ids=name_of)
def test_representative_states_have_no_accessibility_faults(
    find_faults: Look, visit: Visit
) -> None:
    assert find_faults(visit) == []


@pytest.mark.matrix
@pytest.mark.parametrize("visit", every_combination(), ids=name_of)
def test_every_theme_language_and_width_has_no_accessibility_faults(
    find_faults: Look, visit: Visit
) -> None:
    assert find_faults(visit) == []
