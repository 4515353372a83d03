"""Expressions: each becomes a JavaScript expression with the same value."""

import ast
import re

from ..errors import UnsupportedSyntax
from .assignments import loop_head
from .dispatch import compile_condition, compile_expression, compiles, items_of
from .library import is_plain_enum
from .scalars import text_of
from .scope import Scope, javascript_name

# Formats of ints, as `ast` writes them; a width without a `d` may also be for a text or a float.
SIMPLE = re.compile(r"f'(0?\d*d|,d?)'")


@compiles(ast.Constant)
def _constant(scope: Scope, node: ast.Constant) -> str:
    return scope.program.constant("constant", node.value)


@compiles(ast.Subscript)
def _subscript(scope: Scope, node: ast.Subscript) -> str:
    value = compile_expression(scope, node.value)
    if is_plain_enum(kind := scope.resolve(node.value)):
        value = f"{scope.program.record(kind)}.members"
    if not isinstance(node.slice, ast.Slice):
        return f"py.getItem({value}, {compile_expression(scope, node.slice)})"
    bounds = (node.slice.lower, node.slice.upper, node.slice.step)
    given = [compile_expression(scope, bound) if bound else "undefined" for bound in bounds]
    while given and given[-1] == "undefined":
        given.pop()
    return f"py.slice({', '.join([value, *given])})"


@compiles(ast.List)
def _list(scope: Scope, node: ast.List) -> str:
    return f"[{items_of(scope, node.elts)}]"


@compiles(ast.Tuple)
def _tuple(scope: Scope, node: ast.Tuple) -> str:
    return f"py.Tuple.of({items_of(scope, node.elts)})"


@compiles(ast.Set)
def _set(scope: Scope, node: ast.Set) -> str:
    return f"py.set([{items_of(scope, node.elts)}])"


@compiles(ast.Dict)
def _dict(scope: Scope, node: ast.Dict) -> str:
    pairs = []
    for key, value in zip(node.keys, node.values, strict=True):
        item = compile_expression(scope, value)
        pairs.append(
            f"[{compile_expression(scope, key)}, {item}]" if key else f"...py.entries({item})"
        )
    made = f"[{', '.join(pairs)}]"
    plain = all(isinstance(key, ast.Constant) and isinstance(key.value, str) for key in node.keys)
    return f"new Map({made if pairs else ''})" if plain else f"py.dict({made})"


@compiles(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
def _comprehension(scope: Scope, node: ast.expr) -> str:
    """Compile to a generator; a list, set or dict comprehension also collects its items."""
    assert isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp)  # noqa: S101
    if any(part.is_async for part in node.generators):
        raise UnsupportedSyntax(node, "`async for`", "await before, in a loop")
    names = {
        part.id
        for generator in node.generators
        for part in ast.walk(generator.target)
        if isinstance(part, ast.Name)
    }
    first = compile_expression(scope, node.generators[0].iter)
    inner = scope.inner(names)
    inner.assigned |= names
    opened = ""
    for place, generator in enumerate(node.generators):
        items = "$items" if place == 0 else compile_expression(inner, generator.iter)
        opened += loop_head(inner, generator.target, items)
        for test in generator.ifs:
            opened += f"if ({compile_condition(inner, test)}) "
        opened += "{\n"
    if isinstance(node, ast.DictComp):
        key, value = (compile_expression(inner, part) for part in (node.key, node.value))
        item = f"[{key}, {value}]"
    else:
        item = compile_expression(inner, node.elt)
    declared = ", ".join(map(javascript_name, sorted(names)))
    closed = "}" * (2 * len(node.generators))
    body = f"let {declared};\n{opened}yield {item};\n{closed}"
    made = f"(function* ($items) {{\n{body}\n}}).call(this, {first})"
    if isinstance(node, ast.GeneratorExp):
        return made
    collected = {ast.ListComp: "[...{}]", ast.SetComp: "py.set({})", ast.DictComp: "py.dict({})"}
    return collected[type(node)].format(made)


@compiles(ast.JoinedStr)
def _f_string(scope: Scope, node: ast.JoinedStr) -> str:
    parts = [_f_part(scope, part) for part in node.values]
    return f"({' + '.join(parts)})" if parts else '""'


def _f_part(scope: Scope, node: ast.expr) -> str:
    if not isinstance(node, ast.FormattedValue):
        return compile_expression(scope, node)
    if node.conversion == ord("a"):
        raise UnsupportedSyntax(node, "`!a`", "use !r")
    value, spec = compile_expression(scope, node.value), node.format_spec
    if node.conversion == ord("r"):
        value = f"py.repr({value})"
    if spec is None:
        return text_of(scope, node.value, value)
    function = "formatInt" if SIMPLE.fullmatch(ast.unparse(spec)) else "format"
    return f"py.{function}({value}, {compile_expression(scope, spec)})"


@compiles(ast.NamedExpr)
def _assignment(scope: Scope, node: ast.NamedExpr) -> str:
    value = compile_expression(scope, node.value)
    holder = scope.holder(node.target.id)
    assert holder is not None  # noqa: S101  assigned names are locals
    return f"({javascript_name(node.target.id)} = {value})"


@compiles(ast.YieldFrom)
def _yield_from(scope: Scope, node: ast.YieldFrom) -> str:
    return f"(yield* py.iterate({compile_expression(scope, node.value)}))"


@compiles(ast.Yield)
def _yield(scope: Scope, node: ast.Yield) -> str:
    return f"(yield {compile_expression(scope, node.value) if node.value else 'null'})"
