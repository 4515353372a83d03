"""Statements and comprehensions: assignments, branches, loops and exceptions."""

import ast
import copy
import importlib
import json
import sys
from typing import Any

from ..errors import UnsupportedSyntax
from .expressions import binary_operator, is_state, reached
from .program import string
from .scope import MISSING, Scope, compiled, javascript_name
from .source import own_nodes


@compiled.register
def _expression(node: ast.Expr, scope: Scope) -> str:
    is_docstring = isinstance(node.value, ast.Constant)
    return "" if is_docstring else f"{scope.compile(node.value)};"


@compiled.register
def _assign(node: ast.Assign, scope: Scope) -> str:
    value = scope.compile(node.value)
    if len(node.targets) == 1 and not isinstance(node.targets[0], ast.Tuple | ast.List):
        return _assign_to(scope, node.targets[0], value)
    kept = scope.fresh()
    parts = [_assign_to(scope, target, kept) for target in node.targets]
    return "\n".join([f"{{ const {kept} = {value};", *parts, "}"])


def _assign_to(scope: Scope, target: ast.expr, value: str) -> str:
    """Return the statement that assigns a JavaScript value to a target."""
    scope.check_change(target)
    if isinstance(target, ast.Name):
        scope.assigned.add(target.id)
        return f"{javascript_name(target.id)} = {value};"
    if isinstance(target, ast.Attribute) and (owner := scope.owner_of(target.value)):
        if target.attr not in owner.names - owner.computed.keys():
            raise owner.unknown_member(target)
        return f"this.{target.attr} = {value};"
    if isinstance(target, ast.Attribute):
        if isinstance(kind := scope.resolve(target.value), type):
            advice = "use a var of the state"
            if is_state(kind):
                advice = f"write `{reached(scope, target, kind)} = ...`"
            raise UnsupportedSyntax(target, f"`{ast.unparse(target)} = ...`", advice)
        scope.use_attribute(target.attr, target)
        holder_js = scope.compile(target.value)
        return f"py.setAttribute({value}, {holder_js}, {string(target.attr)});"
    if isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
        container = scope.compile(target.value)
        return f"py.setItem({value}, {container}, {scope.compile(target.slice)});"
    if isinstance(target, ast.Tuple | ast.List):
        return _unpack(scope, target.elts, value)
    raise UnsupportedSyntax(target, f"`{ast.unparse(target)} = ...`", "assign a new list")


def _unpack(scope: Scope, targets: list[ast.expr], value: str) -> str:
    if any(isinstance(item, ast.Starred) for item in targets):
        raise UnsupportedSyntax(targets[0], "`*` on the left of `=`", "take the items by a slice")
    items = scope.fresh()
    made = f"py.unpack({value}, {len(targets)})"
    parts = [_assign_to(scope, item, f"{items}[{place}]") for place, item in enumerate(targets)]
    return "\n".join([f"const {items} = {made};", *parts])


@compiled.register
def _annotated_assign(node: ast.AnnAssign, scope: Scope) -> str:
    if node.value is None:
        return ""
    return _assign_to(scope, node.target, scope.compile(node.value))


@compiled.register
def _augmented_assign(node: ast.AugAssign, scope: Scope) -> str:
    """Compile ``target += value``; ``a`` and ``b`` of ``a[b]`` and ``a.b`` are evaluated once."""
    setup: list[str] = []
    target = copy.deepcopy(node.target)

    def once(part: ast.expr) -> ast.expr:
        name = f"{scope.fresh()}_"
        scope.locals.add(name)
        scope.assigned.add(name)
        setup.append(f"{name} = {scope.compile(part)};")
        return ast.copy_location(ast.Name(name, ast.Load()), node)

    if isinstance(target, ast.Subscript):
        target.value, target.slice = once(target.value), once(target.slice)
    elif isinstance(target, ast.Attribute) and not isinstance(target.value, ast.Name):
        target.value = once(target.value)
    loaded = copy.deepcopy(target)
    loaded.ctx = ast.Load()
    scope.check_change(node.target)
    held, value = scope.compile(loaded), scope.compile(node.value)
    if loaded in scope.refused:
        return ""
    operator = binary_operator(node)
    result = f"py.{operator}({held}, {value})"
    if isinstance(node.op, ast.Add):
        result = f"py.increase({held}, {value})"
    elif operator == "union":
        result = f"methods.unite({held}, {value})"
    elif operator in ("multiply", "intersection", "subtract"):
        result = f"py.inPlace({held}, {result})"
    return "\n".join([*setup, _assign_to(scope, target, result)])


