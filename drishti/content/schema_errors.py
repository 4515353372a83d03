"""Translate pydantic's validation errors into messages for content editors."""

from collections.abc import Iterable, Mapping
from datetime import date
from difflib import get_close_matches
from typing import Any, Final, get_args

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from drishti.content.errors import Problem, truncate
from drishti.content.files import field_path
from drishti.content.schema.base import Content

MAX_NUMBER: Final = 10**20
MOMENT: Final = "a date and time such as 2025-05-03T23:59:59+05:30, without quotation marks"
DAY: Final = "a date such as 2025-06-15, without quotation marks"

ALLOWED: Final = {
    "bool_type": "true or false, without quotation marks",
    "date_type": DAY,
    "date_from_datetime_inexact": DAY,
    "datetime_type": MOMENT,
    "datetime_from_date_parsing": MOMENT,
    "int_type": "a whole number, without quotation marks",
    "int_from_float": "a whole number, without quotation marks",
    "string_type": "text in straight quotation marks",
    "timezone_aware": "a date and time with a UTC offset, such as 2025-05-03T23:59:59+05:30",
    "tuple_type": "a list in square brackets, or [[ ]] before each entry",
    "model_type": "a table: fields below a name in [ ]",
    "model_attributes_type": "a table: fields below a name in [ ]",
    "greater_than_equal": "at least {ge}",
    "greater_than": "more than {gt}",
    "less_than_equal": "at most {le}",
    "less_than": "less than {lt}",
    "literal_error": "{expected}",
    "string_too_long": "up to {max_length} characters",
}
"""Allowed values by pydantic error type; the message also shows the wrong value."""

MESSAGES: Final = {
    "missing": "missing field; add it",
    "too_short": "has {actual_length} entries; allowed: at least {min_length}",
    "too_long": "has {actual_length} entries; allowed: at most {max_length}",
    "string_too_short": "is empty; allowed: at least one character",
}
"""Whole messages by error type, where the wrong value would not help."""

Location = tuple[int | str, ...]


def problems_in(
    file: str,
    model: type[Content],
    error: ValidationError,
    table: Any,
    variables: Mapping[str, str],
) -> list[Problem]:
    """Return a problem for each error that ``model`` found in ``table``, read from ``file``.

    Messages name the ``variables``, which are empty while their facts are missing.
    """
    details = error.errors(include_url=False)
    suggestions = {
        detail["loc"]: near
        for detail in details
        if detail["type"] == "extra_forbidden"
        and (near := _suggestion(model, table, detail["loc"]))
    }
    # A misspelled field is also missing; report it only once.
    misspelled = {(*location[:-1], name) for location, name in suggestions.items()}
    return [
        Problem(
            file, field_path(table, detail["loc"]), _explain(model, detail, suggestions, variables)
        )
        for detail in details
        if not (detail["type"] == "missing" and detail["loc"] in misspelled)
    ]


def _explain(
    model: type[Content],
    detail: ErrorDetails,
    suggestions: Mapping[Location, str],
    variables: Mapping[str, str],
) -> str:
    location, kind = detail["loc"], detail["type"]
    context = {
        "input": _describe(detail["input"]),
        "msg": detail["msg"],
        **detail.get("ctx", {}),
    }
    if kind == "extra_forbidden":
        if str(location[-1]).startswith("## "):
            return "heading has no number; allowed: a numbered heading such as ## 3. Heading"
        if location in suggestions:
            return f"unknown field; did you mean {suggestions[location]}?"
        return f"unknown field; allowed: {', '.join(_fields_at(model, location[:-1]))}"
    if kind == "unknown_variable":
        return unknown_variable(context["found"], variables)
    if kind in ALLOWED:
        return f"is {{input}}; allowed: {ALLOWED[kind]}".format(**context)
    return MESSAGES.get(kind, "{msg}").format(**context)


def unknown_variable(found: str, variables: Mapping[str, str]) -> str:
    """Return the message for a variable, with its braces, that has no value."""
    if found.strip("{}") in variables:
        return f"{found} is missing in facts.toml; use it in when_known only"
    usable = ", ".join(f"{{{name}}}" for name, value in variables.items() if value)
    return f"unknown variable {found}; allowed: {usable}"


def _describe(value: Any) -> str:
    """Return a value as written in TOML, or its kind if that would be long."""
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
            return truncate(repr(value))


def _suggestion(model: type[Content], table: Any, location: Location) -> str:
    """Return the known field closest to the unknown one at ``location``; empty if none is close."""
    there: Any = table
    for step in location[:-1]:
        there = there[step]
    fields = _fields_at(model, location[:-1])
    near = get_close_matches(str(location[-1]), fields)
    return next((name for name in near if name not in there), near[0] if near else "")


def _fields_at(model: type[Content], location: Iterable[int | str]) -> Iterable[str]:
    """Return the field names that the schema allows in the table at ``location``."""
    for step in location:
        if isinstance(step, str) and step in model.model_fields:
            model = _nested_model(model.model_fields[step].annotation) or model
    return model.model_fields


def _nested_model(annotation: Any) -> type[Content] | None:
    if isinstance(annotation, type) and issubclass(annotation, Content):
        return annotation
    return next(filter(None, map(_nested_model, get_args(annotation))), None)
