"""The names, types and control flow of a function while it is compiled."""

import ast
import builtins
import copy
import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .expression import Expression
from .program import Function, Program
from .types import NONE, Dict, Iterator, List, Scalar, Type, is_assignable

MISSING = object()
# Names that are valid in Python but reserved in JavaScript or used by compiled code.
RESERVED = re.compile(
    "arguments|await|case|catch|const|debugger|default|delete|do|enum|eval|export|extends|false|"
    "function|implements|instanceof|interface|let|new|null|package|private|protected|public|self|"
    "static|super|switch|this|throw|true|typeof|undefined|var|void|"
    "py|Infinity|Map|Math|NaN|Number|String"
)


@dataclass
class Scope:
    """The compiler's state at a given point in a function."""

    program: Program
    function: Function
    # The function that compiles expressions, passed in because its module imports this one.
    dispatch: Callable[["Scope", ast.expr], Expression]
    # Names assigned anywhere in the function, except in comprehensions.
    locals: frozenset[str] = frozenset()
    types: dict[str, Type] = field(default_factory=dict)
    # Locals that are definitely assigned here; None in unreachable code.
    assigned: set[str] | None = field(default_factory=set)
    # Comprehension variables, and the counter that makes their JavaScript names unique.
    inner: dict[str, Expression] = field(default_factory=dict)
    numbers: "itertools.count[int]" = field(default_factory=itertools.count)

    def compile(self, node: ast.expr) -> Expression:
        """Compile an expression that is used as a value."""
        result = self.dispatch(self, node)
        if isinstance(result.type, Iterator):
            construct = f"an {result.type} as a value"
            raise UnsupportedSyntax(node, construct, "use it in a loop, or in list(...)")
        if result.type == NONE:
            construct = f"the value of `{ast.unparse(node)}`, always None,"
            raise UnsupportedSyntax(node, construct, "call it on a line of its own")
        return result

    def compile_as(self, node: ast.expr, target: Type, what: str) -> str:
        """Compile an expression that must have a given type."""
        result = self.compile(node)
        require_assignable(node, result.type, target, f"for {what}")
        return result.js

    def lookup(self, name: str) -> Any:
        """Return the build-time value of a name defined outside the function, or MISSING."""
        fn = self.function.fn
        if name in fn.__code__.co_freevars:
            return MISSING
        return fn.__globals__.get(name, getattr(builtins, name, MISSING))

    def is_self(self, node: ast.expr) -> bool:
        """Return whether an expression is the state itself."""
        if not isinstance(node, ast.Name) or node.id in self.inner:
            return False
        return node.id == self.function.signature.self_name

    def fork(self) -> "Scope":
        """Return a copy for one branch of the control flow."""
        branch = copy.copy(self)
        branch.assigned = None if self.assigned is None else set(self.assigned)
        branch.inner = dict(self.inner)
        return branch


def javascript_name(name: str) -> str:
    """Return the JavaScript name of a Python local."""
    return f"{name}$" if RESERVED.fullmatch(name) else name


def require_assignable(node: ast.expr, value: Type, target: Type, where: str) -> None:
    """Raise ``UnsupportedSyntax`` if a value's type does not match the declared one."""
    if not is_assignable(value, target):
        construct = f"a value of type {value} {where}"
        raise UnsupportedSyntax(node, construct, conversion_advice(value, target))


def require_mutable(node: ast.expr, held: Type) -> List | Dict:
    """Return the type of a container to be changed; raise ``UnsupportedSyntax`` if read-only."""
    if not isinstance(held, List | Dict) or held.readonly:
        construct = f"changing `{ast.unparse(node)}`, which is read-only here,"
        raise UnsupportedSyntax(node, construct, "change a copy of it")
    return held


def wrong_argument_count(node: ast.Call, advice: str) -> UnsupportedSyntax:
    """Return the error for a call with too few or too many arguments."""
    count = len(node.args)
    construct = f"{ast.unparse(node.func)}() with {count} argument{'' if count == 1 else 's'}"
    return UnsupportedSyntax(node, construct, advice)


def conversion_advice(value: Type, target: Type) -> str:
    """Return how to convert a value to a type."""
    if isinstance(value, Scalar) and isinstance(target, Scalar):
        return f"convert it: {target}(...)"
    if isinstance(value, List | Dict) and str(value) == str(target):
        return f"copy it with {'list' if isinstance(value, List) else 'dict'}(...)"
    return f"it must be {target}"
