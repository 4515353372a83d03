"""What compiling an expression gives."""

from dataclasses import dataclass

from drishti.reflex_static.browser.compiler.types import Type


@dataclass(frozen=True)
class Code:
    """A piece of JavaScript and the Python type of what it gives."""

    text: str
    type: Type
