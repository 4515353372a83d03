"""The result of compiling an expression."""

from dataclasses import dataclass

from .types import Type


@dataclass(frozen=True)
class Expression:
    """A JavaScript expression and its Python type."""

    js: str
    type: Type
