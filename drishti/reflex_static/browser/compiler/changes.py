"""Changing a list or a dict in place: what may be changed, and which handler changes the state."""

import ast

from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import Array, Dict
from drishti.reflex_static.browser.refusal import Refusal


def must_be_changeable(scope: Scope, target: ast.expr, held: Code) -> None:
    """Refuse a change of what ``target`` names if it is only read; note one of the state."""
    if not isinstance(held.type, Array | Dict) or held.type.readonly:
        what = ast.unparse(target)
        raise Refusal(target, f"changing `{what}`, which is only read here,", "change a copy of it")
    if _mentions_self(scope, target):
        scope.function.mutates = True


def _mentions_self(scope: Scope, node: ast.expr) -> bool:
    return any(scope.is_self(part) for part in ast.walk(node) if isinstance(part, ast.expr))