@compiled.register
def _return(node: ast.Return, scope: Scope) -> str:
    return f"return {scope.compile(node.value) if node.value else 'null'};"


@compiled.register
def _delete(node: ast.Delete, scope: Scope) -> str:
    parts = []
    for target in node.targets:
        if not isinstance(target, ast.Subscript) or isinstance(target.slice, ast.Slice):
            raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", "assign a new value")
        scope.check_change(target)
        container = scope.compile(target.value)
        parts.append(f"py.deleteItem({container}, {scope.compile(target.slice)});")
    return "\n".join(parts)


@compiled.register
def _assert(node: ast.Assert, scope: Scope) -> str:
    message = f"py.str({scope.compile(node.msg)})" if node.msg else '""'
    return f'if (!{scope.condition(node.test)}) py.fail("AssertionError", {message});'


@compiled.register
def _import(node: ast.Import | ast.ImportFrom, scope: Scope) -> str:
    for name in node.names:
        shown = name.asname or name.name
        try:
            if isinstance(node, ast.ImportFrom):
                package = scope.fn.__globals__.get("__package__") if node.level else None
                module = importlib.import_module("." * node.level + (node.module or ""), package)
                value: Any = getattr(module, name.name, MISSING)
            else:
                value = importlib.import_module(name.name)
        except ImportError as error:
            raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", str(error)) from error
        if isinstance(node, ast.Import) and not name.asname:
            # `import a.b` defines `a`.
            shown = name.name.split(".")[0]
            value = sys.modules[shown]
        if shown in scope.locals or scope.modules.get(shown, value) is not value:
            construct = f"importing `{shown}`, which the function sets elsewhere too,"
            raise UnsupportedSyntax(node, construct, "use another name")
        scope.modules[shown] = value
    return ""


@compiled.register
def _if(node: ast.If, scope: Scope) -> str:
    test = scope.condition(node.test)
    body, otherwise = (scope.block(block) for block in (node.body, node.orelse))
    ending = f" else {{\n{otherwise}\n}}" if otherwise else ""
    return f"if ({test}) {{\n{body}\n}}{ending}"


def _loop_head(scope: Scope, target: ast.expr, items: str) -> str:
    """Return the head of a loop, up to and including the assignment to its variable."""
    item = scope.fresh()
    assigned = _assign_to(scope, target, item)
    return f"for (const {item} of {items}) {{\n{assigned}\n"


@compiled.register
def _loop(node: ast.For | ast.While, scope: Scope) -> str:
    if node.orelse:
        raise UnsupportedSyntax(node.orelse[0], "`else` of a loop", "note in a name what was found")
    before = set(scope.assigned)
    if isinstance(node, ast.For):
        items = scope.iterable(node.iter)
        if scope.is_refused(node.iter):
            scope.distrust(node.target)
        head = _loop_head(scope, node.target, f"py.iterate({items})")
    else:
        head = f"while ({scope.condition(node.test)}) {{\n"
    body = scope.block(node.body)
    scope.assigned &= before
    return f"{head}{body}\n}}"


Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


@compiled.register
def _comprehension(node: Comprehension, scope: Scope) -> str:
    """Compile to a generator; a list, set or dict comprehension also collects its items."""
    first_items = ast.walk(node.generators[0].iter)
    waits = {it for it in own_nodes(node) if isinstance(it, ast.Await | ast.Yield | ast.YieldFrom)}
    if waits.difference(first_items) or any(part.is_async for part in node.generators):
        raise UnsupportedSyntax(node, "`await` in a comprehension", "await in a loop")
    targets = [it.target for it in node.generators]
    names = {part.id for it in targets for part in ast.walk(it) if isinstance(part, ast.Name)}
    first = scope.iterable(node.generators[0].iter)
    if scope.is_refused(node.generators[0].iter):
        scope.distrust(node.generators[0].target)
    inner = scope.inner(names)
    opened = ""
    for place, generator in enumerate(node.generators):
        items = "$items" if place == 0 else f"py.iterate({inner.iterable(generator.iter)})"
        opened += _loop_head(inner, generator.target, items)
        for test in generator.ifs:
            opened += f"if ({inner.condition(test)}) "
        opened += "{\n"
    if isinstance(node, ast.DictComp):
        key, value = (inner.compile(part) for part in (node.key, node.value))
        item = f"[{key}, {value}]"
    else:
        item = inner.compile(node.elt)
    declared = ", ".join(map(javascript_name, sorted(names)))
    closed = "}" * (2 * len(node.generators))
    body = f"let {declared};\n{opened}yield {item};\n{closed}"
    made = f"(function* ($items) {{\n{body}\n}}).call(this, py.iterate({first}))"
    if isinstance(node, ast.GeneratorExp):
        scope.program.features.add("Iterators")
        return made
    collected = {ast.ListComp: "[...{}]", ast.SetComp: "py.set({})", ast.DictComp: "py.dict({})"}
    return collected[type(node)].format(made)


