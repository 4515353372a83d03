"""Say what is wrong with a file that cannot be read as TOML, in the words of an owner."""

import re
from typing import Final

VALUE: Final = "a text in straight quotation marks, a number, true or false"
TEXT: Final = 'a text between two straight quotation marks, with \\" for one inside it'
NUMBER: Final = f"a number, a date such as 2025-06-15, {TEXT}"
CURLIES: Final = "straight quotation marks instead of these"
FIELD: Final = "name = value"

FAULTS: Final = (
    (r"Illegal character '\\(n|r)'", f"has no closing quotation mark; allowed: {TEXT}"),
    (r"Unterminated string|Expected ['\"]+$", f"has no closing quotation mark; allowed: {TEXT}"),
    (
        r"Illegal character|Found invalid character",
        "has an invisible control character; type the line again without it",
    ),
    (
        r"Unescaped|Invalid hex value|Escaped character",
        'has a backslash on its own; allowed: \\" for a quotation mark, \\\\ for a backslash',
    ),
    (
        r"Cannot declare|Cannot redefine|Cannot mutate|Duplicate inline|Cannot overwrite",
        "stands twice; allowed: once, and [[ ]] around the name of each entry of a list",
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
    (r"Expected newline", f"goes on after its value; allowed: {TEXT}"),
)
AT: Final = re.compile(
    r"(?P<what>.*) \(at (line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)
NAME: Final = re.compile(r"\s*([\w.-]+(?=\s*(?:=|#|$))|\[[^#\]]*\]+)")
CURLY: Final = re.compile("[\u2018-\u201f\u00ab\u00bb]")
UNQUOTED: Final = re.compile(r"=\s*([+-]?[0-9].*?)\s*(?:#.*)?$")
COMMENT: Final = re.compile(r"\s+#.*")
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
    rest = line[int(at["column"] or len(line) + 1) - 1 :].strip()
    return place, _explain(at["what"], line, COMMENT.sub("", rest))


def _explain(what: str, line: str, rest: str) -> str:
    if what == "Invalid value":
        if not rest and not line.rstrip().endswith("="):
            return "is where the file ends too early; allowed: ] after a list"
        allowed = CURLIES if CURLY.match(rest) else VALUE
        return f"is {_short(rest) or 'empty'}; allowed: {allowed}"
    if what.startswith("Expected newline") and (written := UNQUOTED.search(line)):
        return f"is {_short(written[1])}; allowed: {NUMBER}"
    for pattern, words in FAULTS:
        if re.match(pattern, what):
            return words
    return f"cannot be read: {what}; allowed: {FIELD}"


def _short(words: str) -> str:
    return words if len(words) <= MAX_SHOWN else f"{words[:MAX_SHOWN]} …"
