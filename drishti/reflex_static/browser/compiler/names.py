"""Names and attributes: locals, state vars and module constants."""

import ast
from types import ModuleType

from drishti.reflex_static.browser.errors import UnknownType, UnsupportedSyntax
from drishti.reflex_static.compat.internals import BaseState

from .expression import Expression
from .scope import MISSING, Scope, javascript_name
from .types import read_only

CLOCK = "take the time as an argument: now_ms: int"
ADVICE = {
    "datetime": CLOCK,
    "time": CLOCK,
    "decimal": "use scaled integers",
    "fractions": "use scaled integers",
    "math": "use // and %, on scaled integers",
    "random": "take the value as an argument",
    "re": "use str methods",
    "os": "read it while the site is built, into a constant",
    "pathlib": "read it while the site is built, into a constant",
    "json": "use list and dict vars",
    "asyncio": "write a plain def; there is nothing to await",
    "reflex": "handlers only set vars",
}


def compile_name(scope: Scope, node: ast.Name) -> Expression:
    """Compile a name."""
    if node.id in scope.inner:
        return scope.inner[node.id]
    if node.id in scope.locals:
        return _local(scope, node)
    value = scope.lookup(node.id)
    if value is MISSING:
        raise UnsupportedSyntax(node, f"`{node.id}`, an undefined name,", "define or import it")
    return _module_constant(scope, node, node.id, value)


def compile_attribute(scope: Scope, node: ast.Attribute) -> Expression:
    """Compile ``self.units`` or ``module.CONSTANT``."""
    owner = scope.function.owner
    holder = resolve(scope, node.value)
    if isinstance(holder, ModuleType) and hasattr(holder, node.attr):
        return _module_constant(scope, node, node.attr, getattr(holder, node.attr))
    is_self = scope.is_self(node.value)
    if owner and (is_self or holder is owner.state) and node.attr in owner.constants:
        return scope.program.constant(f"{owner.label}_{node.attr}", owner.constants[node.attr])
    if is_self:
        return _state_var(scope, node)
    raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", library_advice(_root(scope, node)))


def resolve(scope: Scope, node: ast.expr) -> object:
    """Return the build-time value of a dotted name outside the function, or MISSING."""
    if isinstance(node, ast.Name):
        is_local = node.id in scope.inner or node.id in scope.locals
        return MISSING if is_local else scope.lookup(node.id)
    if isinstance(node, ast.Attribute):
        holder = resolve(scope, node.value)
        return getattr(holder, node.attr, MISSING) if isinstance(holder, ModuleType) else MISSING
    return MISSING


def library_advice(value: object) -> str:
    """Return advice on what to write instead of a value from a library."""
    module = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", "")
    if isinstance(value, type) and issubclass(value, BaseState):
        return "keep the var in this class, or take the value as an argument"
    return ADVICE.get(str(module).split(".")[0], "use a constant or a function of your own")


def _root(scope: Scope, node: ast.expr) -> object:
    while isinstance(node, ast.Attribute | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return resolve(scope, node)


def _module_constant(scope: Scope, node: ast.expr, name: str, value: object) -> Expression:
    if isinstance(value, ModuleType) or callable(value):
        raise UnsupportedSyntax(node, f"`{name}` as a value", library_advice(value))
    try:
        return scope.program.constant(name, value)
    except UnsupportedSyntax as error:
        error.line = node.lineno
        raise


def _local(scope: Scope, node: ast.Name) -> Expression:
    if node.id not in scope.types:
        raise UnknownType
    if scope.assigned is not None and node.id not in scope.assigned:
        construct = f"`{node.id}`, which may be unassigned here,"
        raise UnsupportedSyntax(node, construct, "assign it before")
    return Expression(javascript_name(node.id), scope.types[node.id])


def _state_var(scope: Scope, node: ast.Attribute) -> Expression:
    owner, function = scope.function.owner, scope.function
    assert owner is not None  # noqa: S101  only methods have a self
    if node.attr in owner.vars:
        kind = owner.vars[node.attr]
        return Expression(f"self.{node.attr}", read_only(kind) if function.is_computed else kind)
    if node.attr in owner.computed:
        getter = scope.program.function(owner.computed[node.attr], owner, is_computed=True)
        return Expression(f"{getter.name}(self)", read_only(getter.signature.returns))
    if node.attr.startswith("_"):
        construct = f"backend-only `self.{node.attr}`"
        raise UnsupportedSyntax(node, construct, "name it without the underscore")
    advice = "use the vars of this class, or take an argument"
    raise UnsupportedSyntax(node, f"`self.{node.attr}`", advice)
