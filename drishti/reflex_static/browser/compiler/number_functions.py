"""Built-in functions that give numbers."""

import ast
from collections.abc import Callable, Mapping

from drishti.reflex_static.browser.compiler.arguments import options, unfit, values
from drishti.reflex_static.browser.compiler.comprehensions import values_of
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NONE,
    NOTHING,
    NUMBERS,
    STR,
    Scalar,
    Tuple,
    Type,
    item_of,
)
from drishti.reflex_static.browser.refusal import Refusal

Compiler = Callable[[Scope, ast.Call, Type | None], Code]


def to_int(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``int(x)``."""
    options(node)
    codes = values(scope, node, 0, 1)
    helpers = {INT: "", BOOL: "Number", FLOAT: "py.truncate", STR: "py.parseInt"}
    return _converted(node, codes, helpers, Code("0", INT))


def to_float(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``float(x)``."""
    options(node)
    codes = values(scope, node, 0, 1)
    return _converted(node, codes, {FLOAT: "", INT: "", BOOL: "Number"}, Code("0", FLOAT))


def absolute(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``abs(x)``."""
    options(node)
    (code,) = values(scope, node, 1, 1)
    if code.type not in NUMBERS:
        raise unfit(node, code, "give it a number")
    return Code(f"Math.abs({code.text})", code.type)


def rounded(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``round(x)`` and ``round(x, 2)``."""
    options(node)
    codes = values(scope, node, 1, 2)
    if codes[0].type not in NUMBERS:
        raise unfit(node, codes[0], "give it a number")
    if len(codes) == 1:
        rounded = f"py.round({codes[0].text})" if codes[0].type == FLOAT else codes[0].text
        return Code(rounded, INT)
    digits = codes[1].text
    if not digits.isdecimal() or int(digits) > 20:  # noqa: PLR2004  what fixed() can do
        raise Refusal(node, f"round() to {digits} digits", "write 0 to 20 digits")
    if codes[0].type == INT:
        return codes[0]
    return Code(f"py.roundTo({codes[0].text}, {digits})", FLOAT)


def extreme(helper: str) -> Compiler:
    """Return what compiles ``min`` or ``max``."""

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


def summed(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``sum(items)``."""
    options(node)
    if len(node.args) != 1:
        raise Refusal(node, "sum() with a start", "add it afterwards")
    items = values_of(scope, node.args[0])
    if item_of(items.type) not in (INT, NOTHING):
        raise unfit(node, items, "sum int; Python's versions sum floats differently")
    return Code(f"py.sum({items.text})", INT)


def both_parts(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``divmod(a, b)``."""
    options(node)
    left, right = values(scope, node, 2, 2)
    if left.type != INT or right.type != INT:
        raise Refusal(node, f"divmod() of {left.type} and {right.type}", "use int")
    return Code(f"py.divideModulo({left.text}, {right.text})", Tuple((INT, INT)))


def whole(helper: str) -> Compiler:
    """Return what compiles ``math.floor`` or ``math.ceil``."""

    def compiler(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
        options(node)
        (code,) = values(scope, node, 1, 1)
        if code.type not in NUMBERS:
            raise unfit(node, code, "give it a number")
        written = f"py.truncate(Math.{helper}({code.text}))"
        return Code(written if code.type == FLOAT else code.text, INT)

    return compiler


def _converted(
    node: ast.Call, codes: list[Code], helpers: Mapping[Scalar, str], empty: Code
) -> Code:
    if not codes:
        return empty
    code = codes[0]
    if not isinstance(code.type, Scalar) or code.type not in helpers:
        raise unfit(node, code, f"give it {' or '.join(map(str, helpers))}")
    helper = helpers[code.type]
    return Code(f"{helper}({code.text})" if helper else code.text, empty.type)
