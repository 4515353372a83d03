"""Displays, comprehensions, loops over containers, subscripts and slices."""

import ast

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .conditions import compile_condition
from .expression import Expression
from .scope import Scope, javascript_name
from .types import INT, STR, Dict, List, Tuple, Type, element_type


def compile_list(scope: Scope, node: ast.List) -> Expression:
    """Compile ``[a, b]``."""
    elements = [scope.compile(element) for element in node.elts]
    item = _common_type(node, [element.type for element in elements])
    return Expression(f"[{', '.join(element.js for element in elements)}]", List(item))


def compile_tuple(scope: Scope, node: ast.Tuple) -> Expression:
    """Compile ``(a, b)``."""
    elements = [scope.compile(element) for element in node.elts]
    kind = Tuple(tuple(element.type for element in elements))
    return Expression(f"[{', '.join(element.js for element in elements)}]", kind)


def compile_dict(scope: Scope, node: ast.Dict) -> Expression:
    """Compile ``{key: value}``."""
    pairs, kinds = [], []
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            raise UnsupportedSyntax(node, "`**` in a dictionary", "set the keys one by one")
        key_js, item = scope.compile_as(key, STR, "a key"), scope.compile(value)
        pairs.append(f"[{key_js}, {item.js}]")
        kinds.append(item.type)
    return Expression(f"new Map([{', '.join(pairs)}])", Dict(_common_type(node, kinds)))


def _common_type(node: ast.expr, kinds: list[Type]) -> Type:
    common = element_type(Tuple(tuple(kinds)))
    if common is None:
        construct = "a mix of types in one container"
        raise UnsupportedSyntax(node, construct, "give all items one type")
    return common


def compile_subscript(scope: Scope, node: ast.Subscript) -> Expression:
    """Compile ``items[0]``, ``items[1:]`` and ``prices["gold"]``."""
    held = scope.compile(node.value)
    if isinstance(node.slice, ast.Slice):
        return _slice(scope, node, held, node.slice)
    if isinstance(held.type, Dict):
        key = scope.compile_as(node.slice, STR, "a key")
        return Expression(f"py.lookUp({held.js}, {key})", held.type.item)
    item = element_type(held.type) if isinstance(held.type, List | Tuple) else None
    if item or held.type == STR:
        helper = "at" if item else "characterAt"
        index = scope.compile_as(node.slice, INT, "an index")
        return Expression(f"py.{helper}({held.js}, {index})", item or STR)
    raise UnsupportedSyntax(node, f"`[...]` on {held.type}", "use a list, a tuple, a dict or a str")


def _slice(scope: Scope, node: ast.Subscript, held: Expression, part: ast.Slice) -> Expression:
    if part.step or (held.type != STR and not isinstance(held.type, List)):
        construct = "a slice with a step" if part.step else f"a slice of {held.type}"
        raise UnsupportedSyntax(node, construct, "use [start:stop] of a list or a str")
    start = scope.compile_as(part.lower, INT, "a slice") if part.lower else "0"
    stop = f", {scope.compile_as(part.upper, INT, 'a slice')}" if part.upper else ""
    if isinstance(held.type, List):
        return Expression(f"{held.js}.slice({start}{stop})", List(held.type.item))
    return Expression(f"py.substring({held.js}, {start}{stop})", STR)


def compile_list_comprehension(scope: Scope, node: ast.ListComp) -> Expression:
    """Compile ``[f(x) for x in items if test]``."""
    branch, loops = _loops(scope, node)
    item = branch.compile(node.elt)
    return Expression(f"[...(function* () {{ {loops}yield {item.js}; }})()]", List(item.type))


def compile_iterable(scope: Scope, node: ast.expr) -> tuple[str, Type]:
    """Return what a loop iterates over, and the type of its elements."""
    iterable = scope.dispatch(scope, node)
    kind = element_type(iterable.type)
    if kind is None:
        construct = f"a loop over {iterable.type}"
        raise UnsupportedSyntax(node, construct, "loop over a list, tuple, dict or range")
    is_dict = isinstance(iterable.type, Dict)
    return (f"py.keys({iterable.js})" if is_dict else iterable.js), kind


def unpack_target(target: ast.expr, kind: Type) -> list[tuple[ast.Name, Type]]:
    """Return the names that a loop assigns to, with their types."""
    if isinstance(target, ast.Name):
        return [(target, kind)]
    if isinstance(target, ast.Tuple) and isinstance(kind, Tuple):
        names = [element for element in target.elts if isinstance(element, ast.Name)]
        if len(names) == len(target.elts) == len(kind.items):
            return list(zip(names, kind.items, strict=True))
    construct = f"`{ast.unparse(target)}` as the target of a loop over {kind}"
    raise UnsupportedSyntax(target, construct, "use one name, or a name for each item of a pair")


def _loops(scope: Scope, node: ast.ListComp) -> tuple[Scope, str]:
    branch, loops = scope.fork(), ""
    for generator in node.generators:
        iterable, kind = compile_iterable(branch, generator.iter)
        names = []
        for name, item in unpack_target(generator.target, kind):
            # A unique name, because both names in `for (const x of x)` refer to the new variable.
            variable = f"{javascript_name(name.id)}${next(branch.numbers)}"
            branch.inner[name.id] = Expression(variable, item)
            names.append(variable)
        target = f"[{', '.join(names)}]" if isinstance(generator.target, ast.Tuple) else names[0]
        loops += f"for (const {target} of {iterable}) "
        for test in generator.ifs:
            loops += f"if ({compile_condition(branch, test)}) "
    return branch, loops
