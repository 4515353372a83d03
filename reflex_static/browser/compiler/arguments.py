"""The arguments of calls, in the order of the parameters."""

import ast
import inspect
import typing
from collections.abc import Sequence

from ..errors import UnsupportedSyntax
from .dispatch import compile_expression, items_of
from .literals import string
from .scope import Scope


def bound_arguments(scope: Scope, node: ast.Call, fn: typing.Any, skipped: int = 0) -> str:
    """Return the arguments of a call in the order of ``fn``'s parameters.

    The call passes nothing for the first ``skipped`` parameters, such as ``self``.
    """
    if not node.keywords:
        return items_of(scope, node.args)
    names = list(inspect.signature(fn).parameters)[skipped:]
    return ordered_arguments(scope, node, names)


def ordered_arguments(scope: Scope, node: ast.Call, names: Sequence[str]) -> str:
    """Return the arguments of a call in the order of these parameters."""
    given: dict[str | None, ast.expr] = dict(zip(names, node.args, strict=False))
    called = ast.unparse(node.func)
    if any(isinstance(argument, ast.Starred) for argument in node.args):
        raise UnsupportedSyntax(node, f"`*` and names in {called}()", "pass each argument itself")
    if [keyword.arg for keyword in node.keywords] == [None] and not node.args:
        given_js = compile_expression(scope, node.keywords[0].value)
        return f"...py.keywordArguments({given_js}, [{', '.join(map(string, names))}])"
    for keyword in node.keywords:
        if keyword.arg not in names or keyword.arg in given:
            construct = f"`{keyword.arg}=`" if keyword.arg else "`**`"
            advice = "leave it out, or pass it by position"
            raise UnsupportedSyntax(node, f"{construct} in {called}()", advice)
        given[keyword.arg] = keyword.value
    last = max((place for place, name in enumerate(names) if name in given), default=-1)
    arguments = [
        compile_expression(scope, given[name]) if name in given else "undefined"
        for name in names[: last + 1]
    ]
    return ", ".join(
        [*arguments, *(compile_expression(scope, it) for it in node.args[len(names) :])]
    )


def named_arguments(scope: Scope, node: ast.Call) -> str:
    """Return the keyword arguments as a JavaScript array of pairs."""
    pairs = []
    for keyword in node.keywords:
        value = compile_expression(scope, keyword.value)
        pairs.append(
            f"[{string(keyword.arg)}, {value}]" if keyword.arg else f"...py.entries({value})"
        )
    return f"[{', '.join(pairs)}]"