@compiled.register
def _raise(node: ast.Raise, scope: Scope) -> str:
    if node.exc is None:
        return f"throw {scope.errors[-1]};" if scope.errors else 'throw py.fail("RuntimeError");'
    value = node.exc if isinstance(node.exc, ast.Call) else ast.Call(node.exc, [], [])
    if isinstance(node.exc, ast.Name) and scope.holder(node.exc.id):
        return f"throw {scope.compile(node.exc)};"
    return f"throw {scope.compile(ast.copy_location(value, node))};"


@compiled.register
def _try(node: ast.Try, scope: Scope) -> str:
    yields = any(isinstance(part, ast.Yield | ast.YieldFrom) for part in own_nodes(node))
    if node.finalbody and yields and not scope.is_handler:
        construct = "`finally` around a `yield` of a helper"
        raise UnsupportedSyntax(node, construct, "write it after the loop, which may end early")
    error, ended = scope.fresh(), scope.fresh()
    body = scope.block(node.body)
    handlers = "".join(_except(scope, handler, error) for handler in node.handlers)
    otherwise, finals = (scope.block(block) for block in (node.orelse, node.finalbody))
    named = f"const {error} = py.toPythonError($error);"
    caught = f" catch ($error) {{\n{named}\n{handlers}throw {error};\n}}"
    text = f"try {{\n{body}\n{ended} = true;\n}}{caught if node.handlers else ''}"
    scope.temporaries.append(ended)
    if node.handlers and otherwise:
        text += f"\nif ({ended}) {{\n{otherwise}\n}}"
    if node.finalbody:
        inner = text if node.handlers else f"{body}\n"
        text = f"try {{\n{inner}\n}} finally {{\n{finals}\n}}"
    return f"{ended} = false;\n{text}"


def _except(scope: Scope, handler: ast.ExceptHandler, error: str) -> str:
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    names = set() if handler.type else _names_below(BaseException)
    for kind in filter(None, kinds):
        value = scope.resolve(kind)
        if not isinstance(value, type) or not issubclass(value, BaseException):
            construct = f"`except {ast.unparse(kind)}`"
            raise UnsupportedSyntax(handler, construct, "name an exception of Python")
        names |= _names_below(value)
    test = f"{json.dumps(sorted(names))}.includes({error}.name)"
    if "Exception" in names:
        test = f"!{json.dumps(sorted(_names_below(BaseException) - names))}.includes({error}.name)"
    kept = ended = ""
    if handler.name:
        scope.assigned.discard(handler.name)  # a lambda may read it after the block
        kept = f"{javascript_name(handler.name)} = {error};\ntry {{\n"
        ended = f"\n}} finally {{\n{javascript_name(handler.name)} = undefined;\n}}"
    scope.errors.append(error)
    body = scope.block(handler.body)
    scope.errors.pop()
    return f"if ({test}) {{\n{kept}{body}{ended}\n}} else "


def _names_below(kind: type[BaseException]) -> set[str]:
    """Return the names of an exception and of those that inherit from it, without packages'."""
    below = (it for it in kind.__subclasses__() if it.__module__ in ("builtins", "json.decoder"))
    return {kind.__name__}.union(*map(_names_below, below))


@compiled.register
def _with(node: ast.AsyncWith | ast.With, scope: Scope) -> str:
    items = node.items
    is_own = len(items) == 1 and scope.owner_of(items[0].context_expr)
    if is_own and isinstance(node, ast.AsyncWith) and not items[0].optional_vars:
        was_locked, scope.is_locked = scope.is_locked, True
        body = scope.block(node.body)
        scope.is_locked = was_locked
        # What the block has changed is kept, although the handler may fail later.
        ended = "events.lock(false);\nyield null;"
        return f"events.lock(true);\ntry {{\n{body}\n}} finally {{\n{ended}\n}}"
    for item in items:
        scope.compile(item.context_expr)
        scope.distrust(item)
    if any(scope.is_refused(item) for item in items):
        return scope.block(node.body)
    raise UnsupportedSyntax(node, "`with`", "only `async with self` has a meaning in a page")


@compiled.register
def _keyword(node: ast.Break | ast.Continue | ast.Pass, _scope: Scope) -> str:
    return "" if isinstance(node, ast.Pass) else f"{ast.unparse(node)};"
