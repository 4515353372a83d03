"""Arguments of built-in functions."""

import ast

from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.refusal import Refusal


def options(node: ast.Call, *allowed: str) -> dict[str, ast.expr]:
    """Return the keyword arguments, refusing any that is not allowed."""
    for keyword in node.keywords:
        if keyword.arg not in allowed:
            called = ast.unparse(node.func)
            raise Refusal(node, f"`{keyword.arg}=` in {called}()", "leave it out")
    return {str(keyword.arg): keyword.value for keyword in node.keywords}


def values(scope: Scope, node: ast.Call, least: int, most: int) -> list[Code]:
    """Return the positional arguments, refusing too few or too many."""
    if not least <= len(node.args) <= most:
        called = ast.unparse(node.func)
        raise Refusal(node, f"{called}() with {len(node.args)} arguments", "see Python's own")
    return [scope.expr(argument) for argument in node.args]


def unfit(node: ast.Call, code: Code, advice: str) -> Refusal:
    """Return the refusal of an argument of the wrong type."""
    return Refusal(node, f"{ast.unparse(node.func)}() of {code.type}", advice)
