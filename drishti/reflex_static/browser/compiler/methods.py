"""Methods of str, list and dict: which there are, what they take and what they give."""

import ast
import re
from dataclasses import dataclass

from drishti.reflex_static.browser.compiler.changes import must_be_changeable
from drishti.reflex_static.browser.compiler.comprehensions import collected
from drishti.reflex_static.browser.compiler.container_functions import sortable
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    INT,
    NONE,
    STR,
    Array,
    Dict,
    Iterable,
    Optional,
    Tuple,
    Type,
    fits,
    join,
    read_only,
)
from drishti.reflex_static.browser.refusal import Refusal

# Where the value and its arguments go in a template; {,1} is for one that may be left out.
PLACE = re.compile(r"\{,?\d\}")
# Stand for the types of the list or dict whose method it is.
ITEM, KEY, VALUE, PAIR, SAME = (object() for _ in range(5))


@dataclass(frozen=True)
class Method:
    """A method: its JavaScript, what it takes, what it gives, and whether it changes the value."""

    text: str
    takes: tuple[object, ...] = ()
    gives: object = NONE
    optional: int = 0
    changes: bool = False


TEXT_METHODS = {
    "startswith": Method("{0}.startsWith({1})", (STR,), BOOL),
    "endswith": Method("{0}.endsWith({1})", (STR,), BOOL),
    "upper": Method("{0}.toUpperCase()", (), STR),
    "lower": Method("{0}.toLowerCase()", (), STR),
    "strip": Method("py.strip({0}, 3{,1})", (STR,), STR, 1),
    "lstrip": Method("py.strip({0}, 1{,1})", (STR,), STR, 1),
    "rstrip": Method("py.strip({0}, 2{,1})", (STR,), STR, 1),
    "split": Method("py.split({0}{,1})", (STR,), Array(STR), 1),
    "join": Method("[...{1}].join({0})", (Array(STR, "sequence", readonly=True),), STR),
    "replace": Method("py.replace({0}, {1}, {2})", (STR, STR), STR),
    "find": Method("py.find({0}, {1})", (STR,), INT),
    "count": Method("py.countText({0}, {1})", (STR,), INT),
    "removeprefix": Method("py.removePrefix({0}, {1})", (STR,), STR),
    "removesuffix": Method("py.removeSuffix({0}, {1})", (STR,), STR),
    "zfill": Method("py.zfill({0}, {1})", (INT,), STR),
    "isdecimal": Method("py.isDecimal({0})", (), BOOL),
    "isascii": Method("py.isAscii({0})", (), BOOL),
    "isalpha": Method("py.isAlpha({0})", (), BOOL),
}
LIST_METHODS = {
    "append": Method("{0}.push({1})", (ITEM,), NONE, changes=True),
    "insert": Method("{0}.splice({1}, 0, {2})", (INT, ITEM), NONE, changes=True),
    "extend": Method("{0}.push(...{1})", (SAME,), NONE, changes=True),
    "pop": Method("py.pop({0}{,1})", (INT,), ITEM, 1, changes=True),
    "remove": Method("py.remove({0}, {1})", (ITEM,), NONE, changes=True),
    "clear": Method("{0}.length = 0", (), NONE, changes=True),
    "reverse": Method("{0}.reverse()", (), NONE, changes=True),
    "sort": Method("py.sort({0}, false)", (), NONE, changes=True),
    "copy": Method("[...{0}]", (), SAME),
    "index": Method("py.index({0}, {1})", (ITEM,), INT),
    "count": Method("py.count({0}, {1})", (ITEM,), INT),
}
DICT_METHODS = {
    "keys": Method("py.keys({0})", (), KEY),
    "values": Method("py.values({0})", (), VALUE),
    "items": Method("py.items({0})", (), PAIR),
    "clear": Method("{0}.clear()", (), NONE, changes=True),
    "copy": Method("new Map({0})", (), SAME),
    "update": Method("py.update({0}, {1})", (SAME,), NONE, changes=True),
}
ADVICE = {
    "format": "use an f-string",
    "isdigit": "use isdecimal()",
    "isnumeric": "use isdecimal()",
    "title": "write the text as it should look",
    "capitalize": "write the text as it should look",
    "casefold": "use lower()",
    "encode": "stay with str",
}


