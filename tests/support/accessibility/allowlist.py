"""Known false positives of the accessibility engines, each with its reason."""

import tomllib
from pathlib import Path
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict

from support.accessibility.rule_engines import Finding

FILE: Final = Path(__file__).with_name("allowlist.toml")


class Alarm(BaseModel):
    """A reviewed finding; ``element`` is part of the affected element's description."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    engine: Literal["axe", "ibm", "htmlcs"]
    rule: str
    element: str = ""
    reason: str

    @property
    def key(self) -> tuple[str, str, str]:
        """A unique key of the entry."""
        return self.engine, self.rule, self.element

    def covers(self, finding: Finding) -> bool:
        """Return whether this entry explains ``finding``."""
        return (
            self.engine == finding.engine
            and self.rule == finding.rule
            and self.element in finding.element
        )


class Alarms(BaseModel):
    """False violations and answered questions."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    false: tuple[Alarm, ...]
    answered: tuple[Alarm, ...]

    def about(self, finding: Finding) -> Alarm | None:
        """Return the entry for a finding; answers apply only to questions, not to violations."""
        entries = self.false if finding.kind == "violation" else self.answered
        return next((entry for entry in entries if entry.covers(finding)), None)


def reviewed() -> list[dict[str, str | int]]:
    """Return each reason with the number of its entries, for the accessibility statement."""
    groups = tomllib.loads(FILE.read_text("utf-8"))
    return [
        {"kind": kind, "reason": group["reason"], "findings": len(group["findings"])}
        for kind in groups
        for group in groups[kind]
    ]


def alarms() -> Alarms:
    """Return the entries of ``allowlist.toml``."""
    groups = tomllib.loads(FILE.read_text("utf-8"))
    return Alarms.model_validate(
        {
            kind: [
                finding | {"reason": group["reason"]}
                for group in groups[kind]
                for finding in group["findings"]
            ]
            for kind in groups
        }
    )
