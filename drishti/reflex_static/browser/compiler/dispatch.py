"""Dispatches expressions to their compilers by node type."""

import ast
from collections.abc import Callable

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .annotations import type_of_value
from .arithmetic import compile_binary, compile_unary
from .calls import compile_call
from .conditions import compile_bool_op, compile_comparison, compile_conditional
from .containers import (
    compile_dict,
    compile_list,
    compile_list_comprehension,
    compile_subscript,
    compile_tuple,
)
from .expression import Expression
from .formats import compile_f_string
from .literals import literal
from .names import compile_attribute, compile_name
from .scope import Scope


def compile_expression(scope: Scope, node: ast.expr) -> Expression:
    """Compile an expression, or raise ``UnsupportedSyntax``."""
    compiler = COMPILERS.get(type(node))
    if compiler is None:
        construct, advice = UNSUPPORTED.get(type(node), (type(node).__name__, "write it out"))
        raise UnsupportedSyntax(node, construct, advice)
    return compiler(scope, node)


def compile_constant(_scope: Scope, node: ast.Constant) -> Expression:
    """Compile an int, a string, ``True`` or ``False``."""
    kind = type_of_value(node.value)
    if kind is None:
        advice = 'use int, bool or str; scale a fraction to an int, use "" for nothing'
        raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", advice)
    try:
        return Expression(literal(node.value), kind)
    except UnsupportedSyntax as error:
        error.line = node.lineno
        raise


# Each function accepts only its own node type.
COMPILERS: dict[type[ast.expr], Callable[..., Expression]] = {
    ast.Constant: compile_constant,
    ast.Name: compile_name,
    ast.Attribute: compile_attribute,
    ast.Subscript: compile_subscript,
    ast.Call: compile_call,
    ast.BinOp: compile_binary,
    ast.UnaryOp: compile_unary,
    ast.BoolOp: compile_bool_op,
    ast.Compare: compile_comparison,
    ast.IfExp: compile_conditional,
    ast.JoinedStr: compile_f_string,
    ast.List: compile_list,
    ast.Tuple: compile_tuple,
    ast.Dict: compile_dict,
    ast.ListComp: compile_list_comprehension,
}
UNSUPPORTED: dict[type[ast.expr], tuple[str, str]] = {
    ast.Lambda: ("a lambda", "write a function with def at the top of a module"),
    ast.Yield: ("`yield`", "set the vars once; the page shows the result at once"),
    ast.YieldFrom: ("`yield from`", "set the vars once; the page shows the result at once"),
    ast.NamedExpr: ("`:=`", "assign on a line of its own"),
    ast.GeneratorExp: ("a generator expression", "use a list comprehension"),
    ast.Set: ("a set", "use a list or a tuple"),
    ast.DictComp: ("a dict comprehension", "fill a dict in a loop"),
    ast.SetComp: ("a set comprehension", "use a list"),
    ast.Starred: ("`*` unpacking", "use + to join lists"),
}
