"""Expressions: each becomes a JavaScript expression with the same value."""

import ast
import re
from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import TypeGuard

import reflex as rx

from ...compat.internals import BaseState, EventHandler
from ..errors import UnsupportedSyntax
from .library import ADVICE, FORMAT, advice_for, is_app_function, is_record, library_function
from .program import COLLECTIONS, string
from .schema import StateSchema
from .scope import MISSING, Scope, compiled, javascript_name

# Formats of ints, as `ast` writes them; a width without a `d` may also be for a text or a float,
# and one without a 0 pads with spaces.
SIMPLE = re.compile(r"f'((0\d+)?d|,d?)'")


@compiled.register
def _constant(node: ast.Constant, scope: Scope) -> str:
    return scope.program.constant("constant", node.value)


@compiled.register
def _subscript(node: ast.Subscript, scope: Scope) -> str:
    value = scope.compile(node.value)
    if not isinstance(node.slice, ast.Slice):
        return f"py.getItem({value}, {scope.compile(node.slice)})"
    bounds = (node.slice.lower, node.slice.upper, node.slice.step)
    given = [scope.compile(bound) if bound else "undefined" for bound in bounds]
    while given and given[-1] == "undefined":
        given.pop()
    return f"py.slice({', '.join([value, *given])})"


@compiled.register
def _collection(node: ast.List | ast.Set | ast.Tuple, scope: Scope) -> str:
    kind = {ast.List: list, ast.Set: set, ast.Tuple: tuple}[type(node)]
    return COLLECTIONS[kind].format(scope.items(node.elts))


@compiled.register
def _dict(node: ast.Dict, scope: Scope) -> str:
    made = pairs_of(scope, zip(node.keys, node.values, strict=True))
    plain = all(isinstance(key, ast.Constant) and isinstance(key.value, str) for key in node.keys)
    return f"new Map({made if node.keys else ''})" if plain else f"py.dict({made})"


def pairs_of(scope: Scope, items: Iterable[tuple[ast.expr | None, ast.expr]]) -> str:
    """Return a JavaScript array of keys with their values; a mapping to unpack has no key."""
    pairs = []
    for key, value in items:
        item = scope.compile(value)
        shown = f"[{scope.compile(key)}, {item}]" if key else f"...py.entries({item})"
        pairs.append(shown)
    return f"[{', '.join(pairs)}]"


@compiled.register
def _f_string(node: ast.JoinedStr, scope: Scope) -> str:
    parts = [_f_part(scope, part) for part in node.values]
    return f"({' + '.join(parts)})" if parts else '""'


def _f_part(scope: Scope, node: ast.expr) -> str:
    if not isinstance(node, ast.FormattedValue):
        return scope.compile(node)
    value, spec = scope.compile(node.value), node.format_spec
    if node.conversion == ord("a"):
        raise UnsupportedSyntax(node, "`!a`", "use !r")
    if node.conversion == ord("r"):
        value = f"py.repr({value})"
    elif node.conversion == ord("s") or spec is None:
        value = f"py.str({value})"
    if spec is None:
        return value
    # What is known only in the page stands for a number here.
    parts = spec.values if isinstance(spec, ast.JoinedStr) else []
    shown = "".join(str(part.value) if isinstance(part, ast.Constant) else "1" for part in parts)
    if not FORMAT.fullmatch(shown):
        advice = "use only fill, < > ^, sign, 0, width, comma and d, s, f, .2f, .1% or .9s"
        raise UnsupportedSyntax(node, f"the format `{shown}`", advice)
    is_short = SIMPLE.fullmatch(ast.unparse(spec))
    return f"py.{'formatInt' if is_short else 'format'}({value}, {scope.compile(spec)})"


@compiled.register
def _assignment(node: ast.NamedExpr, scope: Scope) -> str:
    value = scope.compile(node.value)
    if scope.is_refused(node.value):
        scope.distrust(node.target)
    return f"({javascript_name(node.target.id)} = {value})"


