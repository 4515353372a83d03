"""What an owner is told about a mistake in ``content/``: one line each, and no traceback."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, get_args

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from drishti.content.base import Content

MAX_LINE: Final = 1000


class Problem(NamedTuple):
    """One mistake: the file, the field in it (may be empty), and what is wrong and allowed."""

    file: str
    field: str
    message: str

    def __str__(self) -> str:
        """Return the line an owner reads."""
        return _one_line(": ".join(filter(None, (self.file, self.field, self.message))))


class ContentError(SystemExit):
    """Stops ``reflex run`` and ``reflex export``, printing its problems and nothing else.

    A ``SystemExit``, because Reflex prints a traceback of about 50 lines for any other error.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        """Keep the problems for tests and editors; join them for the terminal."""
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def _one_line(words: str) -> str:
    """Return ``words`` short, and so that nothing in them can act on a terminal."""
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in words)
    return line if len(line) <= MAX_LINE else f"{line[:MAX_LINE]} …"


def problems_in(file: str, model: type[Content], error: ValidationError) -> list[Problem]:
    """Return one problem for each thing pydantic found wrong in ``file``."""
    return [
        Problem(file, ".".join(map(str, detail["loc"])), _explain(model, detail))
        for detail in error.errors()
    ]


def _explain(model: type[Content], detail: ErrorDetails) -> str:
    match detail["type"]:
        case "missing":
            return "is missing; add it"
        case "extra_forbidden":
            fields = ", ".join(_fields_at(model, detail["loc"][:-1]))
            return f"is not a known field; allowed: {fields}"
        case _:
            return detail["msg"].removeprefix("Value error, ")


def _fields_at(model: type[Content], path: Iterable[int | str]) -> Iterable[str]:
    """Return the names a table may have, found by walking from ``model`` along ``path``."""
    for step in path:
        if isinstance(step, str) and step in model.model_fields:
            model = _model_in(model.model_fields[step].annotation) or model
    return model.model_fields


def _model_in(annotation: Any) -> type[Content] | None:
    if isinstance(annotation, type) and issubclass(annotation, Content):
        return annotation
    return next(filter(None, map(_model_in, get_args(annotation))), None)
