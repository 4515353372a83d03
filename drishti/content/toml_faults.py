"""Say what is wrong with a file that cannot be read as TOML, in the words of an owner."""

import re
from typing import Final

VALUE: Final = "a text in straight quotation marks, a number, true or false"
TEXT: Final = 'a text between two straight quotation marks, with \\" for one inside it'
FIELD: Final = "name = value"

FAULTS: Final = (
    (r"Illegal character '\\(n|r)'", f"has no closing quotation mark; allowed: {TEXT}"),
    (r"Unterminated string|Expected '\"\"\"'", f"has no closing quotation mark; allowed: {TEXT}"),
    (
        r"Illegal character|Found invalid character",
        "has an invisible control character; type the line again without it",
    ),
    (
        r"Unescaped '\\\\'|Invalid hex value|Escaped character",
        'has a backslash on its own; allowed: \\" for a quotation mark, \\\\ for a backslash',
    ),
    (
        r"Cannot declare|Cannot redefine|Cannot mutate|Duplicate inline|Cannot overwrite",
        "stands twice in the file; allowed: once",
    ),
    (r"Expected '='|Invalid initial|Invalid statement", f"is no field; allowed: {FIELD}"),
    (r"Expected ']", "has no closing bracket; allowed: a name between [ and ], or [[ and ]]"),
    (
        r"Unclosed array",
        "has a list that does not end; allowed: a comma after each text, and ] at the end",
    ),
    (r"Unclosed inline", "has a brace that is not closed; allowed: } at the end"),
    (
        r"Invalid date",
        "is a date that does not exist; allowed: one such as 2025-06-15",
    ),
    (r"Expected newline", f"goes on after its value; allowed: {TEXT}, a date such as 2025-06-15"),
)
AT: Final = re.compile(
    r"(?P<what>.*) \(at (line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)
NAME: Final = re.compile(r"\s*([\w.-]+(?=\s*(?:=|#|$))|\[[^#\]]*\]+)")
CURLY: Final = re.compile("[\u2018-\u201f\u00ab\u00bb]")
MAX_LINE: Final = 400
MAX_SHOWN: Final = 60


def toml_fault(source: str, error: ValueError) -> tuple[str, str]:
    """Return where ``source`` is wrong, line and field, and how it is and what is allowed."""
    at = AT.fullmatch(str(error))
    if at is None:
        return "", f"cannot be read: {error}; allowed: {FIELD}"
    lines = source.replace("\r\n", "\n").rstrip("\n").split("\n")
    number = int(at["line"] or len(lines))
    line = "".join(lines[number - 1 : number])[:MAX_LINE]
    name = NAME.match(line)
    place = f"line {number}: {name[1]}" if name else f"line {number}"
    return place, _explain(at["what"], line[int(at["column"] or 1) - 1 :].strip())


def _explain(what: str, rest: str) -> str:
    shown = rest if len(rest) <= MAX_SHOWN else f"{rest[:MAX_SHOWN]} …"
    if what == "Invalid value":
        if CURLY.match(rest):
            return f"is {shown}; allowed: straight quotation marks instead of these"
        return f"is {shown or 'empty'}; allowed: {VALUE}"
    for pattern, words in FAULTS:
        if re.match(pattern, what):
            return words
    return f"cannot be read: {what}; allowed: {FIELD}"
