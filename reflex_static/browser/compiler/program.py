"""The compiled program: the functions, classes and constants of an app as JavaScript.

Each is compiled once. Problems are collected, so that one build reports them all.
"""

import dataclasses
import inspect
import itertools
import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

from ...compat.internals import BaseState, EventHandler, label_of
from ...options import did_you_mean
from ..errors import UnsupportedSyntax, place
from .library import ATTRIBUTE_ADVICE, METHODS, advice_for, is_app_function, is_record

MAX_SAFE_INTEGER = 2**53 - 1
FACTORIES: dict[object, str] = {list: "[]", dict: "new Map()", set: "new Set()"}


@dataclass
class Program:
    """The JavaScript of an app."""

    # Writes a function, given its name in JavaScript.
    write_function: "Callable[[Program, FunctionType, str], str]"
    # Whether the page has Reflex's toaster, which rx.toast() needs.
    has_toasts: bool = True
    blocks: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    # The literal addresses of the site that handlers lead to, and where they do.
    redirects: dict[str, str] = field(default_factory=dict)
    # The handler being compiled, as shown in problems.
    where: str = ""
    names: dict[object, str] = field(default_factory=dict)
    # Keeps constants alive, because `names` and `places` identify them by their id().
    kept: list[object] = field(default_factory=list)
    # The place of each container in a constant, because another constant may have the same one.
    places: dict[int, str] = field(default_factory=dict)
    # The parts of the runtime that cannot be told from the compiled code.
    features: set[str] = field(default_factory=set)
    # The attributes that values can have, the methods of classes, and every use of an attribute.
    attributes: set[str] = field(default_factory=set)
    methods: dict[str, set[FunctionType]] = field(default_factory=dict)
    used: list[tuple[str, str, str, UnsupportedSyntax]] = field(default_factory=list)

    def function(self, fn: FunctionType) -> str:
        """Return the name of a plain function, compiling it on first use."""
        if fn in self.names:
            return self.names[fn]
        # Registered before it is compiled, because it may call itself.
        name = self.names[fn] = self.free_name(f"${fn.__name__.strip('<>')}")
        try:
            self.blocks.append(self.write_function(self, fn, name))
        except UnsupportedSyntax as error:
            self.report(fn.__code__.co_filename, fn.__code__.co_firstlineno, error)
        return name

    def constant(self, name: str, value: object) -> str:
        """Return an expression for a build-time value; a container becomes one shared constant."""
        if isinstance(value, str | int | float | None):
            return self.literal(value)
        key = ("constant", id(value))
        if key not in self.names:
            js = self.literal(value, is_constant=True)
            self.kept.append(value)
            self.names[key] = self.free_name(f"$${name}")
            self.blocks.append(f"const {self.names[key]} = {js};")
            self._locate(value, self.names[key])
        return self.names[key]

    def _locate(self, value: Any, place: str) -> None:
        if type(value) in SCALARS or id(value) in self.places:
            return
        self.places[id(value)] = place
        if type(value) in {list, tuple, dict}:
            is_dict = type(value) is dict
            items = f"[...{place}.values()]" if is_dict else place
            for at, item in enumerate(value.values() if is_dict else value):
                self._locate(item, f"{items}[{at}]")
        elif is_record(type(value)):
            for it in dataclasses.fields(value):
                self._locate(getattr(value, it.name), f"{place}.{it.name}")

    def literal(self, value: object, *, is_constant: bool = False) -> str:
        """Return a value as JavaScript. An object that occurs twice in it stays one object.

        So does one that occurs in two constants.
        """
        counts: Counter[int] = Counter()
        shared: dict[int, str] = {}

        def count(item: object) -> str:
            counts[id(item)] += type(item) not in SCALARS
            return self._plain(item, count)

        def write(item: object) -> str:
            if is_constant and id(item) in self.places:
                return self.places[id(item)]
            if counts[id(item)] > 1 and id(item) not in shared:
                js = self._plain(item, write)
                shared[id(item)] = f"$shared{len(shared)}"
                declared.append(f"const {shared[id(item)]} = {js};")
            return shared.get(id(item)) or self._plain(item, write)

        declared: list[str] = []
        count(value)
        js = write(value)
        return f"(() => {{ {' '.join(declared)} return {js}; }})()" if declared else js

    def _plain(self, value: Any, inner: Callable[[object], str]) -> str:
        # Subclasses are excluded because a str enum, for example, prints differently.
        kind = type(value)
        if kind in SCALARS:
            return SCALARS[kind](value)
        if kind is dict:
            pairs = ", ".join(f"[{inner(key)}, {inner(item)}]" for key, item in value.items())
            return f"new Map([{pairs}])"
        if kind in COLLECTIONS:
            return COLLECTIONS[kind].format(", ".join(map(inner, value)))
        if isinstance(value, FunctionType):
            return self.function(value)
        if is_record(kind):
            fields = (inner(getattr(value, item.name)) for item in dataclasses.fields(kind))
            return f"new {self.record(kind)}({', '.join(fields)})"
        advice = advice_for(kind, kind.__name__)
        raise UnsupportedSyntax(None, f"a value of the type {kind.__name__}", advice)

    def record(self, kind: type) -> str:
        """Return the JavaScript class of a dataclass, writing it on first use."""
        if kind in self.names:
            return self.names[kind]
        name = self.names[kind] = self.free_name(f"${kind.__name__}")
        # Reserves a block before the constants of the methods, which may be instances.
        block = len(self.blocks)
        self.blocks.append("")
        body = _fields(self, kind)
        special = [it for it in vars(kind) if _is_special(kind, it)]
        if special:
            construct = f"{', '.join(special)} in {kind.__name__}"
            raise UnsupportedSyntax(None, construct, "write plain methods and properties")
        body.append(f"static typeName = {string(kind.__name__)};")
        self.add_methods(kind)
        for method, fn in class_methods(kind).items():
            is_property = isinstance(getattr(kind, method), property)
            shown = "$str" if method == "__str__" else method
            head = f"get {shown}()" if is_property else f"{shown}(...values)"
            values = "this" if is_property else "this, ...values"
            body.append(f"{head} {{ return {self.function(fn)}({values}); }}")
        self.blocks[block] = "\n".join([f"class {name} extends py.Record {{", *body, "}"])
        return name

    def add_methods(self, kind: type) -> None:
        """Note the methods and properties of a class, before any code uses them."""
        for name, fn in class_methods(kind).items():
            self.attributes.add(name)
            self.methods.setdefault(name, set()).add(fn)

    def report(self, path: str, first: int, error: UnsupportedSyntax) -> None:
        """Add a problem, which is in the line ``first`` or below, unless it is already there."""
        said = f"{error.construct} {error.problem}; {error.advice}"
        line = max(first, getattr(error.node, "lineno", 1))
        at = f"{place(path, line)}: "
        # The method of a mixin is compiled for each state that has it.
        if not any(it.startswith(at) and it.endswith(f": {said}") for it in self.problems):
            self.problems.append(f"{at}{self.where}: {said}")

    def complete(self, compile_all: Callable[[], str]) -> str:
        """Compile all, and again if a dataclass was met, whose members decide what calls mean."""
        made = compile_all()
        if any(map(is_record, self.names)):
            again = Program(self.write_function, self.has_toasts, where=self.where)
            vars(self).update(vars(again), attributes=self.attributes, methods=self.methods)
            made = compile_all()
        self._finish()
        return made

    def _finish(self) -> None:
        """Report the attributes that no value of the program can have, and sort all problems."""
        for name, where, path, error in self.used:
            if name not in self.attributes:
                near = did_you_mean(name, {*METHODS, *self.attributes}) or ATTRIBUTE_ADVICE
                for kind in filter(is_record, self.names):
                    near = f"write {kind.__name__}.{name}" if hasattr(kind, name) else near
                error.advice, self.where = error.advice or self._state_advice(name) or near, where
                self.report(path, 1, error)
        self.problems.sort(
            key=lambda it: [part.zfill(6) for part in re.split(r":(\d+):", it, maxsplit=1)]
        )

    def _state_advice(self, name: str) -> str:
        states = (it for it in self.names if isinstance(it, type) and issubclass(it, BaseState))
        for label, found in ((label_of(it), getattr(it, name, None)) for it in states):
            event = f", or return {label}.{name}" if type(found) is EventHandler else ""
            if event or is_app_function(found):
                cause = f"{label} is another state, whose methods cannot be called"
                return f"{cause}: write a function of the module that takes the state{event}"
        return ""

    def free_name(self, label: str) -> str:
        """Return an unused JavaScript name that begins with ``label``."""
        taken = set(self.names.values())
        names = itertools.chain([label], (f"{label}${count}" for count in itertools.count(2)))
        return next(name for name in names if name not in taken)


