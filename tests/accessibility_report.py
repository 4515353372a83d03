"""Counts what the accessibility tests visited and found: a summary, and a file if one is asked for.

``--every-combination`` visits every state in every theme, language and width;
``--write-results`` writes the figures for the accessibility statement.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from alarms import Alarm
from drishti.content.results import FILE
from engines import Finding
from projects import ROOT

REPORT: Final = pytest.StashKey["Report"]()
PROGRAMS: Final = {"axe": "axe", "ibm": "IBM Equal Access", "htmlcs": "HTML_CodeSniffer"}
"""What readers of the statement know the engines by."""


@dataclass
class Engine:
    """What one engine found."""

    version: str
    visits: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    false_alarms: int = 0
    answered: int = 0


@dataclass
class Report:
    """What a run of the tests found, engine by engine and check by check."""

    engines: dict[str, Engine] = field(default_factory=dict)
    usual: frozenset[str] = frozenset()
    checks: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    reading: dict[str, float] = field(default_factory=dict)
    raised: set[Alarm] = field(default_factory=set)

    def visited(self, visit: str) -> None:
        """Note that every engine looked at ``visit``."""
        for engine in self.engines.values():
            engine.visits.append(visit)

    def found(self, finding: Finding, alarm: Alarm | None) -> None:
        """Note a finding and the entry that explains it, if there is one."""
        engine = self.engines[finding.engine]
        is_violation = finding.kind == "violation"
        if alarm is None:
            (engine.violations if is_violation else engine.unanswered).append(str(finding))
            return
        self.raised.add(alarm)
        engine.false_alarms += is_violation
        engine.answered += not is_violation

    def checked(self, check: str, place: str, faults: list[str]) -> None:
        """Note what one of the project's own checks found in a place."""
        self.checks.setdefault(check, {})[place] = faults

    @property
    def is_empty(self) -> bool:
        """Whether no accessibility test has run."""
        return not (self.checks or any(engine.visits for engine in self.engines.values()))

    def lines(self) -> Iterator[str]:
        """Yield the summary, line by line."""
        for name, engine in self.engines.items():
            yield (
                f"{name} {engine.version}: {len(engine.visits)} states of pages visited, "
                f"{len(engine.violations)} violations, {engine.false_alarms} false alarms, "
                f"{engine.answered} questions answered, {len(engine.unanswered)} open"
            )
        for name, places in self.checks.items():
            faults = sum(map(len, places.values()))
            yield f"{name}: {len(places)} places, {faults} faults"
        if self.reading:
            ages = ", ".join(f"{name} {age:.0f}" for name, age in self.reading.items())
            yield f"reading age of the English: {ages}"

    @property
    def is_partial(self) -> bool:
        """Whether an engine has left out one of the usual visits."""
        engines = self.engines.values()
        return not engines or any(not self.usual <= set(engine.visits) for engine in engines)

    def as_data(self) -> dict[str, Any]:
        """Return the figures as the accessibility statement shows them."""
        return {
            "tested": datetime.now(UTC).date().isoformat(),
            "checkers": [
                {
                    "name": PROGRAMS.get(name, name),
                    "version": engine.version,
                    "visited": len(engine.visits),
                    "found": len(engine.violations),
                }
                for name, engine in self.engines.items()
            ],
        }


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the accessibility tests."""
    group = parser.getgroup("accessibility")
    group.addoption(
        "--every-combination",
        action="store_true",
        help="visit every state in every theme, language and width (default: pairwise)",
    )
    group.addoption(
        "--write-results",
        action="store_true",
        help=f"write what the engines found to {FILE}, for the accessibility statement",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Begin a report."""
    config.stash[REPORT] = Report()


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the summary, and write the file that was asked for."""
    report = config.stash[REPORT]
    if report.is_empty:
        return
    terminalreporter.section("accessibility")
    for line in report.lines():
        terminalreporter.line(line)
    if config.getoption("--write-results"):
        terminalreporter.line(write(report, ROOT / FILE))


def write(report: Report, file: Path) -> str:
    """Write what the statement shows, unless only a part of it was tested; return what was done."""
    if report.is_partial:
        return f"{FILE} is left as it was: not every engine has made all the usual visits"
    text = json.dumps(report.as_data(), indent=2, ensure_ascii=False)
    file.write_text(f"{text}\n", "utf-8")
    return f"{FILE} is written"
