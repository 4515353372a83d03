"""Classes of the app as JavaScript: dataclasses, enums and plain classes."""

import dataclasses
from types import FunctionType
from typing import TYPE_CHECKING

from ..errors import UnsupportedSyntax
from .library import from_library, is_own_class, is_plain_enum
from .literals import literal, string, string_list

if TYPE_CHECKING:
    from .program import Program


CALLED = (FunctionType, property, staticmethod, classmethod)


def write_class(program: "Program", kind: type) -> str:
    """Write a class, and return its name in JavaScript."""
    name = program.names[kind] = program.free_name(f"${kind.__name__}")
    methods = class_methods(kind)
    base, body = "py.PythonObject", ["static fields = [];"]
    if is_plain_enum(kind):
        base, body = "py.Member", [_members(program, kind)]
        program.attributes |= {"name", "value"}
    elif dataclasses.is_dataclass(kind):
        base, body = "py.Record", _fields(program, kind)
    else:
        shared = _class_attributes(kind)
        body += [f"{key} = {program.constant(key, value)};" for key, value in shared.items()]
        program.attributes |= shared.keys()
        program.attributes |= {name for fn in methods.values() for name in fn.__code__.co_names}
    if is_own_class(parent := kind.__bases__[0]):
        base = program.record(parent)
    # Reserves a block before the constants of the methods, which may be instances of the class.
    place = len(program.blocks)
    program.blocks.append("")
    if not is_plain_enum(kind) and (made := methods.pop("__init__", None)):
        call = f"{program.function(made)}(made, ...values)"
        body.append(f"static make(...values) {{ const made = new this(); {call}; return made; }}")
    special = [name for name in methods if name.startswith("__") and name != "__str__"]
    special += [name for name, it in vars(kind).items() if getattr(it, "fset", None)]
    special += [name for name in ("_missing_",) if name in vars(kind)]
    if special:
        construct = f"{', '.join(special)} in {kind.__name__}"
        raise UnsupportedSyntax(None, construct, "write plain methods and properties")
    program.attributes |= set(methods)
    body.append(f"static typeName = {string(kind.__name__)};")
    for method, fn in methods.items():
        is_property = isinstance(getattr(kind, method), property)
        shown = "$str" if method == "__str__" else method
        head = f"get {shown}()" if is_property else f"{shown}(...values)"
        values = "this" if is_property else "this, ...values"
        body.append(f"{head} {{ return {program.function(fn)}({values}); }}")
    program.blocks[place] = "\n".join([f"class {name} extends {base} {{", *body, "}"])
    return name


def constructor_of(program: "Program", kind: type) -> str:
    """Return the JavaScript that makes an instance of a class, up to the arguments."""
    name = program.record(kind)
    return f"{name}.make" if "__init__" in class_methods(kind) else f"new {name}"


def class_methods(kind: type) -> dict[str, FunctionType]:
    """Return the methods and properties of a class, including those inherited within the app."""
    found: dict[str, FunctionType] = {}
    for base in reversed(kind.__mro__[:-1]):
        for name, value in vars(base).items():
            fn = value.fget if isinstance(value, property) else value
            if isinstance(fn, FunctionType) and not from_library(fn):
                found[name] = fn
    return found


def _class_attributes(kind: type) -> dict[str, object]:
    """Return the class attributes, including inherited ones."""
    return {
        name: value
        for base in reversed(kind.__mro__[:-1])
        for name, value in vars(base).items()
        if not name.startswith("__") and not isinstance(value, CALLED)
    }


def _members(program: "Program", kind: type) -> str:
    made = []
    for member in kind:  # type: ignore[attr-defined]
        name = string(member.name)
        made.append(f"[{name}, new this({name}, {literal(program, member.value)})]")
    return f"static members = new Map([{', '.join(made)}]);"


def _fields(program: "Program", kind: type) -> list[str]:
    fields = dataclasses.fields(kind)
    program.attributes |= {item.name for item in fields}
    if any(not item.init for item in fields):
        construct = f"a field without init in {kind.__name__}"
        raise UnsupportedSyntax(None, construct, "fill every field")
    parameters = ", ".join(_parameter(program, kind, item) for item in fields)
    assigned = " ".join(f"this.{item.name} = ${item.name};" for item in fields)
    options = kind.__dataclass_params__  # type: ignore[attr-defined]
    return [
        f"static fields = {string_list([item.name for item in fields])};",
        f"constructor({parameters}) {{ super(); {assigned} }}",
        *(["static isFrozen = true;"] if options.frozen else []),
        *(["static isOrdered = true;"] if options.order else []),
    ]


def _parameter(program: "Program", kind: type, item: dataclasses.Field[object]) -> str:
    if item.default is not dataclasses.MISSING:
        return f"${item.name} = {program.constant(item.name, item.default)}"
    if item.default_factory is dataclasses.MISSING:
        return f"${item.name}"
    made = {list: "[]", dict: "new Map()", set: "new Set()"}.get(item.default_factory)  # type: ignore[call-overload]
    if made is None and isinstance(item.default_factory, FunctionType):
        made = f"{program.function(item.default_factory)}()"
    if made is None:
        construct = f"the default factory of {kind.__name__}.{item.name}"
        raise UnsupportedSyntax(None, construct, "use list, dict, set or a function")
    return f"${item.name} = {made}"
