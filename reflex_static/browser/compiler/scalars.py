"""Finds expressions that are numbers or strings, because their ``str()`` needs less code."""

import ast
from types import FunctionType

from .scope import MISSING, Scope
from .source import annotations_of

SCALARS = (bool, int, float, str)
FUNCTIONS = (abs, int, len, round, str)
METHODS = ("capitalize", "join", "lower", "replace", "strip", "title", "upper")


def text_of(scope: Scope, node: ast.expr, js: str) -> str:
    """Return the JavaScript of ``str(node)``, where ``js`` is the JavaScript of ``node``."""
    return f"py.scalarText({js})" if is_scalar(scope, node) else f"py.str({js})"


def is_scalar(scope: Scope, node: ast.expr) -> bool:
    """Return whether an expression is a number or a string, trusting its annotations."""
    known: object = None
    match node:
        case ast.JoinedStr():
            known = str
        case ast.BinOp(left, _, right) | ast.IfExp(_, left, right):
            known = str if is_scalar(scope, left) and is_scalar(scope, right) else None
        case ast.UnaryOp(_, operand):
            known = str if is_scalar(scope, operand) else None
        case ast.Call(func):
            known = str if _returns_scalar(scope, func) else None
        case ast.Name(name) if scope.holder(name):
            known = str if name in scope.scalars else annotations_of(scope.fn).get(name)
        case ast.Attribute(value, name) if scope.owner and scope.is_self(value):
            computed = scope.owner.computed.get(name)
            known = (
                annotations_of(computed).get("return")
                if computed
                else type(scope.owner.vars.get(name))
            )
        case ast.Constant(value):
            known = type(value)
        case _:
            known = type(scope.resolve(node))
    return known in SCALARS


def _returns_scalar(scope: Scope, called: ast.expr) -> bool:
    target = scope.resolve(called)
    if isinstance(called, ast.Attribute) and target is MISSING:
        return called.attr in METHODS
    if isinstance(target, FunctionType):
        return annotations_of(target).get("return") in SCALARS
    return target in FUNCTIONS