def class_methods(kind: type) -> dict[str, FunctionType]:
    """Return the methods and properties that the app defines in a class."""
    functions = {
        name: value.fget if isinstance(value, property) else value
        for name, value in vars(kind).items()
    }
    return {name: fn for name, fn in functions.items() if is_app_function(fn)}


def _is_special(kind: type, name: str) -> bool:
    has_setter = bool(getattr(vars(kind)[name], "fset", None))
    is_operator = name.startswith("__") and name != "__str__" and name in class_methods(kind)
    return has_setter or is_operator


def _fields(program: Program, kind: Any) -> list[str]:
    fields = dataclasses.fields(kind)
    program.attributes |= {item.name for item in fields}
    if "constructor" in {*vars(kind), *kind.__dataclass_fields__}:
        raise UnsupportedSyntax(None, f"the name {kind.__name__}.constructor", "choose another")
    options = kind.__dataclass_params__
    plain = all(it.init and it.repr and it.compare and it.hash is None for it in fields)
    # Other parameters are those that are no fields (InitVar).
    plain &= [*inspect.signature(kind).parameters] == [it.name for it in fields]
    is_usual = options.init and options.repr and options.eq
    if not plain or not is_usual or options.order or options.unsafe_hash:
        construct = f"an option of the dataclass {kind.__name__}"
        raise UnsupportedSyntax(
            None, construct, "use only frozen, kw_only, slots, default and default_factory"
        )
    if len(kind.__mro__) > 2 or len({it.kw_only for it in fields}) > 1:  # noqa: PLR2004  itself and object
        construct = f"{kind.__name__}, with a base class or kw_only for some fields,"
        raise UnsupportedSyntax(None, construct, "write all fields in one class, all alike")
    parameters = ", ".join(_parameter(program, kind, item) for item in fields)
    assigned = " ".join(f"this.{item.name} = ${item.name};" for item in fields)
    names = [item.name for item in fields]
    # A constant of the class is read from an instance only if another class has such a field.
    constants = [
        f"get {name}() {{ return {program.constant(name, value)}; }}"
        for name, value in vars(kind).items()
        if name in program.attributes.difference(names) and not hasattr(value, "__get__")
    ]
    return [
        f"static fields = {json.dumps(names)};",
        *constants,
        f"constructor({parameters}) {{ super(); {assigned} }}",
        f"static {'isFrozen' if options.frozen else 'isMutable'} = true;",
    ]


