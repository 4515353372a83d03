"""A pytest plugin that sums up the accessibility tests in the terminal and, on request, in a file.

Each test fills its own report, which reaches the summary as a property of the test, even from
pytest-xdist's workers. ``--write-results`` writes the figures of the accessibility statement.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, cast

import pytest

from drishti.content.accessibility_results import FILE
from support.accessibility.allowlist import Alarm, alarms, reviewed
from support.accessibility.rule_engines import ENGINES, Finding, version
from support.accessibility.visits import Visit, every_combination, name_of
from support.projects import ROOT

PROPERTY: Final = "accessibility"
PROGRAMS: Final = {"axe": "axe", "ibm": "IBM Equal Access", "htmlcs": "HTML_CodeSniffer"}
"""The engines' names in the accessibility statement."""


@dataclass
class Found:
    """The findings of one engine."""

    version: str
    violations: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    false_alarms: int = 0
    answered: int = 0


@dataclass
class Report:
    """The findings of one or more tests, by engine and by check."""

    engines: dict[str, Found] = field(default_factory=dict)
    visits: list[str] = field(default_factory=list)
    checks: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    reading: dict[str, float] = field(default_factory=dict)
    raised: list[tuple[str, str, str]] = field(default_factory=list)
    """The entries of ``allowlist.toml`` that explain a finding."""

    def visited(self, visit: str) -> None:
        """Record a visit, which every engine checks."""
        self.visits.append(visit)
        for engine in ENGINES:
            self.engines.setdefault(engine.name, Found(version(engine)))

    def found(self, finding: Finding, alarm: Alarm | None) -> None:
        """Record a finding and the allowlist entry that explains it, if any."""
        engine = self.engines[finding.engine]
        is_violation = finding.kind == "violation"
        if alarm is None:
            (engine.violations if is_violation else engine.unanswered).append(str(finding))
            return
        self.raised.append(alarm.key)
        engine.false_alarms += is_violation
        engine.answered += not is_violation

    def checked(self, check: str, place: str, faults: list[str]) -> None:
        """Record what one of the project's own checks found in a place."""
        self.checks.setdefault(check, {})[place] = faults

    def add(self, data: dict[str, Any]) -> None:
        """Add the report of one test, as plain data."""
        for name, found in data["engines"].items():
            engine = self.engines.setdefault(name, Found(found["version"]))
            engine.violations += found["violations"]
            engine.unanswered += found["unanswered"]
            engine.false_alarms += found["false_alarms"]
            engine.answered += found["answered"]
        self.visits += data["visits"]
        self.raised += map(tuple, data["raised"])
        self.reading |= data["reading"]
        for check, places in data["checks"].items():
            self.checks.setdefault(check, {}).update(places)

    def includes(self, visits: Iterable[Visit]) -> bool:
        """Return whether all ``visits`` are in the report."""
        return set(map(name_of, visits)) <= set(self.visits)

    def lines(self) -> Iterator[str]:
        """Yield the summary, line by line."""
        for name, engine in self.engines.items():
            yield (
                f"{name} {engine.version}: {len(self.visits)} states of pages visited, "
                f"{len(engine.violations)} violations, {engine.false_alarms} false alarms, "
                f"{engine.answered} questions answered, {len(engine.unanswered)} open"
            )
        for name, places in self.checks.items():
            faults = sum(map(len, places.values()))
            yield f"{name}: {len(places)} places, {faults} faults"
        if self.reading:
            ages = ", ".join(f"{name} {age:.0f}" for name, age in self.reading.items())
            yield f"reading age of the English: {ages}"

    def stale_alarms(self) -> list[str]:
        """Return the entries of ``allowlist.toml`` that explain no finding."""
        listed = {alarm.key for alarm in (*alarms().false, *alarms().answered)}
        return [" ".join(key) for key in sorted(listed - set(self.raised))]

    def as_data(self) -> dict[str, Any]:
        """Return the figures shown in the accessibility statement."""
        return {
            "tested": datetime.now(UTC).date().isoformat(),
            "checkers": [
                {
                    "name": PROGRAMS.get(name, name),
                    "version": engine.version,
                    "visited": len(self.visits),
                    "found": len(engine.violations),
                }
                for name, engine in self.engines.items()
            ],
            "reviewed": reviewed(),
        }


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes the statement's figures."""
    parser.addoption(
        "--write-results",
        action="store_true",
        help=f"with -m matrix: write the engines' results to {FILE}, for the statement",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Sum up only in the main process, which prints the summary."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Summary(wants_file=config.getoption("--write-results")))


@pytest.fixture
def report(record_property: Callable[[str, object], None]) -> Iterator[Report]:
    """The report of this test."""
    report = Report()
    yield report
    record_property(PROPERTY, asdict(report))


class Summary:
    """Adds up the reports of all tests and prints the summary."""

    def __init__(self, *, wants_file: bool) -> None:
        self._wants_file = wants_file
        self._report = Report()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the report of a finished test."""
        if report.when == "teardown":
            for name, data in report.user_properties:
                if name == PROPERTY:
                    self._report.add(cast("dict[str, Any]", data))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a complete run if an entry of ``allowlist.toml`` is no longer needed."""
        if self._stale_alarms() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the summary and write the requested file."""
        if self._report == Report():
            return
        terminalreporter.section("accessibility")
        for line in self._report.lines():
            terminalreporter.line(line)
        for entry in self._stale_alarms():
            line = f"allowlist.toml: remove {entry}: no engine reports it"
            terminalreporter.line(line, red=True)
        if self._wants_file:
            terminalreporter.line(write(self._report, ROOT / FILE, every_combination()))

    def _stale_alarms(self) -> list[str]:
        is_whole = self._report.visits and self._report.includes(every_combination())
        return self._report.stale_alarms() if is_whole else []


def write(report: Report, file: Path, wanted: Iterable[Visit]) -> str:
    """Write the statement's figures if the run was complete; return what was done."""
    if not report.includes(wanted):
        return f"{FILE} is unchanged: the run did not visit every state in every appearance"
    text = json.dumps(report.as_data(), indent=2, ensure_ascii=False)
    file.write_text(f"{text}\n", "utf-8")
    return f"{FILE} is written"
