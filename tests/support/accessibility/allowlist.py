"""What the engines may say of the site although nothing is wrong, each with its reason."""

import tomllib
from pathlib import Path
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict

from support.accessibility.rule_engines import Finding

FILE: Final = Path(__file__).with_name("allowlist.toml")


class Alarm(BaseModel):
    """A finding that was looked into; ``element`` is a part of the markup it is about."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    engine: Literal["axe", "ibm", "htmlcs"]
    rule: str
    element: str = ""
    reason: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells the entry from others."""
        return self.engine, self.rule, self.element

    def covers(self, finding: Finding) -> bool:
        """Tell whether this is the alarm that ``finding`` raises."""
        return (
            self.engine == finding.engine
            and self.rule == finding.rule
            and self.element in finding.element
        )


class Alarms(BaseModel):
    """Violations that are none, and questions with their answers."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    false: tuple[Alarm, ...]
    answered: tuple[Alarm, ...]

    def about(self, finding: Finding) -> Alarm | None:
        """Return the entry for a finding; an answer to a question never excuses a violation."""
        entries = self.false if finding.kind == "violation" else self.answered
        return next((entry for entry in entries if entry.covers(finding)), None)


def alarms() -> Alarms:
    """Return the list as it stands in ``allowlist.toml``."""
    return Alarms.model_validate(tomllib.loads(FILE.read_text("utf-8")))