def _parameter(program: Program, kind: type, item: dataclasses.Field[object]) -> str:
    if item.default is not dataclasses.MISSING:
        return f"${item.name} = {program.constant(item.name, item.default)}"
    if item.default_factory is dataclasses.MISSING:
        return f"${item.name}"
    factory: Any = item.default_factory
    if isinstance(factory, FunctionType):
        return f"${item.name} = {program.function(factory)}()"
    made = f"new {program.record(factory)}()" if is_record(factory) else FACTORIES.get(factory)
    if made is None:
        construct = f"the default factory of {kind.__name__}.{item.name}"
        raise UnsupportedSyntax(None, construct, "use list, dict, set, a dataclass or a function")
    return f"${item.name} = {made}"


def _integer(value: int) -> str:
    if abs(value) > MAX_SAFE_INTEGER:
        construct = f"the int {value}, beyond 2**53 - 1,"
        raise UnsupportedSyntax(None, construct, "use a smaller unit or a float")
    return str(value)


def string(value: str) -> str:
    """Return a string as JavaScript."""
    # A lone surrogate cannot be written to a UTF-8 file.
    lone = any("\ud800" <= character <= "\udfff" for character in value)
    return json.dumps(str(value), ensure_ascii=lone)


SCALARS: dict[type, Callable[[Any], str]] = {
    bool: json.dumps,
    float: lambda value: f"py.toFloat({json.dumps(value)})",
    int: _integer,
    str: string,
    type(None): json.dumps,
}
COLLECTIONS: dict[type, str] = {list: "[{}]", set: "py.set([{}])", tuple: "py.Tuple.of({})"}
