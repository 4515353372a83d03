"""Assignments and other statements without a block of their own."""

import ast
import copy
import importlib
from typing import Any

from ..errors import UnsupportedSyntax
from .assignments import assign
from .dispatch import compile_condition, compile_expression, compiles
from .operators import BINARY
from .scalars import is_scalar, text_of
from .scope import MISSING, Scope, javascript_name


@compiles(ast.Expr)
def _expression(scope: Scope, node: ast.Expr) -> str:
    return (
        "" if isinstance(node.value, ast.Constant) else f"{compile_expression(scope, node.value)};"
    )


@compiles(ast.Assign)
def _assign(scope: Scope, node: ast.Assign) -> str:
    value = compile_expression(scope, node.value)
    for target in node.targets:
        names = {target.id} if isinstance(target, ast.Name) else set()
        scope.scalars = (
            scope.scalars | names if is_scalar(scope, node.value) else scope.scalars - names
        )
    if len(node.targets) == 1 and not isinstance(node.targets[0], ast.Tuple | ast.List):
        return assign(scope, node.targets[0], value)
    kept = scope.fresh()
    parts = [assign(scope, target, kept) for target in node.targets]
    return "\n".join([f"{{ const {kept} = {value};", *parts, "}"])


@compiles(ast.AnnAssign)
def _annotated_assign(scope: Scope, node: ast.AnnAssign) -> str:
    if node.value is None:
        return ""
    return assign(scope, node.target, compile_expression(scope, node.value))


@compiles(ast.AugAssign)
def _augmented_assign(scope: Scope, node: ast.AugAssign) -> str:
    """Compile ``target += value``; in ``a[b] += value``, ``a`` and ``b`` are evaluated once."""
    setup, target = [], node.target
    if isinstance(target, ast.Subscript):
        parts: list[ast.expr] = []
        for part in (target.value, target.slice):
            name = f"{scope.fresh()}_"
            scope.locals.add(name)
            scope.assigned.add(name)
            setup.append(f"{name} = {compile_expression(scope, part)};")
            parts.append(ast.copy_location(ast.Name(name, ast.Load()), node))
        target = ast.copy_location(ast.Subscript(parts[0], parts[1], ast.Store()), node)
    loaded = copy.deepcopy(target)
    loaded.ctx = ast.Load()
    held, value = compile_expression(scope, loaded), compile_expression(scope, node.value)
    operator = BINARY[type(node.op)]
    result = f"py.{operator}({held}, {value})"
    if isinstance(node.op, ast.Add):
        result = f"py.increase({held}, {value})"
    elif operator in ("multiply", "union", "intersection", "subtract", "symmetricDifference"):
        result = f"py.inPlace({held}, {result})"
    return "\n".join([*setup, assign(scope, target, result)])


@compiles(ast.Return)
def _return(scope: Scope, node: ast.Return) -> str:
    return f"return {compile_expression(scope, node.value) if node.value else 'null'};"


@compiles(ast.Delete)
def _delete(scope: Scope, node: ast.Delete) -> str:
    parts = []
    for target in node.targets:
        if isinstance(target, ast.Name):
            scope.assigned.discard(target.id)
            parts.append(f"{javascript_name(target.id)} = undefined;")
        elif isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
            container = compile_expression(scope, target.value)
            parts.append(f"py.deleteItem({container}, {compile_expression(scope, target.slice)});")
        else:
            raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", "assign a new value")
    return "\n".join(parts)


@compiles(ast.Assert)
def _assert(scope: Scope, node: ast.Assert) -> str:
    message = text_of(scope, node.msg, compile_expression(scope, node.msg)) if node.msg else '""'
    return f'if (!{compile_condition(scope, node.test)}) py.fail("AssertionError", {message});'


@compiles(ast.Import, ast.ImportFrom)
def _import(scope: Scope, node: ast.Import | ast.ImportFrom) -> str:
    for name in node.names:
        try:
            if isinstance(node, ast.ImportFrom):
                package = scope.fn.__globals__.get("__package__") if node.level else None
                module = importlib.import_module("." * node.level + (node.module or ""), package)
                value: Any = getattr(module, name.name, MISSING)
            else:
                value = importlib.import_module(name.name)
        except ImportError as error:
            raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", str(error)) from error
        scope.modules[name.asname or name.name] = value
    return ""


@compiles(ast.Nonlocal, ast.Pass)
def _nothing(_scope: Scope, _node: ast.stmt) -> str:
    return ""
