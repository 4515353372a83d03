"""The compiled program: its functions, classes and constants, and the problems found."""

import ast
import dataclasses
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FunctionType
from typing import TYPE_CHECKING

from drishti.reflex_static.browser.errors import UnsupportedSyntax, format_problem

from .library import OBJECT_ATTRIBUTES, from_library
from .literals import literal, string

if TYPE_CHECKING:
    from .scope import Scope
    from .source import Definition

ATTRIBUTE_ADVICE = "use a method that the README lists, an item, or a field of a dataclass"
METHOD_ADVICE = {"format": "use an f-string", "encode": "keep the text as it is"}


@dataclass
class Program:
    """The JavaScript of an app; each function, class and constant is compiled once."""

    # Writes a function, given its name in JavaScript.
    write_function: "Callable[[Program, FunctionType, str], str]"
    # Writes a lambda, or a function in a function.
    write_inner: "Callable[[Scope, Definition], str]"
    blocks: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    # The handler being compiled, as shown in problems.
    where: str = ""
    names: dict[object, str] = field(default_factory=dict)
    # The members of the state classes, by their names.
    bodies: dict[str, str] = field(default_factory=dict)
    # Keeps constants alive, because they are known by their identity.
    kept: list[object] = field(default_factory=list)
    # What the program needs of the runtime, as javascript/python/features.js names it.
    features: set[str] = field(default_factory=set)
    # The states with a computed var that depends on the time.
    time_dependent: set[str] = field(default_factory=set)
    # Attributes that some value may have, and where others were used.
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
        """Return an expression for a build-time value; a container is one object everywhere."""
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
        """Return the JavaScript class of a dataclass."""
        if kind in self.names:
            return self.names[kind]
        name = self.names[kind] = self.free_name(f"${kind.__name__}")
        self.features.add("Objects")
        fields = dataclasses.fields(kind)
        self.attributes |= {item.name for item in fields}
        methods = class_methods(kind)
        special = [name for name in methods if name.startswith("__") and name != "__str__"]
        if special or any(not item.init for item in fields):
            construct = f"{', '.join(special) or 'a field without init'} in {kind.__name__}"
            raise UnsupportedSyntax(None, construct, "write plain methods; fill every field")
        self.attributes |= set(methods)
        parameters = ", ".join(self._parameter(kind, item) for item in fields)
        assigned = " ".join(f"this.{item.name} = ${item.name};" for item in fields)
        body = [
            f"static fields = {string_list([item.name for item in fields])};",
            f"constructor({parameters}) {{ super(); {assigned} }}",
            f"static typeName = {string(kind.__name__)};",
        ]
        options = kind.__dataclass_params__  # type: ignore[attr-defined]
        body += ["static isFrozen = true;"] if options.frozen else []
        body += ["static isOrdered = true;"] if options.order else []
        for method, fn in methods.items():
            is_property = isinstance(getattr(kind, method), property)
            shown = "$str" if method == "__str__" else method
            head = f"get {shown}()" if is_property else f"{shown}(...values)"
            values = "this" if is_property else "this, ...values"
            body.append(f"{head} {{ return {self.function(fn)}({values}); }}")
        self.blocks.append("\n".join([f"class {name} extends py.Record {{", *body, "}"]))
        return name

    def _parameter(self, kind: type, item: dataclasses.Field[object]) -> str:
        if item.default is not dataclasses.MISSING:
            return f"${item.name} = {self.constant(item.name, item.default)}"
        if item.default_factory is dataclasses.MISSING:
            return f"${item.name}"
        made = {list: "[]", dict: "new Map()", set: "new Set()"}.get(item.default_factory)  # type: ignore[call-overload]
        if made is None and isinstance(item.default_factory, FunctionType):
            made = f"{self.function(item.default_factory)}()"
        if made is None:
            construct = f"the default factory of {kind.__name__}.{item.name}"
            raise UnsupportedSyntax(None, construct, "use list, dict, set or a function")
        return f"${item.name} = {made}"

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
        """Return a JavaScript name that nothing has yet."""
        taken = set(self.names.values())
        name, count = label, 2
        while name in taken:
            name, count = f"{label}${count}", count + 1
        return name


def string_list(names: list[str]) -> str:
    """Return names as a JavaScript array."""
    return f"[{', '.join(map(string, names))}]"


def class_methods(kind: type) -> dict[str, FunctionType]:
    """Return the methods and properties that a dataclass defines itself."""
    found: dict[str, FunctionType] = {}
    for base in reversed(kind.__mro__[:-1]):
        for name, value in vars(base).items():
            fn = value.fget if isinstance(value, property) else value
            if isinstance(fn, FunctionType) and not from_library(fn):
                found[name] = fn
    return found
