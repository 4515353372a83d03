"""Branches, loops, ``match`` and exceptions."""

import ast

from ..errors import UnsupportedSyntax
from .assignments import loop_head
from .dispatch import compile_block, compile_condition, compile_expression, compiles
from .literals import string
from .patterns import compile_match
from .scope import Scope, javascript_name


@compiles(ast.If)
def _if(scope: Scope, node: ast.If) -> str:
    test = compile_condition(scope, node.test)
    body, otherwise = (compile_block(scope, block) for block in (node.body, node.orelse))
    ending = f" else {{\n{otherwise}\n}}" if otherwise else ""
    return f"if ({test}) {{\n{body}\n}}{ending}"


@compiles(ast.For, ast.While)
def _loop(scope: Scope, node: ast.For | ast.While) -> str:
    """Compile a loop; ``break`` leaves a labelled block around the loop and its ``else``."""
    before = set(scope.assigned)
    if isinstance(node, ast.For):
        head = loop_head(scope, node.target, compile_expression(scope, node.iter))
    else:
        head = f"while ({compile_condition(scope, node.test)}) {{\n"
    label = scope.fresh()
    scope.loops.append(label)
    body = compile_block(scope, node.body)
    scope.loops.pop()
    scope.assigned &= before
    return f"{label}: {{\n{head}{body}\n}}\n{compile_block(scope, node.orelse)}\n}}"


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
    body = compile_block(scope, node.body)
    handlers = "".join(_except(scope, handler, error) for handler in node.handlers)
    otherwise, finals = (compile_block(scope, block) for block in (node.orelse, node.finalbody))
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
        kept = f"{javascript_name(handler.name)} = {error};\n"
    scope.errors.append(error)
    body = compile_block(scope, handler.body)
    scope.errors.pop()
    scope.assigned.discard(handler.name or "")
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
    before, cases = set(scope.assigned), []
    for case in node.cases:
        test = compile_match(scope, case, subject)
        cases.append(f"if ({test}) {{\n{compile_block(scope, case.body)}\n}}")
        scope.assigned &= before
    return opened + " else ".join(cases)


@compiles(ast.Continue)
def _continue(_scope: Scope, _node: ast.Continue) -> str:
    return "continue;"
