"""Source, parameters and return type of a Python function."""

import ast
import inspect
import linecache
import textwrap
import typing
from dataclasses import dataclass, field
from types import FunctionType

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .annotations import SUPPORTED, type_of_annotation
from .types import NONE, UNKNOWN, Type

ONLY_SETS = "set vars and call methods of this class; a helper's name starts with an underscore"


@dataclass(frozen=True)
class Signature:
    """The parameters of a function, without ``self``, and its return type."""

    self_name: str | None = None
    parameters: dict[str, Type] = field(default_factory=dict)
    returns: Type = UNKNOWN


def read_source(fn: FunctionType) -> ast.FunctionDef:
    """Return the syntax tree of a function, with line numbers as in its file."""
    linecache.checkcache(fn.__code__.co_filename)
    if hasattr(fn, "__wrapped__"):
        raise UnsupportedSyntax(None, f"the decorator of `{fn.__name__}`", "write a plain function")
    try:
        lines, first = inspect.getsourcelines(fn)
        tree = ast.parse(textwrap.dedent("".join(lines)))
    except (OSError, SyntaxError) as error:
        construct = f"`{fn.__name__}`, whose source is not available,"
        raise UnsupportedSyntax(None, construct, "write it with def") from error
    ast.increment_lineno(tree, first - 1)
    node = tree.body[0]
    if isinstance(node, ast.AsyncFunctionDef):
        raise UnsupportedSyntax(node, "`async def`", "write a plain def; there is nothing to await")
    if not isinstance(node, ast.FunctionDef):
        raise UnsupportedSyntax(node, "a lambda", "write it with def")
    return node


def read_signature(
    fn: FunctionType, node: ast.FunctionDef, *, is_method: bool, is_handler: bool
) -> Signature:
    """Return the signature of a function, or raise ``UnsupportedSyntax``."""
    _refuse_special_parameters(node.args)
    hints = _type_hints(fn)
    names = [*node.args.posonlyargs, *node.args.args]
    if is_method and not names:
        raise UnsupportedSyntax(node, "a method without `self`", "write a function of a module")
    self_name = names.pop(0).arg if is_method else None
    parameters = {name.arg: _parameter_type(name, hints) for name in names}
    return Signature(self_name, parameters, _return_type(node, hints, is_handler=is_handler))


def _refuse_special_parameters(arguments: ast.arguments) -> None:
    special = [arguments.vararg, arguments.kwarg, *arguments.kwonlyargs, *arguments.defaults]
    for node in filter(None, special):
        construct = f"`{ast.unparse(node)}` in the parameters"
        raise UnsupportedSyntax(node, construct, "write them without defaults and without *")


def _parameter_type(name: ast.arg, hints: dict[str, object]) -> Type:
    kind = type_of_annotation(hints.get(name.arg))
    if name.arg not in hints or kind is None:
        problem = "with that type" if name.arg in hints else "without a type"
        construct = f"parameter `{name.arg}` {problem}"
        raise UnsupportedSyntax(name, construct, f"annotate it as {SUPPORTED}")
    return kind


def _return_type(node: ast.FunctionDef, hints: dict[str, object], *, is_handler: bool) -> Type:
    returns = type_of_annotation(hints.get("return"))
    if is_handler and returns != NONE:
        raise UnsupportedSyntax(node.returns, "a handler that returns something", ONLY_SETS)
    if returns is None:
        raise UnsupportedSyntax(node, "that return type", f"return {SUPPORTED}")
    return returns


def _type_hints(fn: FunctionType) -> dict[str, object]:
    try:
        return typing.get_type_hints(fn)
    except NameError:
        return dict(fn.__annotations__)
