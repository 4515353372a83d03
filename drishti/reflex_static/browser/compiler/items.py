"""Items of lists and dicts: set, added to and deleted in place."""

import ast

from drishti.reflex_static.browser.compiler.arithmetic import combine
from drishti.reflex_static.browser.compiler.changes import must_be_changeable
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope, advice
from drishti.reflex_static.browser.compiler.types import INT, Array, Dict, Type, fits
from drishti.reflex_static.browser.refusal import Refusal


def remove(scope: Scope, node: ast.Delete) -> str:
    """Compile ``del items[0]``."""
    texts = []
    for target in node.targets:
        if not isinstance(target, ast.Subscript) or isinstance(target.slice, ast.Slice):
            raise Refusal(node, f"`{ast.unparse(node)}`", "delete one item of a list or a dict")
        held = _changeable(scope, target)
        if isinstance(held.type, Dict):
            key = scope.fitting(target.slice, held.type.key, "a key")
            texts.append(f"py.popKey({held.text}, {key});")
        else:
            index = scope.fitting(target.slice, INT, "an index")
            texts.append(f"py.pop({held.text}, {index});")
    return "\n".join(texts)


def assign_item(scope: Scope, target: ast.Subscript, text: str, kind: Type) -> str:
    """Compile ``items[0] = value``."""
    if isinstance(target.slice, ast.Slice):
        raise Refusal(target, "setting a slice", "build a new list")
    held = _changeable(scope, target)
    value = held.type.value if isinstance(held.type, Dict) else getattr(held.type, "item", kind)
    if not fits(kind, value):
        raise Refusal(target, f"a value of type {kind} in {held.type}", advice(kind, value))
    if isinstance(held.type, Dict):
        key = scope.fitting(target.slice, held.type.key, "a key")
        return f"py.setKey({text}, {held.text}, {key});"
    index = scope.fitting(target.slice, INT, "an index")
    return f"py.setItem({text}, {held.text}, {index});"


def augment_item(scope: Scope, node: ast.AugAssign, target: ast.Subscript) -> str:
    """Compile ``items[0] += value``, which finds the item once."""
    held = _changeable(scope, target)
    is_dict = isinstance(held.type, Dict)
    key = scope.fitting(target.slice, held.type.key if isinstance(held.type, Dict) else INT, "it")
    value = held.type.value if isinstance(held.type, Dict) else getattr(held.type, "item", INT)
    where, place = scope.temporary(), scope.temporary()
    read = Code(f"py.{'lookUp' if is_dict else 'at'}({where}, {place})", value)
    code = combine(node, read, node.op, scope.expr(node.value))
    if not fits(code.type, value):
        raise Refusal(node, f"a value of type {code.type} in {held.type}", advice(code.type, value))
    write = "setKey" if is_dict else "setItem"
    return f"{where} = {held.text}; {place} = {key};\npy.{write}({code.text}, {where}, {place});"


def extend(scope: Scope, node: ast.AugAssign, left: Code) -> str:
    """Compile ``items += more``, which changes the list itself, as in Python."""
    kind = left.type
    if not isinstance(node.op, ast.Add) or not isinstance(kind, Array) or kind.kind != "list":
        raise Refusal(node, f"`{ast.unparse(node)}`", "write out the new value")
    must_be_changeable(scope, node.target, left)
    more = scope.fitting(node.value, Array(kind.item, "sequence", readonly=True), "the list")
    return f"{left.text}.push(...{more});"


def _changeable(scope: Scope, target: ast.Subscript) -> Code:
    held = scope.expr(target.value)
    must_be_changeable(scope, target.value, held)
    return held
