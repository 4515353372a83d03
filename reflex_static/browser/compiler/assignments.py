"""Assignments, and the targets of loops."""

import ast

from ...compat.internals import BaseState
from ..errors import UnsupportedSyntax
from .program import string
from .schema import StateSchema
from .scope import Scope, compile_expression, javascript_name, unknown_member


def assign(scope: Scope, target: ast.expr, value: str) -> str:
    """Return the statement that assigns a JavaScript value to a target."""
    if isinstance(target, ast.Name):
        holder = scope.holder(target.id)
        if holder is scope:
            scope.assigned.add(target.id)
        return f"{javascript_name(target.id)} = {value};"
    if isinstance(target, ast.Attribute) and (owner := scope.owner_of(target.value)):
        return _assign_var(scope, owner, target, value)
    if isinstance(target, ast.Attribute):
        if isinstance(kind := scope.resolve(target.value), type):
            advice = "use a var of the state"
            if issubclass(kind, BaseState):
                advice = f"write `(await self.get_state({kind.__name__})).{target.attr} = ...`"
            raise UnsupportedSyntax(target, f"`{ast.unparse(target)} = ...`", advice)
        scope.use_attribute(target.attr, target)
        holder_js = compile_expression(scope, target.value)
        return f"py.setAttribute({value}, {holder_js}, {string(target.attr)});"
    if isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
        container = compile_expression(scope, target.value)
        return f"py.setItem({value}, {container}, {compile_expression(scope, target.slice)});"
    if isinstance(target, ast.Tuple | ast.List):
        return _unpack(scope, target.elts, value)
    raise UnsupportedSyntax(target, f"`{ast.unparse(target)} = ...`", "assign a new list")


def _assign_var(scope: Scope, owner: StateSchema, target: ast.Attribute, value: str) -> str:
    if scope.is_computed:
        construct = f"changing `self.{target.attr}` in a computed var"
        raise UnsupportedSyntax(target, construct, "change it in a handler")
    if target.attr not in owner.names - owner.computed.keys():
        raise unknown_member(owner, target)
    return f"this.{target.attr} = {value};"


def _unpack(scope: Scope, targets: list[ast.expr], value: str) -> str:
    if any(isinstance(item, ast.Starred) for item in targets):
        raise UnsupportedSyntax(targets[0], "`*` on the left of `=`", "take the items by a slice")
    items = scope.fresh()
    made = f"py.unpack({value}, {len(targets)})"
    parts = [assign(scope, item, f"{items}[{place}]") for place, item in enumerate(targets)]
    return "\n".join([f"const {items} = {made};", *parts])


def loop_head(scope: Scope, target: ast.expr, items: str) -> str:
    """Return the head of a loop, up to and including the assignment to its variable."""
    item = scope.fresh()
    assigned = assign(scope, target, item)
    return f"for (const {item} of {items}) {{\n{assigned}\n"