def method(scope: Scope, node: ast.Call, called: ast.Attribute) -> Code:
    """Compile a call of a value's own method."""
    held = scope.expr(called.value)
    if node.keywords:
        raise Refusal(node, f"`{node.keywords[0].arg}=` in {called.attr}()", "leave it out")
    if isinstance(held.type, Dict) and called.attr in ("get", "pop", "setdefault"):
        return _looked_up(scope, node, called, held, held.type)
    found = _table(held.type).get(called.attr)
    if found is None:
        advice = ADVICE.get(called.attr, "use a method listed in the README")
        raise Refusal(node, f"`{called.attr}()` of {held.type}", advice)
    if found.changes:
        must_be_changeable(scope, called.value, held)
    if called.attr == "sort" and isinstance(held.type, Array) and not sortable(held.type.item):
        raise Refusal(node, f"sort() of {held.type}", "sort numbers, texts or tuples of them")
    least = len(found.takes) - found.optional
    if not least <= len(node.args) <= len(found.takes):
        raise Refusal(node, f"{called.attr}() with {len(node.args)} arguments", f"pass {least}")
    texts = [
        _argument(scope, argument, _kind(wanted, held.type), called.attr)
        for argument, wanted in zip(node.args, found.takes, strict=False)
    ]
    return Code(_filled(found.text, held.text, texts), _given(found.gives, held.type))


def _argument(scope: Scope, node: ast.expr, kind: Type, called: str) -> str:
    if isinstance(node, ast.GeneratorExp):
        code = collected(scope, node)
        if fits(code.type, kind):
            return code.text
    return scope.fitting(node, kind, f"{called}()")


def _table(kind: Type) -> dict[str, Method]:
    if kind == STR:
        return TEXT_METHODS
    if isinstance(kind, Array) and kind.kind != "set":
        reading = {name: one for name, one in LIST_METHODS.items() if not one.changes}
        return LIST_METHODS if kind.kind == "list" else reading
    return DICT_METHODS if isinstance(kind, Dict) else {}


def _looked_up(scope: Scope, node: ast.Call, called: ast.Attribute, held: Code, kind: Dict) -> Code:
    if not 1 <= len(node.args) <= 2 or (called.attr == "setdefault" and len(node.args) == 1):  # noqa: PLR2004
        raise Refusal(node, f"{called.attr}() with {len(node.args)} arguments", "pass a key")
    if called.attr != "get":
        must_be_changeable(scope, called.value, held)
    key = scope.fitting(node.args[0], kind.key, "a key")
    helper = {"get": "get", "pop": "popKey", "setdefault": "setDefault"}[called.attr]
    if len(node.args) == 1:
        gives = Optional(kind.value) if called.attr == "get" else kind.value
        if isinstance(kind.value, Optional):
            gives = kind.value
        return Code(f"py.{helper}({held.text}, {key}{', null' * (helper == 'get')})", gives)
    default = scope.expr(node.args[1], kind.value)
    joined = join(kind.value, default.type)
    if joined is None or (called.attr == "setdefault" and joined != kind.value):
        raise Refusal(node, f"a default of type {default.type}", f"give it a {kind.value}")
    return Code(f"py.{helper}({held.text}, {key}, {default.text})", joined)


def _kind(wanted: object, held: Type) -> Type:
    if wanted is SAME:
        if isinstance(held, Array):
            return Array(held.item, "sequence", readonly=True)
        return read_only(held)
    return _given(wanted, held)


def _given(gives: object, held: Type) -> Type:
    if isinstance(held, Dict) and gives is PAIR:
        return Iterable(Tuple((held.key, held.value)))
    if gives is SAME:
        return Dict(held.key, held.value) if isinstance(held, Dict) else _list_of(held)
    if isinstance(held, Array) and gives is ITEM:
        return held.item
    if isinstance(held, Dict) and gives in (KEY, VALUE):
        return Iterable(held.key if gives is KEY else held.value)
    assert isinstance(gives, type(STR) | Array)  # noqa: S101  what is left is a type
    return gives


def _list_of(kind: Type) -> Type:
    return Array(kind.item) if isinstance(kind, Array) else kind


def _filled(template: str, held: str, texts: list[str]) -> str:
    parts = {"{0}": held, "{,1}": "".join(f", {text}" for text in texts)}
    parts |= {f"{{{place}}}": text for place, text in enumerate(texts, start=1)}
    # In one go: a text of the app may look like a place in the template.
    return PLACE.sub(lambda found: parts[found[0]], template)
