"""The compiled program: its functions, classes and constants, and the problems found."""

import ast
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FunctionType

from ..errors import UnsupportedSyntax, format_problem
from .classes import write_class
from .library import OBJECT_ATTRIBUTES
from .literals import literal

ATTRIBUTE_ADVICE = "use a method that the README lists, an item, or a field of a dataclass"
METHOD_ADVICE = {"format": "use an f-string", "encode": "keep the text as it is"}


@dataclass
class Program:
    """The JavaScript of an app; each function, class and constant is compiled once."""

    # Writes a function, given its name in JavaScript.
    write_function: "Callable[[Program, FunctionType, str], str]"
    # Whether the page has Reflex's toaster, which rx.toast() needs.
    has_toasts: bool = True
    blocks: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    # The handler being compiled, as shown in problems.
    where: str = ""
    names: dict[object, str] = field(default_factory=dict)
    # Keeps constants alive, because `names` identifies them by their id().
    kept: list[object] = field(default_factory=list)
    # The parts of the runtime that the arguments of events need.
    features: set[str] = field(default_factory=set)
    # The states with a computed var that depends on the time.
    time_dependent: set[str] = field(default_factory=set)
    # The attributes that values can have, and every use of an attribute.
    attributes: set[str] = field(default_factory=lambda: set(OBJECT_ATTRIBUTES))
    used: list[tuple[str, str, str, UnsupportedSyntax]] = field(default_factory=list)

    def function(self, fn: FunctionType) -> str:
        """Return the name of a plain function, compiling it on first use."""
        known = self.names.get(fn)
        if known:
            return known
        # Registered before it is compiled, because it may call itself.
        name = self.names[fn] = self.free_name(f"${fn.__name__.strip('<>')}")
        try:
            self.blocks.append(self.write_function(self, fn, name))
        except UnsupportedSyntax as error:
            error.line = max(error.line, fn.__code__.co_firstlineno)
            self.report(fn.__code__.co_filename, error)
        return name

    def constant(self, name: str, value: object) -> str:
        """Return an expression for a build-time value; a container becomes one shared constant."""
        if isinstance(value, str | int | float | None):
            return literal(self, value)
        key = ("constant", id(value))
        if key not in self.names:
            js = literal(self, value)
            self.kept.append(value)
            self.names[key] = self.free_name(f"$${name}")
            self.blocks.append(f"const {self.names[key]} = {js};")
        return self.names[key]

    def record(self, kind: type) -> str:
        """Return the JavaScript class of a dataclass, an enum or a class of the app."""
        return self.names.get(kind) or write_class(self, kind)

    def report(self, path: str, error: UnsupportedSyntax) -> None:
        """Add a problem, unless it has already been reported."""
        line = format_problem(path, error.line, self.where, error)
        if line not in self.problems:
            self.problems.append(line)

    def use_attribute(
        self, name: str, path: str, node: ast.AST, *, is_method: bool = False
    ) -> None:
        """Note an attribute that some class of the program must have."""
        construct = f"the method `{name}()`" if is_method else f"the attribute `{name}`"
        advice = METHOD_ADVICE.get(name) or ATTRIBUTE_ADVICE
        self.used.append((name, self.where, path, UnsupportedSyntax(node, construct, advice)))

    def finish(self) -> None:
        """Report the attributes that no value of the program can have."""
        for name, where, path, error in self.used:
            if name not in self.attributes:
                self.where = where
                self.report(path, error)

    def free_name(self, label: str) -> str:
        """Return an unused JavaScript name that begins with ``label``."""
        taken = set(self.names.values())
        names = itertools.chain([label], (f"{label}${count}" for count in itertools.count(2)))
        return next(name for name in names if name not in taken)