@compiled.register
def _yield_from(node: ast.YieldFrom, scope: Scope) -> str:
    return f"((yield* py.iterate({scope.iterable(node.value)})) ?? null)"


@compiled.register
def _yield(node: ast.Yield, scope: Scope) -> str:
    return f"((yield {scope.compile(node.value) if node.value else 'null'}) ?? null)"


@compiled.register
def _name(node: ast.Name, scope: Scope) -> str:
    if scope.owner_of(node):
        return "this"
    holder = scope.holder(node.id)
    if holder is None:
        return static_value(scope, node, scope.resolve(node))
    name = javascript_name(node.id)
    return name if node.id in holder.assigned else f"py.readLocal({name}, {string(node.id)})"


def is_state(value: object) -> TypeGuard[type[BaseState]]:
    """Return whether a value is a state class."""
    return isinstance(value, type) and issubclass(value, BaseState)


def reached(scope: Scope, node: ast.Attribute, state: type[BaseState]) -> str:
    """Return how to write ``State.var`` in a method: the var of the instance."""
    if scope.owner and issubclass(scope.owner.state, state):
        return f"{scope.self_name}.{node.attr}"
    return f"(await self.get_state({ast.unparse(node.value)})).{node.attr}"


@compiled.register
def _attribute(node: ast.Attribute, scope: Scope) -> str:
    value, root = scope.resolve(node), scope.resolve(node.value)
    if is_state(root) and value is MISSING:
        raise scope.undefined(node)
    if is_state(root) and not isinstance(value, EventHandler):
        advice = f"read it with `{reached(scope, node, root)}`"
        raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", advice)
    if value is not MISSING:
        return static_value(scope, node, value)
    if owner := scope.owner_of(node.value):
        return _own_attribute(scope, owner, node)
    if isinstance(root, ModuleType | type | FunctionType):
        shown = ast.unparse(node)
        raise UnsupportedSyntax(node, f"`{shown}`", advice_for(root, shown))
    if node.attr.startswith("__"):
        raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", "keep it in a var")
    held = scope.compile(node.value)
    scope.use_attribute(node.attr, node)
    return f"py.attribute({held}, {string(node.attr)})"


def _own_attribute(scope: Scope, owner: StateSchema, node: ast.Attribute) -> str:
    if node.attr in owner.constants:
        return scope.program.constant(f"{owner.label}_{node.attr}", owner.constants[node.attr])
    if node.attr in owner.names:
        return f"this.{node.attr}"
    if node.attr == "is_hydrated":
        return "true"
    if owner.method(node.attr):
        return f"((...values) => this.{node.attr}(...values))"
    if not hasattr(owner.state, node.attr):
        raise owner.unknown_member(node)
    advice = ADVICE.get(node.attr, "use a var, an @rx.var in place of a @property, or an argument")
    raise UnsupportedSyntax(node, f"`self.{node.attr}`", advice)


def static_value(scope: Scope, node: ast.expr, value: object) -> str:
    """Compile a value that is known when the site is built: a constant or a function."""
    shown = ast.unparse(node)
    if value is MISSING:
        raise scope.undefined(node)
    if isinstance(value, EventHandler):
        return f"events.event({string(event_name(value))}, [])"
    if is_app_function(value):
        return scope.program.function(value)
    if isinstance(value, rx.Var):
        raise UnsupportedSyntax(node, f"`{shown}`", "use it in a component: on_click=, rx.cond()")
    if isinstance(value, ModuleType | type | FunctionType) or callable(value):
        if is_record(value):
            return f"((...values) => new {scope.program.record(value)}(...values))"
        known = library_function(value)
        if known and value not in (max, min, next, zip):
            return known.js
        advice = advice_for(value, shown)
        if is_state(value):
            advice = "name a handler of it, or read it with `await self.get_state(...)`"
        raise UnsupportedSyntax(node, f"`{shown}`", advice)
    try:
        return scope.program.constant(shown.rsplit(".", maxsplit=1)[-1], value)
    except UnsupportedSyntax as error:
        error.construct = f"`{shown}`, {error.construct},"
        raise


