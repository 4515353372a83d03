"""Built-in functions, each with Python's meaning or refused."""

import ast
import math
from collections.abc import Callable

from drishti.browser.compiler.comprehensions import looped, stops_at, values_of
from drishti.browser.compiler.operators import condition
from drishti.browser.compiler.scope import Code, Scope
from drishti.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NONE,
    NOTHING,
    NUMBERS,
    STR,
    Array,
    Dict,
    Iterable,
    Tuple,
    Type,
    item_of,
)
from drishti.browser.refusal import Refusal

Compiler = Callable[[Scope, ast.Call, Type | None], Code]


def options(node: ast.Call, *allowed: str) -> dict[str, ast.expr]:
    """Return the keyword arguments, refusing any that is not allowed."""
    for keyword in node.keywords:
        if keyword.arg not in allowed:
            called = ast.unparse(node.func)
            raise Refusal(node, f"`{keyword.arg}=` in {called}()", "leave it out")
    return {str(keyword.arg): keyword.value for keyword in node.keywords}


def values(scope: Scope, node: ast.Call, least: int, most: int) -> list[Code]:
    """Return the positional arguments, refusing too few or too many."""
    if not least <= len(node.args) <= most:
        called = ast.unparse(node.func)
        raise Refusal(node, f"{called}() with {len(node.args)} arguments", "see Python's own")
    return [scope.expr(argument) for argument in node.args]


def _refuse(node: ast.Call, code: Code, advice: str) -> Refusal:
    return Refusal(node, f"{ast.unparse(node.func)}() of {code.type}", advice)


