"""Names and dotted names: locals, vars of the state, constants of a module."""

import ast
from types import FunctionType, ModuleType

from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import MISSING, Scope, javascript_name
from drishti.reflex_static.browser.compiler.types import Type, read_only
from drishti.reflex_static.browser.refusal import Refusal, Untyped
from drishti.reflex_static.compat.internals import BaseState

CLOCK = "take the time as an argument: now_ms: int"
INSTEAD = {
    "datetime": CLOCK,
    "time": CLOCK,
    "decimal": "use scaled integers",
    "fractions": "use scaled integers",
    "random": "take the value as an argument",
    "re": "use str methods",
    "os": "read it while the site is built, into a constant",
    "pathlib": "read it while the site is built, into a constant",
    "json": "use list and dict vars",
    "asyncio": "write a plain def; nothing has to be waited for",
    "reflex": "handlers only set vars",
}


def name(scope: Scope, node: ast.Name, _expected: Type | None) -> Code:
    """Compile a name."""
    if node.id in scope.inner:
        return Code(scope.inner[node.id], scope.types[scope.inner[node.id]])
    if node.id in scope.locals:
        return _local(scope, node)
    value = scope.lookup(node.id)
    if value is MISSING:
        raise Refusal(node, f"`{node.id}`, a name that is not defined,", "define or import it")
    return outside(scope, node, node.id, value, scope.function.fn.__globals__)


def attribute(scope: Scope, node: ast.Attribute, _expected: Type | None) -> Code:
    """Compile ``self.units`` or ``module.CONSTANT``."""
    if scope.is_self(node.value):
        return _var(scope, node)
    holder = resolve(scope, node.value)
    if isinstance(holder, ModuleType) and hasattr(holder, node.attr):
        return outside(scope, node, node.attr, getattr(holder, node.attr), vars(holder))
    owner = scope.function.owner
    if owner and holder is owner.state and node.attr in owner.constants:
        return scope.program.constant(f"{owner.label}_{node.attr}", owner.constants[node.attr])
    raise Refusal(node, f"`{ast.unparse(node)}`", instead(root(scope, node)))


def resolve(scope: Scope, node: ast.expr) -> object:
    """Return what a dotted name outside the function stands for, or MISSING."""
    if isinstance(node, ast.Name):
        local = node.id in scope.inner or node.id in scope.locals
        return MISSING if local else scope.lookup(node.id)
    if isinstance(node, ast.Attribute):
        holder = resolve(scope, node.value)
        return getattr(holder, node.attr, MISSING) if isinstance(holder, ModuleType) else MISSING
    return MISSING


def root(scope: Scope, node: ast.expr) -> object:
    """Return what the first name of a dotted one stands for, or MISSING."""
    while isinstance(node, ast.Attribute | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return resolve(scope, node)


def outside(
    scope: Scope, node: ast.expr, called: str, value: object, namespace: dict[str, object]
) -> Code:
    """Compile a constant of a module."""
    if isinstance(value, FunctionType | type | ModuleType) or callable(value):
        raise Refusal(node, f"`{called}` as a value", instead(value))
    annotations = namespace.get("__annotations__", {})
    annotation = annotations.get(called) if isinstance(annotations, dict) else None
    try:
        code = scope.program.constant(called, value, annotation)
    except Refusal as refusal:
        refusal.line = node.lineno
        raise
    # A handler that changed a constant would change it for good.
    return Code(code.text, read_only(code.type))


def instead(value: object) -> str:
    """Return what to write instead of something from a library."""
    module = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", "")
    if isinstance(value, type) and issubclass(value, BaseState):
        return "keep the var in this class, or take the value as an argument"
    return INSTEAD.get(str(module).split(".")[0], "use a constant or a function of your own")


def _local(scope: Scope, node: ast.Name) -> Code:
    if node.id not in scope.types:
        raise Untyped
    if scope.assigned is not None and node.id not in scope.assigned:
        raise Refusal(node, f"`{node.id}`, which may have no value here,", "set it before")
    kind = scope.narrowed.get(node.id, scope.types[node.id])
    return Code(javascript_name(node.id), kind)


def _var(scope: Scope, node: ast.Attribute) -> Code:
    owner, function = scope.function.owner, scope.function
    assert owner is not None  # noqa: S101  is_self() has just said so
    if node.attr in owner.vars:
        kind = scope.narrowed.get(f"self.{node.attr}", owner.vars[node.attr])
        return Code(f"self.{node.attr}", read_only(kind) if function.computed else kind)
    if node.attr in owner.computed:
        getter = scope.program.function(owner.computed[node.attr], owner, computed=True)
        return Code(f"{getter.name}(self)", read_only(getter.returns))
    if node.attr in owner.constants:
        return scope.program.constant(f"{owner.label}_{node.attr}", owner.constants[node.attr])
    if node.attr.startswith("_"):
        raise Refusal(node, f"backend-only `self.{node.attr}`", "name it without the underscore")
    raise Refusal(node, f"`self.{node.attr}`", "use the vars of this class, or take an argument")
