"""Accessibility test results (``content/accessibility_results.json``, written by the tests)."""

from datetime import date
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, ValidationError

from drishti.content.errors import ContentError, Problem
from drishti.content.schema.base import Content

ROOT: Final = Path(__file__).parents[2]
FILE: Final = Path("content/accessibility_results.json")

Count = Annotated[int, Field(ge=0)]


class Checker(Content):
    """One accessibility checker; ``visited`` counts page states and ``found`` counts violations."""

    name: str
    version: str
    visited: Count
    found: Count


class Results(Content):
    """The results of one complete run."""

    tested: date
    checkers: tuple[Checker, ...]


def results(root: Path = ROOT) -> Results:
    """Return the recorded results.

    Raises:
        ContentError: If the file is missing or invalid.

    """
    try:
        return Results.model_validate_json((root / FILE).read_text("utf-8"))
    except (OSError, ValidationError) as error:
        advice = "missing or invalid; regenerate it with pytest -m matrix --write-results"
        raise ContentError([Problem(FILE.as_posix(), "", advice)]) from error
