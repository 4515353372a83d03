"""Expressions: each becomes a JavaScript expression with the same value."""

import ast
import re

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .assignments import loop_head
from .dispatch import compile_condition, compile_expression, compiles, items_of
from .library import is_plain_enum
from .scalars import is_scalar
from .scope import Scope, javascript_name

# Formats of ints; a format without a `d` may be that of a float.
SIMPLE = re.compile(r"0?\d*d|,d?")


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
    function = "stepSlice" if node.slice.step else "slice"
    return f"py.{function}({', '.join([value, *given])})"


@compiles(ast.List)
def _list(scope: Scope, node: ast.List) -> str:
    return f"[{items_of(scope, node.elts)}]"


@compiles(ast.Tuple)
def _tuple(scope: Scope, node: ast.Tuple) -> str:
    return f"py.Tuple.of({items_of(scope, node.elts)})"


@compiles(ast.Set)
def _set(scope: Scope, node: ast.Set) -> str:
    scope.program.features.add("Sets")
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
    """Compile a generator expression, or what a comprehension collects."""
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
    scope.program.features |= {"Sets"} if isinstance(node, ast.SetComp) else set()
    made = f"(function* ($items) {{\n{body}\n}})({first})"
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
    value = compile_expression(scope, node.value)
    if node.conversion == ord("a"):
        raise UnsupportedSyntax(node, "`!a`", "use !r")
    value = f"py.repr({value})" if node.conversion == ord("r") else value
    if node.format_spec is None or node.conversion == ord("r"):
        is_plain = node.conversion != ord("r") and is_scalar(scope, node.value)
        scope.program.features |= set() if is_plain else {"Texts"}
    if node.format_spec is None:
        return f"py.str({value})"
    spec = node.format_spec
    parts = spec.values if isinstance(spec, ast.JoinedStr) else []
    if not all(isinstance(it, ast.Constant) and SIMPLE.fullmatch(str(it.value)) for it in parts):
        scope.program.features.add("Formats")
    return f"py.format({value}, {compile_expression(scope, spec)})"


@compiles(ast.Lambda)
def _inner(scope: Scope, node: ast.Lambda) -> str:
    return scope.program.write_inner(scope, node)


@compiles(ast.NamedExpr)
def _assignment(scope: Scope, node: ast.NamedExpr) -> str:
    value = compile_expression(scope, node.value)
    holder = scope.holder(node.target.id)
    assert holder is not None  # noqa: S101  assigned names are locals
    return f"({javascript_name(node.target.id)} = {value})"


@compiles(ast.YieldFrom)
def _yield_from(scope: Scope, node: ast.YieldFrom) -> str:
    scope.program.features.add("Events")
    return f"(yield* py.iterate({compile_expression(scope, node.value)}))"


@compiles(ast.Yield)
def _yield(scope: Scope, node: ast.Yield) -> str:
    scope.program.features.add("Events")
    return f"(yield {compile_expression(scope, node.value) if node.value else 'null'})"
