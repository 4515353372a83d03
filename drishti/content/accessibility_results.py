"""Results of the accessibility tests (``content/accessibility_results.json``)."""

from datetime import date
from typing import Annotated, Final, Literal

from pydantic import Field, ValidationError

from drishti.content.errors import ContentError, Problem
from drishti.content.loader import ROOT
from drishti.content.schema.base import Content

FILE: Final = "content/accessibility_results.json"

Count = Annotated[int, Field(ge=0)]


class Checker(Content):
    """One accessibility checker; ``visited`` counts page states and ``found`` counts violations."""

    name: str
    version: str
    visited: Count
    found: Count


class Reviewed(Content):
    """Findings that people set aside for one reason; ``findings`` is the number of their kinds."""

    kind: Literal["false", "answered"]
    reason: str
    findings: Count


class Results(Content):
    """The results of one complete run, and what was set aside in it."""

    tested: date
    checkers: tuple[Checker, ...]
    reviewed: tuple[Reviewed, ...]


def results() -> Results:
    """Return the recorded results; raise ``ContentError`` if the file is missing or invalid."""
    try:
        return Results.model_validate_json((ROOT / FILE).read_text("utf-8"))
    except (OSError, ValidationError) as error:
        advice = "missing or invalid; take it from the project's repository"
        raise ContentError([Problem(FILE, "", advice)]) from error
