"""The compiled program: its functions, its constants and the problems found."""

from collections.abc import Callable
from dataclasses import dataclass, field
from types import FunctionType
from typing import TYPE_CHECKING

from drishti.reflex_static.browser.errors import UnsupportedSyntax, format_problem

from .annotations import type_of_value
from .expression import Expression
from .literals import literal
from .signature import Signature
from .types import Scalar, read_only

if TYPE_CHECKING:
    from .state_schema import StateSchema


@dataclass
class Function:
    """A Python function and its name in JavaScript."""

    fn: FunctionType
    name: str
    # The state class, if the function is a method.
    owner: "StateSchema | None" = None
    # True for computed vars and the methods they call, which must not change the state.
    is_computed: bool = False
    is_handler: bool = False
    signature: Signature = field(default_factory=Signature)


@dataclass
class Program:
    """The JavaScript of an app; each function and constant is compiled once."""

    compile_function: Callable[["Program", Function], str]
    blocks: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    functions: dict[object, Function] = field(default_factory=dict)
    constants: dict[str, list[object]] = field(default_factory=dict)
    # The handler being compiled, as shown in problems.
    where: str = ""

    def function(
        self, fn: FunctionType, owner: "StateSchema | None" = None, *, is_computed: bool = False
    ) -> Function:
        """Return a function, compiling it on first use."""
        key = (owner.name if owner else None, is_computed, fn.__code__)
        if key not in self.functions:
            name = self._free_name(f"{owner.label}_{fn.__name__}" if owner else fn.__name__)
            is_handler = owner is not None and fn in owner.handlers.values()
            function = Function(fn, name, owner, is_computed, is_handler)
            # Registered before it is compiled, because it may call itself.
            self.functions[key] = function
            try:
                self.blocks.append(self.compile_function(self, function))
            except UnsupportedSyntax as error:
                error.line = max(error.line, fn.__code__.co_firstlineno)
                self.report(fn.__code__.co_filename, error)
        return self.functions[key]

    def constant(self, name: str, value: object) -> Expression:
        """Return a read-only expression for a constant; containers and strings are shared."""
        kind = type_of_value(value)
        if kind is None:
            construct = f"`{name}` (a {type(value).__name__})"
            raise UnsupportedSyntax(None, construct, "keep plain values in constants")
        if isinstance(kind, Scalar) and not isinstance(value, str):
            return Expression(literal(value), kind)
        known = self.constants.setdefault(name, [])
        index = next((at for at, other in enumerate(known) if other is value), len(known))
        variable = f"$${name}{index or ''}"
        if index == len(known):
            known.append(value)
            self.blocks.append(f"const {variable} = {literal(value)};")
        return Expression(variable, read_only(kind))

    def report(self, path: str, error: UnsupportedSyntax) -> None:
        """Add a problem, unless it has already been reported."""
        line = format_problem(path, error.line, self.where, error)
        if line not in self.problems:
            self.problems.append(line)

    def _free_name(self, label: str) -> str:
        taken = {function.name for function in self.functions.values()}
        name, count = f"${label}", 2
        while name in taken:
            name, count = f"${label}${count}", count + 1
        return name