def _len(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    (code,) = values(scope, node, 1, 1)
    if code.type == STR:
        return Code(f"py.length({code.text})", INT)
    if isinstance(code.type, Array | Tuple):
        return Code(f"{code.text}.length", INT)
    if isinstance(code.type, Dict):
        return Code(f"{code.text}.size", INT)
    raise _refuse(node, code, "use a list, a dict or a str")


def text_of(node: ast.AST, code: Code) -> str:
    """Return ``str(value)`` in JavaScript."""
    helpers = {INT: "String", FLOAT: "py.floatText", BOOL: "py.boolText", STR: ""}
    if code.type == NONE:
        return f'({code.text}, "None")'
    if code.type not in helpers:
        raise Refusal(node, f"text of {code.type}", "write out its parts")
    assert isinstance(code.type, type(INT))  # noqa: S101  every key above is a scalar
    return f"{helpers[code.type]}({code.text})" if helpers[code.type] else code.text


def _str(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    codes = values(scope, node, 0, 1)
    return Code(text_of(node, codes[0]) if codes else '""', STR)


def _int(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    codes = values(scope, node, 0, 1)
    helpers = {INT: "", BOOL: "Number", FLOAT: "py.truncate", STR: "py.parseInt"}
    return _converted(node, codes, helpers, Code("0", INT))


def _float(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    codes = values(scope, node, 0, 1)
    return _converted(node, codes, {FLOAT: "", INT: "", BOOL: "Number"}, Code("0", FLOAT))


def _converted(
    node: ast.Call, codes: list[Code], helpers: dict[Type, str], empty: Code
) -> Code:
    if not codes:
        return empty
    code = codes[0]
    if code.type not in helpers:
        raise _refuse(node, code, f"give it {' or '.join(map(str, helpers))}")
    helper = helpers[code.type]
    return Code(f"{helper}({code.text})" if helper else code.text, empty.type)


def _bool(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    if len(node.args) > 1:
        raise Refusal(node, "bool() with two arguments", "pass one")
    return Code(f"!!{condition(scope, node.args[0])}" if node.args else "false", BOOL)


def _abs(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    (code,) = values(scope, node, 1, 1)
    if code.type not in NUMBERS:
        raise _refuse(node, code, "give it a number")
    return Code(f"Math.abs({code.text})", code.type)


def _round(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    codes = values(scope, node, 1, 2)
    if codes[0].type not in NUMBERS:
        raise _refuse(node, codes[0], "give it a number")
    if len(codes) == 1:
        rounded = f"py.round({codes[0].text})" if codes[0].type == FLOAT else codes[0].text
        return Code(rounded, INT)
    digits = codes[1].text
    if not digits.isdecimal() or int(digits) > 20:  # noqa: PLR2004  what fixed() can do
        raise Refusal(node, f"round() to {digits} digits", "write 0 to 20 digits")
    if codes[0].type == INT:
        return codes[0]
    return Code(f"py.roundTo({codes[0].text}, {digits})", FLOAT)


def _largest(helper: str) -> Compiler:
    def compiler(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
        given = options(node, "default") if len(node.args) == 1 else options(node)
        if len(node.args) == 1:
            items = values_of(scope, node.args[0])
            kind = item_of(items.type)
        else:
            codes = values(scope, node, 2, 255)
            kind = codes[0].type
            for code in codes:
                kind = kind if code.type == kind else None
            items = Code(f"[{', '.join(code.text for code in codes)}]", NONE)
        if kind not in (*NUMBERS, STR):
            raise Refusal(node, f"{helper}() of mixed types", "give it all int or all float")
        default = f", {scope.fitting(given['default'], kind, 'default')}" if given else ""
        return Code(f"py.{helper}({items.text}{default})", kind)

    return compiler


def _sum(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    if len(node.args) != 1:
        raise Refusal(node, "sum() with a start", "add it afterwards")
    items = values_of(scope, node.args[0])
    if item_of(items.type) not in (INT, NOTHING):
        raise _refuse(node, items, "sum int; Python's versions sum floats differently")
    return Code(f"py.sum({items.text})", INT)


def _range(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    codes = values(scope, node, 1, 3)
    for code in codes:
        if code.type != INT:
            raise _refuse(node, code, "give it int")
    texts = [code.text for code in codes]
    written = ["0", *texts] if len(texts) == 1 else texts
    return Code(f"py.range({', '.join(written)})", Iterable(INT))


def _enumerate(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    given = options(node, "start")
    if len(node.args) != 1:
        raise Refusal(node, "enumerate() with two arguments", "write start=")
    items, kind = looped(scope, node, node.args[0])
    start = scope.fitting(given["start"], INT, "start") if given else "0"
    return Code(f"py.enumerate({items}, {start})", Iterable(Tuple((INT, kind))))


def _zip(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    given = options(node, "strict")
    strict = given.get("strict")
    pairs = [looped(scope, node, argument) for argument in node.args]
    kinds = Iterable(Tuple(tuple(kind for _, kind in pairs)))
    flag = "true" if isinstance(strict, ast.Constant) and strict.value is True else "false"
    if strict and not isinstance(strict, ast.Constant):
        raise Refusal(node, "zip() with a computed strict=", "write True or False")
    return Code(f"py.zip({flag}, {', '.join(items for items, _ in pairs)})", kinds)


def _reversed(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    items, kind = looped(scope, node, node.args[0])
    return Code(f"[...{items}].reverse()", Iterable(kind))


def _sorted(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    given = options(node, "reverse")
    items, kind = looped(scope, node, node.args[0])
    if not sortable(kind):
        raise Refusal(node, f"sorted() of {kind}", "sort numbers, texts or tuples of them")
    falling = scope.fitting(given["reverse"], BOOL, "reverse") if given else "false"
    return Code(f"py.sort([...{items}], {falling})", Array(kind))


def sortable(kind: Type) -> bool:
    """Return whether values of this type have an order."""
    if isinstance(kind, Tuple):
        return all(map(sortable, kind.items))
    return kind in (INT, FLOAT, BOOL, STR, NOTHING) or (
        isinstance(kind, Array) and kind.kind != "set" and sortable(kind.item)
    )


def _list(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    if not node.args:
        return Code("[]", Array(NOTHING))
    items, kind = looped(scope, node, node.args[0])
    return Code(f"[...{items}]", Array(kind))


def _tuple(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    code = _list(scope, node, None)
    kind = item_of(code.type)
    return Code(code.text, Array(kind or NOTHING, "tuple", readonly=True))


def _dict(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    if not node.args:
        return Code("new Map()", Dict(NOTHING, NOTHING))
    code = scope.expr(node.args[0])
    if isinstance(code.type, Dict):
        return Code(f"new Map({code.text})", Dict(code.type.key, code.type.value))
    kind = item_of(code.type)
    if isinstance(kind, Tuple) and len(kind.items) == 2 and kind.items[0] in (STR, INT):  # noqa: PLR2004
        return Code(f"new Map({code.text})", Dict(*kind.items))
    raise _refuse(node, code, "give it a dict or pairs")


def _any(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    return stops_at(scope, node, found=True)


def _all(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    return stops_at(scope, node, found=False)


def _divmod(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    left, right = values(scope, node, 2, 2)
    if left.type != INT or right.type != INT:
        raise Refusal(node, f"divmod() of {left.type} and {right.type}", "use int")
    return Code(f"py.divideModulo({left.text}, {right.text})", Tuple((INT, INT)))


def _ord(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    (code,) = values(scope, node, 1, 1)
    if code.type != STR:
        raise _refuse(node, code, "give it a str")
    return Code(f"py.ord({code.text})", INT)


def _chr(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    options(node)
    (code,) = values(scope, node, 1, 1)
    if code.type != INT:
        raise _refuse(node, code, "give it an int")
    return Code(f"py.chr({code.text})", STR)


def _floor(helper: str) -> Compiler:
    def compiler(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
        options(node)
        (code,) = values(scope, node, 1, 1)
        if code.type not in NUMBERS:
            raise _refuse(node, code, "give it a number")
        written = f"py.truncate(Math.{helper}({code.text}))"
        return Code(written if code.type == FLOAT else code.text, INT)

    return compiler


BUILTINS: tuple[tuple[object, Compiler], ...] = (
    (len, _len),
    (str, _str),
    (int, _int),
    (float, _float),
    (bool, _bool),
    (abs, _abs),
    (round, _round),
    (min, _largest("min")),
    (max, _largest("max")),
    (sum, _sum),
    (range, _range),
    (enumerate, _enumerate),
    (zip, _zip),
    (reversed, _reversed),
    (sorted, _sorted),
    (list, _list),
    (tuple, _tuple),
    (dict, _dict),
    (any, _any),
    (all, _all),
    (divmod, _divmod),
    (ord, _ord),
    (chr, _chr),
    (math.floor, _floor("floor")),
    (math.ceil, _floor("ceil")),
)
NOT_HERE = {
    "print": "leave it out",
    "open": "read it while the site is built, into a constant",
    "isinstance": "give the value one type",
    "getattr": "name the var",
    "setattr": "name the var",
    "hasattr": "name the var",
    "map": "use a list comprehension",
    "filter": "use a list comprehension",
    "set": "use a list",
    "frozenset": "use a tuple",
    "eval": "write it out",
    "exec": "write it out",
    "input": "take the value as an argument",
    "super": "call a function of your own",
    "repr": "use str(...)",
    "format": "use an f-string",
}
