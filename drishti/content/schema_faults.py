"""Say what a schema found wrong in the words of an owner, who knows neither Python nor types."""

from collections.abc import Iterable, Mapping
from datetime import date
from difflib import get_close_matches
from typing import Any, Final, get_args

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from drishti.content.errors import Problem
from drishti.content.files import in_file_order
from drishti.content.schema.base import Content
from drishti.content.schema.site import TokenIdentity

MAX_SHOWN: Final = 60
MAX_NUMBER: Final = 10**20
MOMENT: Final = "a moment such as 2025-05-03T23:59:59+05:30, without quotation marks"
DAY: Final = "a date such as 2025-06-15, without quotation marks"

ALLOWED: Final = {
    "bool_type": "true or false, without quotation marks",
    "date_type": DAY,
    "date_from_datetime_inexact": DAY,
    "datetime_type": MOMENT,
    "datetime_from_date_parsing": MOMENT,
    "int_type": "a whole number, without quotation marks",
    "int_from_float": "a whole number, without quotation marks",
    "string_type": "a text in straight quotation marks",
    "timezone_aware": "a moment with its distance from UTC, such as 2025-05-03T23:59:59+05:30",
    "tuple_type": "a list in square brackets, or entries that each begin with [[ ]]",
    "model_type": "fields of its own, under a name in [ ]",
    "model_attributes_type": "fields of its own, under a name in [ ]",
    "greater_than_equal": "at least {ge}",
    "greater_than": "more than {gt}",
    "less_than_equal": "at most {le}",
    "less_than": "less than {lt}",
    "literal_error": "{expected}",
    "string_too_long": "up to {max_length} characters",
}
"""What may stand where a check of pydantic's own failed, by the check's name."""

SENTENCES: Final = {
    "missing": "is missing; add it",
    "unknown_name": "{msg}; allowed: {gaps}",
    "too_short": "has {actual_length} entries; allowed: at least {min_length}",
    "too_long": "has {actual_length} entries; allowed: at most {max_length}",
    "string_too_short": "is empty; write at least one character",
}
"""What is said of a mistake whose value says nothing."""

Place = tuple[int | str, ...]


def problems_in(
    file: str, model: type[Content], error: ValidationError, table: Any
) -> list[Problem]:
    """Return one problem for each thing pydantic found wrong in ``table``, read from ``file``."""
    details = error.errors(include_url=False)
    meant = {
        detail["loc"]: near
        for detail in details
        if detail["type"] == "extra_forbidden" and (near := _meant(model, table, detail["loc"]))
    }
    # A misspelled field is missing too, which would be a second line for one mistake.
    found = {(*place[:-1], name) for place, name in meant.items()}
    return [
        Problem(file, in_file_order(table, detail["loc"]), _explain(model, detail, meant))
        for detail in details
        if not (detail["type"] == "missing" and detail["loc"] in found)
    ]


def _explain(model: type[Content], detail: ErrorDetails, meant: Mapping[Place, str]) -> str:
    place, kind = detail["loc"], detail["type"]
    context = {
        "input": _shown(detail["input"]),
        "msg": detail["msg"],
        "gaps": ", ".join(TokenIdentity.gaps()),
        **detail.get("ctx", {}),
    }
    if kind == "extra_forbidden":
        if str(place[-1]).startswith("## "):
            return "has no number; allowed: one before the heading, as in ## 3. Heading"
        if place in meant:
            return f"is not a known field; did you mean {meant[place]}?"
        return f"is not a known field; allowed: {', '.join(_fields_at(model, place[:-1]))}"
    if kind in ALLOWED:
        return f"is {{input}}; allowed: {ALLOWED[kind]}".format(**context)
    return SENTENCES.get(kind, "{msg}").format(**context)


def _shown(value: Any) -> str:
    """Return a value as a file has it, or what kind it is where that would be long."""
    match value:
        case bool():
            return str(value).lower()
        case int() if abs(value) > MAX_NUMBER:
            return "a number of many digits"
        case date():
            return value.isoformat()
        case list() | tuple():
            return "a list"
        case dict():
            return "a table of fields"
        case _:
            shown = repr(value)
            return shown if len(shown) <= MAX_SHOWN else f"{shown[:MAX_SHOWN]} …"


def _meant(model: type[Content], table: Any, place: Place) -> str:
    """Return the field that stands misspelled at ``place``; nothing if none is like it."""
    there: Any = table
    for step in place[:-1]:
        there = there[step]
    fields = _fields_at(model, place[:-1])
    near = get_close_matches(str(place[-1]), fields)
    return next((name for name in near if name not in there), near[0] if near else "")


def _fields_at(model: type[Content], place: Iterable[int | str]) -> Iterable[str]:
    """Return the names a table may have, found by walking from ``model`` along ``place``."""
    for step in place:
        if isinstance(step, str) and step in model.model_fields:
            model = _model_in(model.model_fields[step].annotation) or model
    return model.model_fields


def _model_in(annotation: Any) -> type[Content] | None:
    if isinstance(annotation, type) and issubclass(annotation, Content):
        return annotation
    return next(filter(None, map(_model_in, get_args(annotation))), None)
