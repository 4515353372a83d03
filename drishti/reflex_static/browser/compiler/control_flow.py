"""Branches, loops, ``match`` and exceptions."""

import ast

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .assignments import loop_head
from .dispatch import compile_block, compile_condition, compile_expression, compiles
from .literals import string
from .patterns import compile_match
from .scope import Scope, javascript_name


def _branches(scope: Scope, *blocks: list[ast.stmt]) -> list[str]:
    """Compile blocks of which one runs; what all of them assign is assigned afterwards."""
    before, ends, texts = set(scope.assigned), [], []
    for block in blocks:
        scope.assigned = set(before)
        texts.append(compile_block(scope, block))
        leaves = bool(block) and isinstance(
            block[-1], ast.Return | ast.Raise | ast.Continue | ast.Break
        )
        if not leaves:
            ends.append(scope.assigned)
    scope.assigned = set.intersection(*ends) if ends else before
    return texts


def _perhaps(scope: Scope, block: list[ast.stmt]) -> str:
    """Compile a block that may not run."""
    before = set(scope.assigned)
    text = compile_block(scope, block)
    scope.assigned = before
    return text


@compiles(ast.If)
def _if(scope: Scope, node: ast.If) -> str:
    test = compile_condition(scope, node.test)
    body, otherwise = _branches(scope, node.body, node.orelse)
    ending = f" else {{\n{otherwise}\n}}" if otherwise else ""
    return f"if ({test}) {{\n{body}\n}}{ending}"


def _loop(scope: Scope, head: str, node: ast.For | ast.While) -> str:
    """Compile a loop; ``break`` leaves the block that also has its ``else``."""
    label = scope.fresh()
    scope.loops.append(label)
    body = compile_block(scope, node.body)
    scope.loops.pop()
    otherwise = _perhaps(scope, node.orelse)
    return f"{label}: {{\n{head}{body}\n}}\n{otherwise}\n}}"


@compiles(ast.For)
def _for(scope: Scope, node: ast.For) -> str:
    items = compile_expression(scope, node.iter)
    before = set(scope.assigned)
    text = _loop(scope, loop_head(scope, node.target, items), node)
    scope.assigned = before
    return text


@compiles(ast.While)
def _while(scope: Scope, node: ast.While) -> str:
    before = set(scope.assigned)
    text = _loop(scope, f"while ({compile_condition(scope, node.test)}) {{\n", node)
    scope.assigned = before
    return text


@compiles(ast.Break)
def _break(scope: Scope, _node: ast.Break) -> str:
    return f"break {scope.loops[-1]};"


@compiles(ast.Raise)
def _raise(scope: Scope, node: ast.Raise) -> str:
    if node.exc is None:
        return f"throw {scope.errors[-1]};" if scope.errors else 'throw py.fail("RuntimeError");'
    value = node.exc if isinstance(node.exc, ast.Call) else ast.Call(node.exc, [], [])
    if isinstance(node.exc, ast.Name) and scope.holder(node.exc.id):
        return f"throw {compile_expression(scope, node.exc)};"
    return f"throw {compile_expression(scope, ast.copy_location(value, node))};"


@compiles(ast.Try)
def _try(scope: Scope, node: ast.Try) -> str:
    error, ended = scope.fresh(), scope.fresh()
    before = set(scope.assigned)
    body = compile_block(scope, node.body)
    after_body = set(scope.assigned)
    scope.assigned = set(before)
    handlers = "".join(_except(scope, handler, error) for handler in node.handlers)
    scope.assigned = after_body
    otherwise = compile_block(scope, node.orelse)
    scope.assigned = before
    finals = compile_block(scope, node.finalbody)
    named = f"const {error} = py.toPythonError($error);"
    caught = f" catch ($error) {{\n{named}\n{handlers}throw {error};\n}}"
    text = f"try {{\n{body}\n{ended} = true;\n}}{caught if node.handlers else ''}"
    scope.temporaries.append(ended)
    if node.handlers and otherwise:
        text += f"\nif ({ended}) {{\n{otherwise}\n}}"
    if finals:
        inner = text if node.handlers else f"{body}\n"
        text = f"try {{\n{inner}\n}} finally {{\n{finals}\n}}"
    return f"{ended} = false;\n{text}"


def _except(scope: Scope, handler: ast.ExceptHandler, error: str) -> str:
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    names = []
    for kind in filter(None, kinds):
        value = scope.resolve(kind)
        if not isinstance(value, type) or not issubclass(value, BaseException):
            construct = f"`except {ast.unparse(kind)}`"
            raise UnsupportedSyntax(handler, construct, "name Python's own exceptions")
        names.append(string(value.__name__))
    test = f"py.matches({error}, [{', '.join(names) or string('BaseException')}])"
    kept = ""
    if handler.name:
        scope.assigned.add(handler.name)
        scope.program.features.add("Objects")
        kept = f"{javascript_name(handler.name)} = {error};\n"
    before = set(scope.assigned)
    scope.errors.append(error)
    body = compile_block(scope, handler.body)
    scope.errors.pop()
    scope.assigned = before
    return f"if ({test}) {{\n{kept}{body}\n}} else "


@compiles(ast.AsyncWith, ast.With)
def _with(scope: Scope, node: ast.AsyncWith | ast.With) -> str:
    items = node.items
    if len(items) == 1 and scope.is_self(items[0].context_expr) and not items[0].optional_vars:
        return compile_block(scope, node.body)
    for item in items:
        compile_expression(scope, item.context_expr)
    raise UnsupportedSyntax(node, "`with`", "only `async with self` has a meaning in a page")


@compiles(ast.Match)
def _match(scope: Scope, node: ast.Match) -> str:
    subject = scope.temporary()
    opened = f"{subject} = {compile_expression(scope, node.subject)};\n"
    tests = [compile_match(scope, case, subject) for case in node.cases]
    bodies = _branches(scope, *(case.body for case in node.cases), [])
    cases = zip(tests, bodies, strict=False)
    return opened + " else ".join(f"if ({test}) {{\n{body}\n}}" for test, body in cases)


@compiles(ast.Continue)
def _continue(_scope: Scope, _node: ast.Continue) -> str:
    return "continue;"
