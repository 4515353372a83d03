"""Statements and control flow."""

import ast
from collections.abc import Callable

from drishti.reflex_static.browser.errors import UnknownType, UnsupportedSyntax

from .assignments import (
    assign_local,
    compile_annotated_assign,
    compile_assign,
    compile_augmented_assign,
)
from .conditions import compile_condition
from .containers import compile_iterable, unpack_target
from .scope import Scope
from .signature import ONLY_SETS
from .types import NONE, read_only


def compile_block(scope: Scope, nodes: list[ast.stmt]) -> str:
    """Compile statements; after an unsupported one, the rest are still checked."""
    texts = []
    for node in nodes:
        try:
            texts.append(_compile_statement(scope, node))
        except (UnsupportedSyntax, UnknownType) as error:
            if isinstance(error, UnsupportedSyntax):
                scope.program.report(scope.function.fn.__code__.co_filename, error)
            _recover(scope, node)
    return "\n".join(filter(None, texts))


def _compile_statement(scope: Scope, node: ast.stmt) -> str:
    compiler = COMPILERS.get(type(node))
    if compiler is None:
        construct, advice = UNSUPPORTED.get(type(node), (type(node).__name__, "write it out"))
        raise UnsupportedSyntax(node, construct, advice)
    return compiler(scope, node)


def _recover(scope: Scope, node: ast.stmt) -> None:
    """Avoid follow-up problems about names that an unsupported statement would have assigned."""
    if isinstance(node, ast.Return):
        scope.assigned = None
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and scope.assigned is not None:
            scope.assigned.add(part.id)
        if isinstance(part, ast.alias):
            scope.locals |= {part.asname or part.name}


def _compile_expression_statement(scope: Scope, node: ast.Expr) -> str:
    if isinstance(node.value, ast.Constant):
        return ""
    return f"{scope.dispatch(scope, node.value).js};"


def _compile_if(scope: Scope, node: ast.If) -> str:
    test = compile_condition(scope, node.test)
    yes, no = scope.fork(), scope.fork()
    body, otherwise = compile_block(yes, node.body), compile_block(no, node.orelse)
    # What is assigned at the end of every branch that reaches the next statement.
    reached = [branch.assigned for branch in (yes, no) if branch.assigned is not None]
    scope.assigned = set.intersection(*reached) if reached else None
    ending = f" else {{\n{otherwise}\n}}" if otherwise else ""
    return f"if ({test}) {{\n{body}\n}}{ending}"


def _compile_for(scope: Scope, node: ast.For) -> str:
    if node.orelse:
        raise UnsupportedSyntax(node, "`else` after a loop", "use a variable")
    items, kind = compile_iterable(scope, node.iter)
    branch = scope.fork()
    names = [assign_local(branch, *pair) for pair in unpack_target(node.target, kind)]
    target = f"[{', '.join(names)}]" if isinstance(node.target, ast.Tuple) else names[0]
    return f"for ({target} of {items}) {{\n{compile_block(branch, node.body)}\n}}"


def _compile_return(scope: Scope, node: ast.Return) -> str:
    returns, value = scope.function.signature.returns, node.value
    is_none = value is None or (isinstance(value, ast.Constant) and value.value is None)
    if scope.function.is_handler and not is_none:
        raise UnsupportedSyntax(node, "a handler that returns something", ONLY_SETS)
    if is_none and returns == NONE:
        js = "return;"
    else:
        # Computed vars may return read-only values, because the result is copied before any change.
        wanted = read_only(returns) if scope.function.is_computed else returns
        result = value or ast.copy_location(ast.Constant(None), node)
        js = f"return {scope.compile_as(result, wanted, 'the result')};"
    scope.assigned = None
    return js


def _compile_pass(_scope: Scope, _node: ast.Pass) -> str:
    return ""


# Each function accepts only its own node type.
COMPILERS: dict[type[ast.stmt], Callable[..., str]] = {
    ast.Expr: _compile_expression_statement,
    ast.Assign: compile_assign,
    ast.AnnAssign: compile_annotated_assign,
    ast.AugAssign: compile_augmented_assign,
    ast.If: _compile_if,
    ast.For: _compile_for,
    ast.Return: _compile_return,
    ast.Pass: _compile_pass,
}
UNSUPPORTED: dict[type[ast.stmt], tuple[str, str]] = {
    ast.While: ("`while`", "use for and range(...)"),
    ast.Break: ("`break`", "return from a helper"),
    ast.Continue: ("`continue`", "use if"),
    ast.Delete: ("`del`", "build a new list or dict without it"),
    ast.Raise: ("`raise`", "leave the vars as they are and return"),
    ast.Try: ("`try`", "test for the case beforehand"),
    ast.TryStar: ("`try`", "test for the case beforehand"),
    ast.With: ("`with`", "handlers only set vars"),
    ast.Global: ("`global`", "use a var of the state"),
    ast.Nonlocal: ("`nonlocal`", "use a var of the state"),
    ast.Import: ("`import` in a function", "import at the top of the module"),
    ast.ImportFrom: ("`import` in a function", "import at the top of the module"),
    ast.FunctionDef: ("a function in a function", "write it at the top of the module"),
    ast.AsyncFunctionDef: ("`async def`", "write a plain def; there is nothing to await"),
    ast.ClassDef: ("a class in a function", "use lists, dicts and plain values"),
    ast.Match: ("`match`", "use if and elif"),
    ast.Assert: ("`assert`", "test for the case with if"),
}
