"""Comprehensions and generator expressions, compiled to JavaScript generators."""

import ast

from drishti.reflex_static.browser.compiler.conditions import compile_condition, narrow
from drishti.reflex_static.browser.compiler.expression import Expression
from drishti.reflex_static.browser.compiler.scope import Scope, javascript_name
from drishti.reflex_static.browser.compiler.types import (
    STR,
    Dict,
    Iterator,
    List,
    Tuple,
    Type,
    element_type,
)
from drishti.reflex_static.browser.errors import UnsupportedSyntax


def compile_list_comprehension(
    scope: Scope, node: ast.ListComp, expected: Type | None
) -> Expression:
    """Compile ``[f(x) for x in items if test]``."""
    branch, loops = _loops(scope, node.generators)
    item = branch.compile(node.elt, expected.item if isinstance(expected, List) else None)
    return Expression(f"[...{_generator(loops, item.js)}]", List(item.type))


def compile_dict_comprehension(
    scope: Scope, node: ast.DictComp, expected: Type | None
) -> Expression:
    """Compile ``{key: value for ...}``."""
    branch, loops = _loops(scope, node.generators)
    key = branch.compile_as(node.key, STR, "a key")
    value = branch.compile(node.value, expected.value if isinstance(expected, Dict) else None)
    return Expression(f"new Map({_generator(loops, f'[{key}, {value.js}]')})", Dict(value.type))


def compile_generator(scope: Scope, node: ast.GeneratorExp, _expected: Type | None) -> Expression:
    """Compile a generator expression, which a built-in function or a loop consumes at once."""
    branch, loops = _loops(scope, node.generators)
    item = branch.compile(node.elt)
    return Expression(_generator(loops, item.js), Iterator(item.type))


def compile_iterable(scope: Scope, node: ast.expr) -> tuple[str, Type]:
    """Return what a loop iterates over, and the type of its elements."""
    iterable = scope.compile(node)
    kind = element_type(iterable.type)
    if kind is None:
        construct = f"a loop over {iterable.type}"
        raise UnsupportedSyntax(node, construct, "loop over a list, tuple, dict or range")
    is_dict = isinstance(iterable.type, Dict)
    return (f"py.keys({iterable.js})" if is_dict else iterable.js), kind


def unpack_target(target: ast.expr, kind: Type) -> list[tuple[ast.Name, Type]]:
    """Return the names a loop assigns, with their types."""
    if isinstance(target, ast.Name):
        return [(target, kind)]
    if isinstance(target, ast.Tuple) and isinstance(kind, Tuple):
        names = [element for element in target.elts if isinstance(element, ast.Name)]
        if len(names) == len(target.elts) == len(kind.items):
            return list(zip(names, kind.items, strict=True))
    construct = f"`{ast.unparse(target)}` as the target of a loop over {kind}"
    raise UnsupportedSyntax(target, construct, "use one name, or a name for each item of a pair")


def _generator(loops: str, item: str) -> str:
    return f"(function* () {{ {loops}yield {item}; }})()"


def _loops(scope: Scope, generators: list[ast.comprehension]) -> tuple[Scope, str]:
    branch, loops = scope.fork(), ""
    for generator in generators:
        if generator.is_async:
            raise UnsupportedSyntax(generator.target, "`async for`", "use a plain for")
        iterable, kind = compile_iterable(branch, generator.iter)
        names = []
        for name, item in unpack_target(generator.target, kind):
            # A unique name: in `for (const x of x)` the second x would be the new one.
            variable = f"{javascript_name(name.id)}${next(branch.numbers)}"
            branch.inner[name.id] = Expression(variable, item)
            names.append(variable)
        target = f"[{', '.join(names)}]" if isinstance(generator.target, ast.Tuple) else names[0]
        loops += f"for (const {target} of {iterable}) "
        for test in generator.ifs:
            loops += f"if ({compile_condition(branch, test)}) "
            narrow(branch, test, holds=True)
    return branch, loops
