"""Comprehensions, which JavaScript writes as a small function with loops inside."""

import ast

from drishti.reflex_static.browser.compiler.conditions import condition, narrow, truth
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope, javascript_name
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    INT,
    STR,
    Array,
    Dict,
    Tuple,
    Type,
    item_of,
)
from drishti.reflex_static.browser.refusal import Refusal


def list_comprehension(scope: Scope, node: ast.ListComp, expected: Type | None) -> Code:
    """Compile ``[f(x) for x in items if test]``."""
    wanted = expected.item if isinstance(expected, Array) else None
    return collected(scope, node, wanted)


def dict_comprehension(scope: Scope, node: ast.DictComp, expected: Type | None) -> Code:
    """Compile ``{key: value for ...}``."""
    branch, opening = _loops(scope, node.generators)
    key = branch.expr(node.key)
    value = branch.expr(node.value, expected.value if isinstance(expected, Dict) else None)
    if key.type not in (STR, INT):
        raise Refusal(node, f"a dictionary with {key.type} keys", "use str or int keys")
    filled = f"$out.set({key.text}, {value.text})"
    text = f"(() => {{ const $out = new Map(); {opening}{filled}; return $out; }})()"
    return Code(text, Dict(key.type, value.type))


def collected(
    scope: Scope, node: ast.ListComp | ast.GeneratorExp, wanted: Type | None = None
) -> Code:
    """Compile a comprehension into a list."""
    branch, opening = _loops(scope, node.generators)
    code = branch.expr(node.elt, wanted)
    text = f"(() => {{ const $out = []; {opening}$out.push({code.text}); return $out; }})()"
    return Code(text, Array(code.type))


def values_of(scope: Scope, node: ast.expr) -> Code:
    """Compile what a function goes through, a generator expression included."""
    return collected(scope, node) if isinstance(node, ast.GeneratorExp) else scope.expr(node)


def stops_at(scope: Scope, node: ast.Call, *, found: bool) -> Code:
    """Compile ``any`` or ``all``, which look no further than they must."""
    if len(node.args) != 1:
        raise Refusal(node, f"{ast.unparse(node.func)}() with many arguments", "pass one")
    argument = node.args[0]
    if isinstance(argument, ast.GeneratorExp):
        branch, opening = _loops(scope, argument.generators)
        test = condition(branch, argument.elt)
    else:
        code = scope.expr(argument)
        kind = item_of(code.type)
        if kind is None:
            raise Refusal(node, f"{ast.unparse(node.func)}() of {code.type}", "pass a list")
        opening, test = f"for (const $item of {code.text}) ", truth(node, Code("$item", kind))
    test = test if found else f"!{test}"
    result, otherwise = ("true", "false") if found else ("false", "true")
    text = f"(() => {{ {opening}if ({test}) return {result}; return {otherwise}; }})()"
    return Code(text, BOOL)


def looped(scope: Scope, node: ast.AST, iterated: ast.expr) -> tuple[str, Type]:
    """Return what a loop goes over, and the type of what it gets."""
    code = values_of(scope, iterated)
    kind = item_of(code.type)
    if kind is None or (isinstance(code.type, Array) and code.type.kind == "set"):
        raise Refusal(node, f"a loop over {code.type}", "loop over a list, tuple, dict or range")
    return (f"py.keys({code.text})" if isinstance(code.type, Dict) else code.text), kind


def _loops(scope: Scope, generators: list[ast.comprehension]) -> tuple[Scope, str]:
    branch, opening = scope.fork(), ""
    for generator in generators:
        if generator.is_async:
            raise Refusal(generator.target, "`async for`", "use a plain for")
        items, kind = looped(branch, generator.iter, generator.iter)
        target = _bind(branch, generator.target, kind)
        opening += f"for (const {target} of {items}) "
        for test in generator.ifs:
            opening += f"if ({condition(branch, test)}) "
            narrow(branch, test, shown=True)
    return branch, opening


def _bind(branch: Scope, target: ast.expr, kind: Type) -> str:
    if isinstance(target, ast.Name):
        name = f"{javascript_name(target.id)}${len(branch.types)}"
        branch.inner[target.id] = name
        branch.types[name] = kind
        return name
    if (
        isinstance(target, ast.Tuple)
        and isinstance(kind, Tuple)
        and len(target.elts) == len(kind.items)
    ):
        parts = [_bind(branch, *pair) for pair in zip(target.elts, kind.items, strict=True)]
        return f"[{', '.join(parts)}]"
    raise Refusal(target, f"unpacking {kind} in a loop", "loop over pairs of that length")
