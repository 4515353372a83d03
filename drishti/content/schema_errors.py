"""Translate pydantic's validation errors into messages for content editors."""

from collections.abc import Iterator, Mapping
from datetime import date
from difflib import get_close_matches
from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from drishti.content.conditions import unknown_variable
from drishti.content.errors import Problem, truncate
from drishti.content.files import Table, field_problem
from drishti.content.schema.base import Content
from drishti.content.tree import field_path, field_type, types_in

MAX_PROBLEMS: Final = 100

ALLOWED: Final = {
    "bool_type": "true or false, without quotation marks",
    "date_type": "a date such as 2025-06-15, without quotation marks",
    "datetime_type": "a date and time such as 2025-05-03T23:59:59+05:30, without quotation marks",
    "int_type": "a whole number, without quotation marks",
    "string_type": "text in straight quotation marks",
    "timezone_aware": "a date and time with a UTC offset, such as 2025-05-03T23:59:59+05:30",
    "tuple_type": "a list in square brackets, or [[ ]] before each entry",
    "dict_type": "a table: fields below a name in [ ]",
    "model_type": "a table: fields below a name in [ ]",
    "greater_than_equal": "at least {ge}",
    "greater_than": "more than {gt}",
    "less_than_equal": "at most {le}",
    "less_than": "less than {lt}",
    "string_too_long": "up to {max_length} characters",
}
"""Allowed values by pydantic error type; the message also shows the wrong value."""

MESSAGES: Final = {
    "missing": "missing field; add it",
    "too_short": "has {actual_length} {counted}; allowed: at least {min_length}",
    "too_long": "has {actual_length} {counted}; allowed: at most {max_length}",
    "string_too_short": "is empty; allowed: at least one character",
    "value_error": "{error}",
}
"""Whole messages by pydantic error type, for errors that are clear without the wrong value."""


def schema_problems(
    model: type[Content],
    error: ValidationError,
    tables: Table,
    variables: Mapping[str, str],
    absences: Mapping[str, str],
) -> Iterator[Problem]:
    """Yield a problem for each error that ``model`` found in ``tables``.

    Messages list the ``variables`` that have a value; those of missing facts are empty.
    ``absences`` says by path why a value is left out.
    """
    details = error.errors(include_url=False)[:MAX_PROBLEMS]
    misspelled = set()  # the fields that were meant; pydantic also reports them as missing
    for detail in details:
        location = detail["loc"]
        if detail["type"] == "extra_forbidden":
            message, meant = _unknown_field(model, tables, location)
            misspelled.add((*location[:-1], meant))
            yield field_problem(field_path(tables, location), message)
    for detail in details:
        location, kind = detail["loc"], detail["type"]
        is_reported = kind == "missing" and (location in misspelled or len(location) == 1)
        is_consequence = any(
            each is not detail and each["loc"][: len(location)] == location for each in details
        )
        if kind != "extra_forbidden" and not is_reported and not is_consequence:
            path = field_path(tables, location)
            why = absences.get(path, "") if kind in {"missing", "string_too_short"} else ""
            message = f"shows nothing while {why}; add what readers see then"
            yield field_problem(path, message if why else _explain(detail, variables))


def _explain(detail: ErrorDetails, variables: Mapping[str, str]) -> str:
    kind = detail["type"]
    counted = "characters" if isinstance(detail["input"], str) else "entries"
    context = {"input": _describe(detail["input"]), "msg": detail["msg"], "counted": counted}
    context |= detail.get("ctx", {})
    if kind == "unknown_variable":
        return _unknown_variable(context["found"], variables)
    if kind in ALLOWED:
        return f"is {{input}}; allowed: {ALLOWED[kind]}".format(**context)
    return MESSAGES.get(kind, "{msg}").format(**context)


def _unknown_variable(found: str, variables: Mapping[str, str]) -> str:
    if found.strip("{}") in variables:
        return f"{found} is missing in facts.toml; use it in when_known only"
    return unknown_variable(found, (name for name, value in variables.items() if value))


def _unknown_field(
    model: type[Content], table: Any, location: tuple[int | str, ...]
) -> tuple[str, str]:
    """Return a message about the field at ``location``, and the field that may be meant."""
    *parents, name = location
    for step in parents:
        table = table[step]
        if isinstance(step, str):
            model = next(iter(types_in(field_type(model, step), Content)), model)
    if str(name).startswith("## "):
        return "heading has no number; allowed: a numbered heading such as ## 3. Heading", ""
    near = get_close_matches(str(name), model.model_fields)
    if not near:
        return f"unknown field; allowed: {', '.join(model.model_fields)}", ""
    meant = next((field for field in near if field not in table), near[0])
    return f"unknown field; did you mean {meant}?", meant


def _describe(value: Any) -> str:
    """Return a value as written in TOML, or its kind if that would be long."""
    match value:
        case bool():
            return str(value).lower()
        case date():
            return value.isoformat()
        case list() | tuple():
            return "a list"
        case dict():
            return "a table of fields"
        case _:
            return truncate(repr(value))
