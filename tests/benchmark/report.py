"""Measurements and their targets."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import median
from typing import Final

from support.exports import rewrite
from support.projects import ROOT

COLUMNS: Final = "| {:<52} | {:>10} | {:>10} | {:>6} | {:>8} | {} |"
NAMES: Final = COLUMNS.format("figure", "median", "beside", "ratio", "target", "")
HEADING: Final = f"{NAMES}\n|---|--:|--:|--:|--:|---|"


@dataclass(frozen=True, kw_only=True)
class Figure:
    """A measurement with its median and an optional target.

    ``limit`` applies to the median, or to its ratio to the median of ``beside`` if that is given.
    """

    name: str
    samples: tuple[float, ...]
    unit: str = "ms"
    beside: tuple[float, ...] = ()
    limit: float | None = None
    at_least: bool = False

    def __str__(self) -> str:
        value = judged = median(self.samples)
        beside = ratio = times = target = verdict = ""
        if self.beside:
            judged = value / median(self.beside)
            beside, ratio, times = _short(median(self.beside)), f"×{judged:.2f}", "×"
        if self.limit is not None:
            is_met = judged >= self.limit if self.at_least else judged <= self.limit
            verdict = "met" if is_met else "MISSED"
            target = f"{'≥' if self.at_least else '≤'} {times}{_short(self.limit)}"
        return COLUMNS.format(
            self.name, f"{_short(value)} {self.unit}", beside, ratio, target, verdict
        )


def publish(rows: Sequence[str]) -> None:
    """Put the dated table below "Figures", the last heading of the document."""
    table = "\n".join([f"Measured on {datetime.now(UTC):%Y-%m-%d}.\n", *rows, ""])
    heading = "\n## Figures\n\n"
    rewrite(
        ROOT / "docs" / "benchmark.md", lambda text: text.partition(heading)[0] + heading + table
    )


def _short(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"
