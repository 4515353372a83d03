"""A function while it is compiled: the names known in it, and the compiler of each kind of node."""

import ast
import builtins
import dataclasses
import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import singledispatch
from types import FunctionType, ModuleType
from typing import Any

import reflex as rx

from ...options import did_you_mean
from ..errors import UnsupportedSyntax
from .library import METHOD_ADVICE
from .program import Program
from .schema import StateSchema

MISSING = object()
VIEWS = {"items": "pairs", "keys": "names", "values": "each"}
# Names that are valid in Python but reserved in JavaScript or used by compiled code.
RESERVED = re.compile(
    "arguments|await|case|catch|const|debugger|default|delete|do|enum|eval|export|extends|false|"
    "function|implements|instanceof|interface|let|new|null|package|private|protected|public|self|"
    "static|super|switch|this|throw|true|typeof|undefined|var|void|yield|"
    "coerce|events|lib|methods|py|stateOf|Infinity|Map|NaN|Set"
)


@dataclass
class Scope:
    """A function, a lambda or a comprehension while it is compiled."""

    program: Program
    # The function whose closure and module define the outer names.
    fn: FunctionType
    locals: set[str] = field(default_factory=set)
    # Locals that certainly have a value at this point.
    assigned: set[str] = field(default_factory=set)
    parent: "Scope | None" = None
    # The state class of a method, and the name of the method's first parameter.
    owner: StateSchema | None = None
    self_name: str | None = None
    # What the function imports, by name.
    modules: dict[str, object] = field(default_factory=dict)
    # JavaScript variables for values that are used twice.
    temporaries: list[str] = field(default_factory=list)
    numbers: "itertools.count[int]" = field(default_factory=itertools.count)
    # What could not be compiled, and the locals whose values come from it.
    refused: set[ast.AST] = field(default_factory=set)
    unknown: set[str] = field(default_factory=set)
    # The error variables of the enclosing `except` clauses.
    errors: list[str] = field(default_factory=list)
    # Whether this is a computed var or in one, an event handler itself, in one that runs in the
    # background, and in an `async with self`.
    is_computed: bool = False
    is_handler: bool = False
    is_background: bool = False
    is_locked: bool = False

    def chain(self) -> "Iterator[Scope]":
        """Yield this scope and the enclosing ones, from the inside out."""
        scope: Scope | None = self
        while scope:
            yield scope
            scope = scope.parent

    def holder(self, name: str) -> "Scope | None":
        """Return the innermost scope in which a name is local, or None."""
        return next((scope for scope in self.chain() if name in scope.locals), None)

    def inner(self, names: set[str]) -> "Scope":
        """Return the scope of a function or comprehension within this one."""
        own: dict[str, Any] = {"assigned": set(), "modules": {}, "errors": [], "is_handler": False}
        return dataclasses.replace(self, locals=names, parent=self, **own)

    def temporary(self) -> str:
        """Return a new JavaScript variable, declared at the top of the enclosing function."""
        name = self.fresh()
        self.temporaries.append(name)
        return name

    def fresh(self) -> str:
        """Return a new JavaScript name, for the caller to declare."""
        return f"${next(self.numbers)}"

    def use_attribute(self, name: str, node: ast.AST, *, is_method: bool = False) -> None:
        """Note an attribute that some class of the program must have."""
        names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        if not names & self.unknown and not self.is_refused(node):
            construct = f"the method `{name}()`" if is_method else f"the attribute `{name}`"
            error = UnsupportedSyntax(node, construct, METHOD_ADVICE.get(name, ""))
            path = self.fn.__code__.co_filename
            self.program.used.append((name, self.program.where, path, error))

    def is_refused(self, node: ast.AST) -> bool:
        """Return whether any part of a node could not be compiled."""
        return not self.refused.isdisjoint(ast.walk(node))

    def distrust(self, target: ast.AST) -> None:
        """Note that the names in a target get their value from what could not be compiled."""
        names = [part for part in ast.walk(target) if isinstance(part, ast.Name)]
        self.assigned |= {part.id for part in names}
        self.unknown |= {part.id for part in names if isinstance(part.ctx, ast.Store)}
        self.unknown |= {getattr(target, "name", "")}

    def owner_of(self, node: ast.expr) -> StateSchema | None:
        """Return the state class if an expression is the state itself, otherwise None."""
        if not isinstance(node, ast.Name) or node.id != self.self_name:
            return None
        holder = self.holder(node.id)
        return self.owner if holder is None or holder.parent is None else None

    def check_change(self, node: ast.expr) -> None:
        """Refuse to change a var, or a part of one, where Reflex does not allow it."""
        root = node
        while isinstance(root, ast.Attribute | ast.Subscript):
            root = root.value
        if root is node or not self.owner_of(root):
            return
        construct = f"changing `{ast.unparse(node)}`"
        if self.is_computed:
            advice = "change it in a handler, or change a copy: list(...) or dict(...)"
            raise UnsupportedSyntax(node, f"{construct} in a computed var", advice)
        if self.is_background and not self.is_locked:
            construct += " in a background handler, outside of `async with self`,"
            problem = "is an error in Reflex"
            raise UnsupportedSyntax(node, construct, "write it in such a block", problem)

    def resolve(self, node: ast.expr) -> object:
        """Return the build-time value of a dotted name defined outside the function, or MISSING."""
        if isinstance(node, ast.Name):
            return MISSING if self.holder(node.id) else self._outer(node.id)
        if isinstance(node, ast.Attribute):
            value = self.resolve(node.value)
            if isinstance(value, ModuleType | type) or value is rx.toast:
                return getattr(value, node.attr, MISSING)
        # `list[int]()` is `list()`.
        if isinstance(node, ast.Subscript) and type(kind := self.resolve(node.value)) is type:
            return kind
        if isinstance(node, ast.Call) and self.resolve(node.func) is type and self.owner:
            return self.owner.state if self.owner_of(node.args[0]) else MISSING
        return MISSING

    def _outer(self, name: str) -> object:
        for scope in self.chain():
            if name in scope.modules:
                return scope.modules[name]
        if name in self.fn.__code__.co_freevars:
            cell = (self.fn.__closure__ or ())[self.fn.__code__.co_freevars.index(name)]
            try:
                return cell.cell_contents
            except ValueError:
                return MISSING
        return self.fn.__globals__.get(name, getattr(builtins, name, MISSING))

    def undefined(self, node: ast.expr) -> UnsupportedSyntax:
        """Return the error for a name that nothing defines, such as a misspelt handler."""
        shown = ast.unparse(node)
        if isinstance(node, ast.Attribute):
            handlers = getattr(self.resolve(node.value), "event_handlers", ())
            known = {f"{ast.unparse(node.value)}.{name}" for name in handlers}
        else:
            inner = (name for it in self.chain() for name in it.locals)
            known = {self.self_name or "", *inner, *self.fn.__globals__}
        advice = did_you_mean(shown, known) or "define or import it"
        return UnsupportedSyntax(node, f"`{shown}`", advice, "is undefined")

    def block(self, nodes: list[ast.stmt]) -> str:
        """Compile a block; after an unsupported statement, the rest are still checked.

        Names assigned in the block are treated as unassigned after it, because it may not run.
        """
        before, texts = set(self.assigned), []
        for node in nodes:
            texts.append(self.compile(node))
            # The blocks inside a statement look after their own names.
            if node in self.refused or (self.is_refused(node) and not hasattr(node, "body")):
                self.distrust(node)
        self.assigned &= before
        return "\n".join(filter(None, texts))

    def compile(self, node: ast.expr | ast.stmt) -> str:
        """Compile an expression or a statement; after an unsupported one, go on with the others."""
        try:
            return compiled(node, self)
        except UnsupportedSyntax as error:
            # A build-time value has no line number, so its error gets that of the node.
            self.program.report(self.fn.__code__.co_filename, node.lineno, error)
            self.refused.add(node)
            return "null"

    def condition(self, node: ast.expr) -> str:
        """Compile an expression that is only tested for truth."""
        if isinstance(node, ast.BoolOp):
            symbol = " && " if isinstance(node.op, ast.And) else " || "
            return f"({symbol.join(map(self.condition, node.values))})"
        is_not = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        js = self.compile(node)
        return js if is_not or isinstance(node, ast.Compare) else f"py.truth({js})"

    def iterator(self, node: ast.expr) -> str:
        """Compile a range or a view of a dictionary, which are only run over; else return ""."""
        match node:
            case ast.Call(ast.Attribute(value, name), [], []) if name in VIEWS:
                if not self.owner_of(value) and name not in self.program.methods:
                    return f"methods.{VIEWS[name]}({self.compile(value)})"
            case ast.Call(ast.Name() as called, given, []) if given:
                if self.resolve(called) is range:
                    return f"py.range({self.items(given)})"
        return ""

    def iterable(self, node: ast.expr) -> str:
        """Compile what a loop, a function or ``in`` runs over."""
        return self.iterator(node) or self.compile(node)

    def items(self, nodes: Sequence[ast.expr], *, are_run_over: bool = False) -> str:
        """Compile the items of a list, a tuple or a set, or the arguments of a call."""
        each = self.iterable if are_run_over else self.compile
        return ", ".join(
            f"...py.iterate({self.iterable(node.value)})"
            if isinstance(node, ast.Starred)
            else each(node)
            for node in nodes
        )


def javascript_name(name: str) -> str:
    """Return the JavaScript name of a Python local."""
    return f"{name}$" if RESERVED.fullmatch(name) else name


UNSUPPORTED: dict[type[ast.AST], tuple[str, str]] = {
    ast.AsyncFor: ("`async for`", "use a loop that awaits"),
    ast.AsyncFunctionDef: ("a function in a function", "write it at the top of the module"),
    ast.ClassDef: ("a class in a function", "write it at the top of the module"),
    ast.FunctionDef: ("a function in a function", "write it at the top of the module"),
    ast.Global: ("`global`", "use a var of the state"),
    ast.Match: ("`match`", "use if and elif"),
    ast.Slice: ("a slice beside an index", "take one slice or item at a time"),
    ast.TryStar: ("`except*`", "use except"),
    ast.Starred: ("`*` here", "write the items out"),
}


@singledispatch
def compiled(node: ast.AST, _scope: Scope) -> str:
    """Compile a node; the functions for the kinds of nodes that are supported register here."""
    construct, advice = UNSUPPORTED.get(type(node), (type(node).__name__, "write it out"))
    raise UnsupportedSyntax(node, construct, advice)
