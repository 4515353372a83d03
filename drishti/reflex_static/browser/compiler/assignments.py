"""Giving values to names, vars, items and several of them at once."""

import ast

from drishti.reflex_static.browser.compiler.annotations import type_of_annotation
from drishti.reflex_static.browser.compiler.arithmetic import combine
from drishti.reflex_static.browser.compiler.items import assign_item, augment_item, extend
from drishti.reflex_static.browser.compiler.scope import Scope, advice, javascript_name
from drishti.reflex_static.browser.compiler.types import (
    NONE,
    NOTHING,
    Array,
    Dict,
    Iterable,
    Tuple,
    Type,
    fits,
)
from drishti.reflex_static.browser.refusal import Refusal


def assign(scope: Scope, target: ast.expr, value: ast.expr) -> str:
    """Compile ``target = value``."""
    code = scope.expr(value, _declared(scope, target))
    if isinstance(target, ast.Tuple | ast.List):
        held = scope.temporary()
        return f"{held} = {code.text};\n{assign_typed(scope, target, held, code.type)}"
    return assign_typed(scope, target, code.text, code.type)


def assign_annotated(scope: Scope, node: ast.AnnAssign) -> str:
    """Compile ``target: type = value``."""
    if not isinstance(node.target, ast.Name):
        raise Refusal(node, "an annotation there", "annotate the var in its class")
    fn = scope.function.fn
    try:
        written = eval(ast.unparse(node.annotation), fn.__globals__)  # noqa: S307  the app's own text
    except NameError:
        written = None
    kind = type_of_annotation(written)
    if kind is None or written is None:
        raise Refusal(node, f"a local of type `{ast.unparse(node.annotation)}`", "use plain types")
    scope.types[node.target.id] = kind
    if node.value is None:
        return ""
    return assign(scope, node.target, node.value)


def assign_typed(scope: Scope, target: ast.expr, text: str, kind: Type) -> str:
    """Compile giving a value that is already JavaScript to a target."""
    if isinstance(target, ast.Name):
        return _assign_local(scope, target, text, kind)
    if isinstance(target, ast.Attribute) and scope.is_self(target.value):
        return _assign_var(scope, target, text, kind)
    if isinstance(target, ast.Subscript):
        return assign_item(scope, target, text, kind)
    if isinstance(target, ast.Tuple | ast.List):
        return _unpack(scope, target, text, kind)
    raise Refusal(target, f"setting `{ast.unparse(target)}`", "set vars of this class and locals")


def augment(scope: Scope, node: ast.AugAssign) -> str:
    """Compile ``target += value``."""
    target = node.target
    left = scope.expr(ast.copy_location(_as_read(target), target))
    if isinstance(left.type, Array | Dict):
        return extend(scope, node, left)
    if isinstance(target, ast.Subscript):
        return augment_item(scope, node, target)
    code = combine(node, left, node.op, scope.expr(node.value))
    return assign_typed(scope, target, code.text, code.type)


def _as_read(target: ast.expr) -> ast.expr:
    if isinstance(target, ast.Name):
        return ast.Name(target.id, ast.Load())
    if isinstance(target, ast.Attribute):
        return ast.Attribute(target.value, target.attr, ast.Load())
    return target


def _declared(scope: Scope, target: ast.expr) -> Type | None:
    if isinstance(target, ast.Name):
        return scope.types.get(target.id)
    if isinstance(target, ast.Attribute) and scope.is_self(target.value) and scope.function.owner:
        return scope.function.owner.vars.get(target.attr)
    return None


def _assign_local(scope: Scope, target: ast.Name, text: str, kind: Type) -> str:
    if isinstance(kind, Iterable):
        raise Refusal(target, f"keeping an {kind} in a variable", "use list(...)")
    if target.id == scope.function.self_name:
        raise Refusal(target, f"setting `{target.id}`", "use another name")
    known = scope.types.get(target.id)
    if known is None:
        if kind == NONE or _is_empty(kind):
            raise Refusal(
                target,
                f"`{target.id}` without a type",
                f"annotate it, as in {target.id}: list[int] = []",
            )
        scope.types[target.id] = kind
    elif not fits(kind, known):
        raise Refusal(target, f"`{target.id}` holding {known} and then {kind}", advice(kind, known))
    _learn(scope, target.id, known, kind)
    if scope.assigned is not None:
        scope.assigned.add(target.id)
    return f"{javascript_name(target.id)} = {text};"


def _is_empty(kind: Type) -> bool:
    return (isinstance(kind, Array) and kind.item == NOTHING) or (
        isinstance(kind, Dict) and kind.value == NOTHING
    )


def _learn(scope: Scope, key: str, known: Type | None, kind: Type) -> None:
    scope.forget(key)
    # Just set to something: it is not None until it is set again.
    if known and kind not in (known, NONE) and not _is_empty(kind):
        item = getattr(known, "item", None)
        if item and not isinstance(known, Array):
            scope.narrowed[key] = item


def _assign_var(scope: Scope, target: ast.Attribute, text: str, kind: Type) -> str:
    owner, function = scope.function.owner, scope.function
    known = owner.vars.get(target.attr) if owner else None
    if function.computed:
        raise Refusal(target, f"setting `self.{target.attr}` in a computed var", "only read there")
    if known is None:
        backend = target.attr.startswith("_")
        raise Refusal(
            target,
            f"setting {'backend-only ' if backend else ''}`self.{target.attr}`",
            "declare it in the class, with a type and without an underscore",
        )
    if not fits(kind, known):
        raise Refusal(
            target, f"a value of type {kind} for `self.{target.attr}`", advice(kind, known)
        )
    function.mutates = True
    _learn(scope, f"self.{target.attr}", known, kind)
    return f"self.{target.attr} = {text};"


def _unpack(scope: Scope, target: ast.Tuple | ast.List, text: str, kind: Type) -> str:
    if not isinstance(kind, Tuple):
        raise Refusal(target, f"unpacking {kind}", "unpack a tuple, or use an index")
    if len(kind.items) != len(target.elts):
        raise Refusal(target, f"unpacking {kind} into {len(target.elts)} names", "name them all")
    pairs = zip(target.elts, kind.items, strict=True)
    return "\n".join(
        assign_typed(scope, element, f"{text}[{place}]", item)
        for place, (element, item) in enumerate(pairs)
    )
