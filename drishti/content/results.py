"""What the accessibility tests last found (``content/results.json``, written by the tests)."""

from datetime import date
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, ValidationError

from drishti.content.errors import ContentError, Problem
from drishti.content.schema.base import Content

ROOT: Final = Path(__file__).parents[2]
FILE: Final = Path("content/results.json")

Count = Annotated[int, Field(ge=0)]


class Checker(Content):
    """One program that looks for faults; ``visited`` counts pages, each state of one by itself."""

    name: str
    version: str
    visited: Count
    found: Count


class Results(Content):
    """The figures of one whole run."""

    tested: date
    checkers: tuple[Checker, ...]


def results(root: Path = ROOT) -> Results:
    """Return the figures of the last run that was written down.

    Raises ``ContentError`` if the file is missing or is not what the tests write.
    """
    try:
        return Results.model_validate_json((root / FILE).read_text("utf-8"))
    except (OSError, ValidationError) as error:
        advice = "is missing or broken; write it anew with pytest -m matrix --write-results"
        raise ContentError([Problem(FILE.as_posix(), "", advice)]) from error
