"""Assignments to locals, state vars and items."""

import ast

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .annotations import type_of_annotation
from .arithmetic import compile_operation
from .expression import Expression
from .scope import Scope, conversion_advice, javascript_name, require_assignable, require_mutable
from .types import INT, NEVER, STR, Dict, List, Type, is_assignable


def compile_assign(scope: Scope, node: ast.Assign) -> str:
    """Compile ``target = value``."""
    if len(node.targets) > 1:
        raise UnsupportedSyntax(node, "`a = b = ...`", "assign on two lines")
    target = node.targets[0]
    if isinstance(target, ast.Tuple | ast.List):
        raise UnsupportedSyntax(node, "unpacking", "assign each name on a line of its own")
    return _store(scope, target, scope.compile(node.value))


def compile_annotated_assign(scope: Scope, node: ast.AnnAssign) -> str:
    """Compile ``name: type = value``."""
    if not isinstance(node.target, ast.Name):
        raise UnsupportedSyntax(node, "an annotation there", "annotate the var in its class")
    written = ast.unparse(node.annotation)
    try:
        annotation = eval(written, scope.function.fn.__globals__)  # noqa: S307  the app's own code
    except NameError:
        annotation = object
    kind = type_of_annotation(annotation)
    if kind is None:
        raise UnsupportedSyntax(node, f"a local of type `{written}`", "use plain types")
    known = scope.types.setdefault(node.target.id, kind)
    if known != kind:
        construct = f"`{node.target.id}` holding {known} and then {kind}"
        raise UnsupportedSyntax(node, construct, "use another name")
    if node.value is None:
        return ""
    return _store(scope, node.target, scope.compile(node.value))


def compile_augmented_assign(scope: Scope, node: ast.AugAssign) -> str:
    """Compile ``target += value``."""
    target = node.target
    if isinstance(target, ast.Subscript):
        # Compiling it as `items[i] = items[i] + x` would evaluate the index twice.
        construct = f"`{ast.unparse(node)}`"
        raise UnsupportedSyntax(node, construct, "write items[i] = items[i] + x")
    left = scope.compile(target)
    if isinstance(left.type, List | Dict):
        advice = "use append(), or build a new list with +"
        raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", advice)
    result = compile_operation(node, left, node.op, scope.compile(node.value))
    return _store(scope, target, result)


def assign_local(scope: Scope, target: ast.Name, kind: Type) -> str:
    """Record an assignment to a local, and return its JavaScript name."""
    if target.id == scope.function.signature.self_name:
        raise UnsupportedSyntax(target, f"setting `{target.id}`", "use another name")
    if target.id not in scope.types:
        if getattr(kind, "item", None) == NEVER:
            advice = f"annotate it, as in {target.id}: list[int] = []"
            raise UnsupportedSyntax(target, f"`{target.id}` without a type", advice)
        scope.types[target.id] = kind
    declared = scope.types[target.id]
    if not is_assignable(kind, declared):
        construct = f"`{target.id}` holding {declared} and then {kind}"
        raise UnsupportedSyntax(target, construct, conversion_advice(kind, declared))
    if scope.assigned is not None:
        scope.assigned.add(target.id)
    return javascript_name(target.id)


def _store(scope: Scope, target: ast.expr, value: Expression) -> str:
    if isinstance(target, ast.Name):
        return f"{assign_local(scope, target, value.type)} = {value.js};"
    if isinstance(target, ast.Attribute) and scope.is_self(target.value):
        return _store_var(scope, target, value)
    if isinstance(target, ast.Subscript):
        return _store_item(scope, target, value)
    construct = f"setting `{ast.unparse(target)}`"
    raise UnsupportedSyntax(target, construct, "set vars of this class and locals")


def _store_var(scope: Scope, target: ast.Attribute, value: Expression) -> str:
    name, owner = target.attr, scope.function.owner
    if scope.function.is_computed:
        construct = f"setting `self.{name}` in a computed var"
        raise UnsupportedSyntax(target, construct, "only read there")
    declared = owner.vars.get(name) if owner else None
    if declared is None:
        construct = f"setting {'backend-only ' if name.startswith('_') else ''}`self.{name}`"
        advice = "declare it in the class, with a type and without an underscore"
        raise UnsupportedSyntax(target, construct, advice)
    require_assignable(target, value.type, declared, f"for `self.{name}`")
    return f"self.{name} = {value.js};"


def _store_item(scope: Scope, target: ast.Subscript, value: Expression) -> str:
    if isinstance(target.slice, ast.Slice):
        raise UnsupportedSyntax(target, "setting a slice", "build a new list")
    held = scope.compile(target.value)
    kind = require_mutable(target.value, held.type)
    require_assignable(target, value.type, kind.item, f"in {kind}")
    # The value is the first argument, because Python evaluates it first.
    if isinstance(kind, Dict):
        return f"py.setKey({value.js}, {held.js}, {scope.compile_as(target.slice, STR, 'a key')});"
    return f"py.setItem({value.js}, {held.js}, {scope.compile_as(target.slice, INT, 'an index')});"
