"""Everything that goes into the browser: functions and constants, each compiled once."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FunctionType
from typing import TYPE_CHECKING

from drishti.reflex_static.browser.compiler.annotations import type_of_annotation, type_of_value
from drishti.reflex_static.browser.compiler.constants import literal
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.source import Source, read_source
from drishti.reflex_static.browser.compiler.types import NONE, UNTYPED, Scalar, Type, fits
from drishti.reflex_static.browser.refusal import ONLY_SETS, Refusal, problem

if TYPE_CHECKING:
    from drishti.reflex_static.browser.compiler.shapes import StateShape

WRITABLE = "int, float, bool, str, list[...], tuple[...], dict[str, ...] or ... | None"


@dataclass(frozen=True)
class Parameter:
    """A parameter: its name, its type, and its default as JavaScript."""

    name: str
    type: Type
    default: str | None
    keyword_only: bool


@dataclass
class Function:
    """A Python function and what callers must know of it."""

    fn: FunctionType
    name: str
    # The state whose method it is, and what it calls that state.
    owner: "StateShape | None" = None
    self_name: str | None = None
    # A computed var only reads; a handler answers events and gives nothing back.
    computed: bool = False
    is_handler: bool = False
    parameters: list[Parameter] = field(default_factory=list)
    returns: Type = NONE
    mutates: bool = False


@dataclass
class Program:
    """The JavaScript of an app, and what was refused."""

    compile_body: Callable[["Program", Function, Source], str]
    blocks: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    functions: dict[object, Function] = field(default_factory=dict)
    constants: dict[str, list[object]] = field(default_factory=dict)
    # The handler being compiled, named in every problem found on the way.
    where: str = ""

    def function(
        self, fn: FunctionType, owner: "StateShape | None" = None, *, computed: bool = False
    ) -> Function:
        """Return a function compiled into this program."""
        key = (owner.name if owner else None, fn.__code__)
        if key not in self.functions:
            label = f"{owner.label}_{fn.__name__}" if owner else fn.__name__
            is_handler = owner is not None and fn in owner.handlers.values()
            name = self._free_name(label, key)
            function = Function(fn, name, owner, computed=computed, is_handler=is_handler)
            self.functions[key] = function
            self._compile(function)
        return self.functions[key]

    def constant(self, name: str, value: object, annotation: object = None) -> Code:
        """Return a value of a module as an expression; longer ones are written once."""
        kind, declared = type_of_value(value), type_of_annotation(annotation)
        if kind and annotation and declared and fits(kind, declared):
            kind = declared
        if kind is None:
            raise Refusal(
                None, f"`{name}` (a {type(value).__name__})", "keep plain values in constants"
            )
        if isinstance(kind, Scalar) and not isinstance(value, str):
            return Code(literal(value), kind)
        known = self.constants.setdefault(name, [])
        place = next((at for at, held in enumerate(known) if held is value), len(known))
        variable = f"$${name}{place or ''}"
        if place == len(known):
            known.append(value)
            self.blocks.append(f"const {variable} = {literal(value)};")
        return Code(variable, kind)

    def refuse(self, path: str, refusal: Refusal) -> None:
        """Note a problem; the same one met on two ways is told once."""
        line = problem(path, refusal.line, self.where, refusal)
        if line not in self.problems:
            self.problems.append(line)

    def _compile(self, function: Function) -> None:
        path = function.fn.__code__.co_filename
        try:
            source = read_source(function.fn)
            _describe(function, source)
        except Refusal as refusal:
            refusal.line = max(refusal.line, function.fn.__code__.co_firstlineno)
            function.returns = UNTYPED
            self.refuse(path, refusal)
            return
        self.blocks.append(self.compile_body(self, function, source))

    def _free_name(self, label: str, key: object) -> str:
        taken = {function.name for other, function in self.functions.items() if other != key}
        name, count = f"${label}", 2
        while name in taken:
            name, count = f"${label}${count}", count + 1
        return name


def _describe(function: Function, source: Source) -> None:
    arguments = source.node.args
    for star in (arguments.vararg, arguments.kwarg):
        if star:
            raise Refusal(star, f"`*{star.arg}`", "name every parameter")
    named = list(inspect.signature(function.fn).parameters.values())
    written = {
        arg.arg: arg for arg in arguments.posonlyargs + arguments.args + arguments.kwonlyargs
    }
    if function.owner:
        if not named:
            raise Refusal(source.node, "a method without `self`", "write a function of a module")
        function.self_name = named.pop(0).name
    for parameter in named:
        kind = type_of_annotation(source.hints.get(parameter.name))
        if parameter.name not in source.hints or kind is None:
            said = "with that type" if parameter.name in source.hints else "without a type"
            raise Refusal(
                written[parameter.name],
                f"parameter `{parameter.name}` {said}",
                f"annotate it as {WRITABLE}",
            )
        function.parameters.append(_parameter(parameter, kind, source))
    returns = type_of_annotation(source.hints.get("return"))
    if function.is_handler and returns != NONE:
        raise Refusal(
            source.node.returns,
            "a handler that returns something",
            ONLY_SETS,
        )
    if returns is None:
        raise Refusal(source.node, "that return type", f"return {WRITABLE}")
    function.returns = returns


def _parameter(parameter: inspect.Parameter, kind: Type, source: Source) -> Parameter:
    default = None
    if parameter.default is not parameter.empty:
        if isinstance(parameter.default, list | dict | set):
            raise Refusal(
                source.node, f"a mutable default for `{parameter.name}`", "use a tuple or None"
            )
        given = type_of_value(parameter.default)
        if given is None or not fits(given, kind):
            raise Refusal(
                source.node,
                f"{parameter.default!r} as the default of a {kind}",
                "give it a value of its type",
            )
        default = literal(parameter.default)
    return Parameter(parameter.name, kind, default, parameter.kind is parameter.KEYWORD_ONLY)
