"""Translate ``tomllib``'s syntax errors into messages for content editors."""

import re
from typing import Final

from drishti.content.errors import truncated

VALUE: Final = "text in straight quotation marks, a number, true or false"
TEXT: Final = 'text in straight quotation marks, with \\" for a quotation mark inside it'
NUMBER: Final = f"a number, a date such as 2025-06-15, or {TEXT}"
STRAIGHT_QUOTES: Final = "straight quotation marks"
FIELD: Final = "name = value"

FAULTS: Final = (
    (r"Illegal character '\\(n|r)'", f"missing closing quotation mark; allowed: {TEXT}"),
    (r"Unterminated string|Expected ['\"]+$", f"missing closing quotation mark; allowed: {TEXT}"),
    (
        r"Illegal character|Found invalid character",
        "contains an invisible control character; retype the line",
    ),
    (
        r"Unescaped|Invalid hex value|Escaped character",
        'stray backslash; allowed: \\" for a quotation mark, \\\\ for a backslash',
    ),
    (
        r"Cannot declare|Cannot redefine|Cannot mutate|Duplicate inline|Cannot overwrite",
        "defined twice; allowed: once, or [[ ]] before each entry of a list",
    ),
    (r"Expected '='|Invalid initial|Invalid statement", f"not a field; allowed: {FIELD}"),
    (r"Expected ']", "missing closing bracket; allowed: a name between [ and ], or [[ and ]]"),
    (
        r"Unclosed array",
        "unclosed list; allowed: a comma after each item, and ] at the end",
    ),
    (r"Unclosed inline", "unclosed brace; allowed: } at the end"),
    (
        r"Invalid date",
        "invalid date; allowed: a date such as 2025-06-15",
    ),
    (r"Expected newline", f"unexpected text after the value; allowed: {TEXT}"),
)
POSITION: Final = re.compile(
    r"(?P<what>.*) \(at (line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)
NAME: Final = re.compile(r"\s*([\w.-]+(?=\s*(?:=|#|$))|\[[^#\]]*\]+)")
CURLY_QUOTE: Final = re.compile("[\u2018-\u201f\u00ab\u00bb]")
UNQUOTED: Final = re.compile(r"=\s*([+-]?[0-9].*?)\s*(?:#.*)?$")
COMMENT: Final = re.compile(r"\s+#.*")
MAX_LINE: Final = 400


def toml_fault(source: str, error: ValueError) -> tuple[str, str]:
    """Return the location of the error (line and field) and a message."""
    position = POSITION.fullmatch(str(error))
    if position is None:
        return "", f"cannot be read: {error}; allowed: {FIELD}"
    lines = source.replace("\r\n", "\n").rstrip("\n").split("\n")
    number = int(position["line"] or len(lines))
    line = "".join(lines[number - 1 : number])[:MAX_LINE]
    name = NAME.match(line)
    location = f"line {number}: {name[1]}" if name else f"line {number}"
    rest = line[int(position["column"] or len(line) + 1) - 1 :].strip()
    return location, _explain(position["what"], line, COMMENT.sub("", rest))


def _explain(what: str, line: str, rest: str) -> str:
    if what == "Invalid value":
        if not rest and not line.rstrip().endswith("="):
            return "unexpected end of file; allowed: ] after a list"
        allowed = STRAIGHT_QUOTES if CURLY_QUOTE.match(rest) else VALUE
        return f"is {truncated(rest) or 'empty'}; allowed: {allowed}"
    if what.startswith("Expected newline") and (written := UNQUOTED.search(line)):
        return f"is {truncated(written[1])}; allowed: {NUMBER}"
    for pattern, message in FAULTS:
        if re.match(pattern, what):
            return message
    return f"cannot be read: {what}; allowed: {FIELD}"
