"""Statements: assignments, branches, loops, and what they tell about the names after them."""

import ast
import builtins
from collections.abc import Callable

from drishti.reflex_static.browser.compiler.assignments import (
    assign,
    assign_annotated,
    assign_typed,
    augment,
)
from drishti.reflex_static.browser.compiler.comprehensions import looped
from drishti.reflex_static.browser.compiler.conditions import condition, narrow
from drishti.reflex_static.browser.compiler.items import remove
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import NONE, STR, read_only
from drishti.reflex_static.browser.refusal import ONLY_SETS, Refusal, Untyped


def statements(scope: Scope, nodes: list[ast.stmt]) -> str:
    """Compile a block; a refused statement does not hide the problems after it."""
    texts = []
    for node in nodes:
        try:
            texts.append(statement(scope, node))
        except Refusal as refusal:
            scope.program.refuse(scope.function.fn.__code__.co_filename, refusal)
            _stays_untyped(scope, node)
        except Untyped:
            _stays_untyped(scope, node)
    return "\n".join(filter(None, texts))


def statement(scope: Scope, node: ast.stmt) -> str:
    """Compile one statement, or refuse it."""
    compiler = STATEMENTS.get(type(node))
    if compiler is None:
        construct, advice = REFUSED.get(type(node), (type(node).__name__, "write it out"))
        raise Refusal(node, construct, advice)
    return compiler(scope, node)


def _stays_untyped(scope: Scope, node: ast.stmt) -> None:
    """Let nothing more be said of what a refused statement would have set or ended."""
    if isinstance(node, ast.Return):
        scope.assigned = None
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and scope.assigned is not None:
            scope.assigned.add(part.id)
        if isinstance(part, ast.alias):
            scope.locals |= {part.asname or part.name}


def _expression(scope: Scope, node: ast.Expr) -> str:
    if isinstance(node.value, ast.Constant):
        return ""
    return f"{scope.expr(node.value).text};"


def _if(scope: Scope, node: ast.If) -> str:
    test = condition(scope, node.test)
    yes, no = scope.fork(), scope.fork()
    narrow(yes, node.test, shown=True)
    narrow(no, node.test, shown=False)
    body, otherwise = statements(yes, node.body), statements(no, node.orelse)
    _meet(scope, yes, no)
    ending = f" else {{\n{otherwise}\n}}" if otherwise else ""
    return f"if ({test}) {{\n{body}\n}}{ending}"


def _meet(scope: Scope, left: Scope, right: Scope) -> None:
    """Keep what both branches know; a branch that has left does not count."""
    going_on = [branch for branch in (left, right) if branch.assigned is not None]
    if not going_on:
        scope.assigned = None
        return
    scope.assigned = set.intersection(*(set(one.assigned or ()) for one in going_on))
    shared = set.intersection(*(set(one.narrowed.items()) for one in going_on))
    scope.narrowed = dict(shared)


def _for(scope: Scope, node: ast.For) -> str:
    if node.orelse:
        raise Refusal(node, "`else` after a loop", "use a variable")
    items, kind = looped(scope, node.iter, node.iter)
    branch = _looping(scope, node)
    held = scope.temporary()
    bound = assign_typed(branch, node.target, held, kind)
    body = statements(branch, node.body)
    return f"for ({held} of {items}) {{\n{bound}\n{body}\n}}"


def _while(scope: Scope, node: ast.While) -> str:
    if node.orelse:
        raise Refusal(node, "`else` after a loop", "use a variable")
    branch = _looping(scope, node)
    test = condition(branch, node.test)
    narrow(branch, node.test, shown=True)
    body = statements(branch, node.body)
    if isinstance(node.test, ast.Constant) and node.test.value and not _breaks(node.body):
        scope.assigned = None
    return f"while ({test}) {{\n{body}\n}}"


def _breaks(nodes: list[ast.stmt]) -> bool:
    return any(isinstance(part, ast.Break) for node in nodes for part in ast.walk(node))


def _looping(scope: Scope, node: ast.stmt) -> Scope:
    """Return the scope of a loop's body, which may run after itself."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            scope.forget(part.id)
    scope.forget_self()
    return scope.fork()


def _return(scope: Scope, node: ast.Return) -> str:
    # What a computed var gives is copied before anyone can change it.
    computed, returns = scope.function.computed, scope.function.returns
    returns = read_only(returns) if computed else returns
    if node.value is None:
        text = "null" if returns != NONE else ""
        if returns != NONE:
            scope.fitting(ast.copy_location(ast.Constant(None), node), returns, "the result")
    elif scope.function.is_handler and not _is_none(node.value):
        raise Refusal(node, "a handler that returns something", ONLY_SETS)
    else:
        text = scope.fitting(node.value, returns, "the result")
    scope.assigned = None
    return f"return {text};"


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _leave(scope: Scope, node: ast.Break | ast.Continue) -> str:
    scope.assigned = None
    return "break;" if isinstance(node, ast.Break) else "continue;"


def _raise(scope: Scope, node: ast.Raise) -> str:
    raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
    known = isinstance(raised, ast.Name) and getattr(builtins, raised.id, None)
    if not (isinstance(raised, ast.Name) and isinstance(known, type)) or node.cause:
        raise Refusal(node, "that `raise`", 'raise a built-in error: raise ValueError("why")')
    arguments = node.exc.args if isinstance(node.exc, ast.Call) else []
    message = scope.fitting(arguments[0], STR, "the message") if arguments else '""'
    scope.assigned = None
    return f'py.fail("{raised.id}", {message});'


def _nothing(_scope: Scope, _node: ast.Pass) -> str:
    return ""


def _assign(scope: Scope, node: ast.Assign) -> str:
    if len(node.targets) > 1:
        raise Refusal(node, "`a = b = ...`", "assign on two lines")
    return assign(scope, node.targets[0], node.value)


# The functions take different node types; the table is what keeps them in step.
STATEMENTS: dict[type[ast.stmt], Callable[..., str]] = {
    ast.Expr: _expression,
    ast.Assign: _assign,
    ast.AnnAssign: assign_annotated,
    ast.AugAssign: augment,
    ast.Delete: remove,
    ast.If: _if,
    ast.For: _for,
    ast.While: _while,
    ast.Return: _return,
    ast.Break: _leave,
    ast.Continue: _leave,
    ast.Raise: _raise,
    ast.Pass: _nothing,
}
REFUSED: dict[type[ast.stmt], tuple[str, str]] = {
    ast.Try: ("`try`", "test for the case beforehand"),
    ast.TryStar: ("`try`", "test for the case beforehand"),
    ast.With: ("`with`", "handlers only set vars"),
    ast.AsyncWith: ("`async with`", "write a plain def; nothing has to be waited for"),
    ast.AsyncFor: ("`async for`", "use a plain for"),
    ast.Global: ("`global`", "use a var of the state"),
    ast.Nonlocal: ("`nonlocal`", "use a var of the state"),
    ast.Import: ("`import` in a function", "import at the top of the module"),
    ast.ImportFrom: ("`import` in a function", "import at the top of the module"),
    ast.FunctionDef: ("a function in a function", "write it at the top of the module"),
    ast.AsyncFunctionDef: ("`async def`", "write a plain def; nothing has to be waited for"),
    ast.ClassDef: ("a class in a function", "use lists, dicts and plain values"),
    ast.Match: ("`match`", "use if and elif"),
    ast.Assert: ("`assert`", 'raise an error: raise ValueError("why")'),
}