def event_name(handler: EventHandler) -> str:
    """Return the full name of a handler, which events use."""
    return f"{handler.state_full_name}.{handler.fn.__name__}"


BINARY: dict[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "subtract",
    ast.Mult: "multiply",
    ast.Div: "division",
    ast.FloorDiv: "floorDivision",
    ast.Mod: "modulo",
    ast.Pow: "pow",
    ast.BitOr: "union",
    ast.BitAnd: "intersection",
}
CONSTANT = (ast.BinOp, ast.UnaryOp, ast.Constant, ast.operator, ast.unaryop)
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "py.equal({}, {})",
    ast.NotEq: "!py.equal({}, {})",
    ast.Lt: "py.less({}, {})",
    ast.LtE: "py.lessOrEqual({}, {})",
    ast.Gt: "py.greater({}, {})",
    ast.GtE: "py.greaterOrEqual({}, {})",
    ast.Is: "py.same({}, {})",
    ast.IsNot: "!py.same({}, {})",
    ast.In: "py.contains({}, {})",
    ast.NotIn: "!py.contains({}, {})",
}


@compiled.register
def _binary(node: ast.BinOp, scope: Scope) -> str:
    if all(isinstance(part, CONSTANT) for part in ast.walk(node)):
        # Python folds constants itself, so a number that is too large is refused at build.
        code = compile(ast.Expression(node), "constant", "eval")
        if len(code.co_consts) == code.co_stacksize == 1:
            return scope.program.constant("constant", code.co_consts[0])
    left = getattr(node.left, "value", None)
    if isinstance(node.op, ast.Mod) and (
        isinstance(left, str) or isinstance(node.left, ast.JoinedStr)
    ):
        raise UnsupportedSyntax(node, "% of a text", "use an f-string")
    operator = binary_operator(node)
    left, right = (scope.compile(side) for side in (node.left, node.right))
    return f"py.{operator}({left}, {right})"


def binary_operator(node: ast.BinOp | ast.AugAssign) -> str:
    """Return the function of the runtime for an operator such as ``+`` or ``+=``."""
    if type(node.op) not in BINARY:
        advice = "write it with * // and **, or for sets with | & and -"
        raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", advice)
    return BINARY[type(node.op)]


@compiled.register
def _unary(node: ast.UnaryOp, scope: Scope) -> str:
    if isinstance(node.op, ast.Not):
        return f"!{scope.condition(node.operand)}"
    value = getattr(node.operand, "value", None)
    if isinstance(node.op, ast.USub) and isinstance(value, int | float):
        return scope.program.constant("constant", -value)
    if not isinstance(node.op, ast.USub):
        raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", "write x, -x - 1, or not x")
    return f"py.negative({scope.compile(node.operand)})"


@compiled.register
def _bool_op(node: ast.BoolOp, scope: Scope) -> str:
    *tests, last = (scope.compile(value) for value in node.values)
    js = last
    for test in reversed(tests):
        kept = scope.temporary()
        yes, no = (js, kept) if isinstance(node.op, ast.And) else (kept, js)
        js = f"(py.truth({kept} = {test}) ? {yes} : {no})"
    return js


@compiled.register
def _compare(node: ast.Compare, scope: Scope) -> str:
    tests, left_js = [], scope.compile(node.left)
    for place, (operator, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
        is_in = isinstance(operator, ast.In | ast.NotIn)
        right_js = kept = scope.iterable(right) if is_in else scope.compile(right)
        if place < len(node.ops) - 1 and not isinstance(right, ast.Constant | ast.Name):
            kept = scope.temporary()
            right_js = f"({kept} = {right_js})"
        tests.append(COMPARISONS[type(operator)].format(left_js, right_js))
        left_js = kept
    return tests[0] if len(tests) == 1 else f"({' && '.join(tests)})"


@compiled.register
def _conditional(node: ast.IfExp, scope: Scope) -> str:
    test = scope.condition(node.test)
    yes, no = (scope.compile(side) for side in (node.body, node.orelse))
    return f"({test} ? {yes} : {no})"
