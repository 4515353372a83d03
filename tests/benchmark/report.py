"""Measurements and their targets."""

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Final

COLUMNS: Final = "| {:<52} | {:>10} | {:>10} | {:>6} | {:>8} | {} |"
TABLE: Final = re.compile(r"(?<=\n## Figures\n\n).*?(?=\n## |\Z)", re.DOTALL)


@dataclass(frozen=True, kw_only=True)
class Figure:
    """A measurement with its median and an optional target.

    If ``beside`` is given, ``limit`` applies to the ratio to it, otherwise to the value itself.
    """

    name: str
    samples: tuple[float, ...]
    unit: str = "ms"
    beside: tuple[float, ...] = ()
    limit: float | None = None
    at_least: bool = False

    @property
    def value(self) -> float:
        """The median."""
        return median(self.samples)

    @property
    def ratio(self) -> float | None:
        """The value divided by the value it is compared with."""
        return self.value / median(self.beside) if self.beside else None

    @property
    def verdict(self) -> str:
        """``met``, or by how much the target is missed; empty without a target."""
        if self.limit is None:
            return ""
        judged = self.value if self.ratio is None else self.ratio
        if judged >= self.limit if self.at_least else judged <= self.limit:
            return "met"
        unit = self.unit if self.ratio is None else "×"
        return f"MISSED by {_short(abs(judged - self.limit))} {unit}".rstrip()

    def __str__(self) -> str:
        """Return a row of the table."""
        sign = "≥" if self.at_least else "≤"
        times = "×" if self.beside else ""
        return COLUMNS.format(
            self.name,
            f"{_short(self.value)} {self.unit}",
            _short(median(self.beside)) if self.beside else "",
            f"×{self.ratio:.2f}" if self.ratio is not None else "",
            f"{sign} {times}{_short(self.limit)}" if self.limit is not None else "",
            self.verdict,
        )


def heading() -> str:
    """Return the first two lines of the table."""
    names = COLUMNS.format("figure", "median", "beside", "ratio", "target", "")
    return f"{names}\n|---|--:|--:|--:|--:|---|"


def publish(figures: Sequence[Figure], file: Path) -> None:
    """Put the dated table of figures below the heading "Figures" of a document."""
    dated = f"Measured on {datetime.now(UTC):%Y-%m-%d}.\n"
    table = "\n".join([dated, heading(), *map(str, figures), ""])
    text, places = TABLE.subn(lambda _: table, file.read_text("utf-8"))
    if places != 1:
        sys.exit(f'{file} has no heading "Figures"')
    file.write_text(text, "utf-8")


def _short(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"
