"""What is known at one point of a function: its names, their types, and how to go on."""

import ast
import builtins
import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.types import (
    NONE,
    UNTYPED,
    Array,
    Dict,
    Optional,
    Scalar,
    Type,
    fits,
)
from drishti.reflex_static.browser.refusal import Refusal, Untyped

if TYPE_CHECKING:
    from drishti.reflex_static.browser.compiler.program import Function, Program

MISSING = object()
# Words that JavaScript keeps for itself but Python lets a variable be called.
RESERVED = frozenset(
    [
        "arguments",
        "await",
        "case",
        "catch",
        "const",
        "debugger",
        "default",
        "delete",
        "do",
        "enum",
        "eval",
        "export",
        "extends",
        "function",
        "implements",
        "instanceof",
        "interface",
        "let",
        "new",
        "null",
        "package",
        "private",
        "protected",
        "public",
        "static",
        "super",
        "switch",
        "this",
        "throw",
        "true",
        "false",
        "typeof",
        "undefined",
        "var",
        "void",
        "py",
        "edge",
        "NaN",
        "Infinity",
        "Map",
        "Math",
        "Number",
        "String",
    ]
)


@dataclass
class Scope:
    """A function while it is being compiled."""

    program: "Program"
    function: "Function"
    # Set once by the module that knows every kind of expression.
    compile: Callable[["Scope", ast.expr, Type | None], Code]
    # Names given a value anywhere in the function: Python calls these its locals.
    locals: frozenset[str] = frozenset()
    types: dict[str, Type] = field(default_factory=dict)
    # Locals that certainly have a value here; None after a return, where nothing runs.
    assigned: set[str] | None = field(default_factory=set)
    # What an ``is None`` test has shown: ``x`` or ``self.x`` to its narrower type.
    narrowed: dict[str, Type] = field(default_factory=dict)
    # Variables of comprehensions, which have a scope of their own.
    inner: dict[str, str] = field(default_factory=dict)
    temporaries: list[str] = field(default_factory=list)
    parent: "Scope | None" = None

    def expr(self, node: ast.expr, expected: Type | None = None) -> Code:
        """Compile an expression; ``expected`` tells an empty list what it will hold."""
        code = self.compile(self, node, expected)
        if code.type == UNTYPED:
            raise Untyped
        if code.type == NONE and isinstance(node, ast.Call):
            # What JavaScript gives there, undefined or a length, is not None.
            return Code(f"({code.text}, null)", NONE)
        return code

    def fitting(self, node: ast.expr, target: Type, what: str) -> str:
        """Compile an expression that must fit a declared type."""
        code = self.expr(node, target)
        if not fits(code.type, target):
            raise Refusal(
                node, f"a value of type {code.type} for {what}", advice(code.type, target)
            )
        return code.text

    def lookup(self, name: str) -> Any:
        """Return what a name outside the function stands for, or MISSING."""
        fn = self.function.fn
        cells = dict(zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True))
        if name in cells:
            return cells[name].cell_contents
        return fn.__globals__.get(name, getattr(builtins, name, MISSING))

    def is_self(self, node: ast.expr) -> bool:
        """Return whether an expression is the state itself."""
        return (
            isinstance(node, ast.Name)
            and self.function.owner is not None
            and node.id == self.function.self_name
        )

    def temporary(self) -> str:
        """Return a new variable that no Python name can meet."""
        name = f"$t{len(self.temporaries)}"
        self.temporaries.append(name)
        return name

    def fork(self) -> "Scope":
        """Return a copy for one branch: what it learns is not known outside of it."""
        branch = copy.copy(self)
        branch.parent = self
        branch.assigned = None if self.assigned is None else set(self.assigned)
        branch.narrowed = dict(self.narrowed)
        branch.inner = dict(self.inner)
        return branch

    def forget(self, key: str) -> None:
        """Drop what was known of a variable that has changed."""
        self.narrowed.pop(key, None)

    def forget_self(self) -> None:
        """Drop what was known of the state's vars, because a method may have changed them."""
        self.narrowed = {key: kind for key, kind in self.narrowed.items() if "." not in key}
        if self.parent:
            self.parent.forget_self()


def javascript_name(name: str) -> str:
    """Return a Python local's name in JavaScript."""
    return f"{name}$" if name in RESERVED else name


def advice(value: Type, target: Type) -> str:
    """Return how to make a value fit."""
    if isinstance(value, Scalar) and isinstance(target, Scalar) and NONE not in (value, target):
        return f"convert it: {target}(...)"
    if isinstance(value, Optional):
        return "test it first: if ... is not None"
    if isinstance(value, Array | Dict) and str(value) == str(target):
        kind = "dict" if isinstance(value, Dict) else "list"
        reading = "Mapping" if isinstance(value, Dict) else "Sequence"
        return f"copy it with {kind}(...), or take it as a {reading}"
    return f"it must be {target}"
