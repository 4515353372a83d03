"""The patterns of ``match``: each becomes a JavaScript condition that also assigns its names."""

import ast

from ..errors import UnsupportedSyntax
from .dispatch import compile_condition, compile_expression
from .library import TYPES
from .literals import literal
from .scope import Scope, javascript_name


def compile_match(scope: Scope, case: ast.match_case, subject: str) -> str:
    """Return the condition of a case, with its guard."""
    test = _condition(scope, case.pattern, subject)
    return f"{test} && {compile_condition(scope, case.guard)}" if case.guard else test


def _condition(scope: Scope, pattern: ast.pattern, subject: str) -> str:
    test = ""
    match pattern:
        case ast.MatchValue(value):
            test = f"py.equal({subject}, {compile_expression(scope, value)})"
        case ast.MatchSingleton(value):
            test = f"{subject} === {literal(scope.program, value)}"
        case ast.MatchOr(patterns):
            test = f"({' || '.join(_condition(scope, part, subject) for part in patterns)})"
        case ast.MatchAs(inner, name):
            known = _condition(scope, inner, subject) if inner else "true"
            test = f"({known}{_bind(scope, name, subject)})"
        case ast.MatchSequence(patterns):
            test = _sequence(scope, patterns, subject)
        case ast.MatchMapping(keys, patterns, None):
            parts = [f"{subject} instanceof Map"]
            for key, part in zip(keys, patterns, strict=True):
                name = compile_expression(scope, key)
                parts.append(f"py.contains({name}, {subject})")
                parts.append(_condition(scope, part, f"py.getItem({subject}, {name})"))
            test = f"({' && '.join(parts)})"
        case ast.MatchClass(cls, [], []) if scope.resolve(cls) in TYPES:
            test = f"py.isinstance({subject}, [{TYPES[scope.resolve(cls)]}])"
    if test:
        return test
    construct = f"the pattern `{ast.unparse(pattern)}`"
    raise UnsupportedSyntax(pattern, construct, "use values, names, `|` and lists, or if and elif")


def _sequence(scope: Scope, patterns: list[ast.pattern], subject: str) -> str:
    stars = [place for place, part in enumerate(patterns) if isinstance(part, ast.MatchStar)]
    least = len(patterns) - len(stars)
    parts = [f"py.isSequence({subject}, {least}, {'true' if stars else 'false'})"]
    for place, part in enumerate(patterns):
        after = place - len(patterns)
        if isinstance(part, ast.MatchStar):
            rest = f"{subject}.slice({place}, {subject}.length - {-after - 1})"
            parts.append(f"(true{_bind(scope, part.name, f'[...{rest}]')})")
        else:
            index = after if stars and place > stars[0] else place
            parts.append(_condition(scope, part, f"{subject}.at({index})"))
    return f"({' && '.join(parts)})"


def _bind(scope: Scope, name: str | None, subject: str) -> str:
    if name is None:
        return ""
    scope.assigned.add(name)
    return f" && (({javascript_name(name)} = {subject}), true)"
