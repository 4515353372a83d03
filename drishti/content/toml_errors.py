"""Report a TOML syntax error by its line and field, with what is allowed."""

import re
from typing import Final

ALLOWED: Final = (
    'name = value, with text in straight quotation marks (\\" for one inside it), and dates '
    "(2026-12-31) and numbers (25_000) without"
)
FAULTS: Final = {
    "Illegal character '\\n'": "missing closing quotation mark",
    "Unterminated string": "missing closing quotation mark",
    "Cannot overwrite a value": "defined twice",
    "Unescaped '\\' in a string": "stray backslash",
}
"""Clearer words for the messages of ``tomllib`` that editors see most."""

VALUE: Final = re.compile(r"=\s*(\d[^#\"']*?)\s*(?:#|$)")
FORMS: Final = {
    r"\d+([-/.])\d\d?\1\d+": "a day that exists, as year-month-day such as 2026-11-25",
    r".+:.+": "a day that exists, a time and its zone, such as 2026-11-25T18:30:00+05:30",
    r"[\d., ]+": "digits without commas, points or spaces, such as 25_000",
}
"""What is allowed, by what somebody may write instead of a date, a moment or a number."""

POSITION: Final = re.compile(
    r"(?P<what>.*) \(at (line (?P<line>\d+), column \d+|end of document)\)", re.DOTALL
)
NAME: Final = re.compile(r"\s*([\w.-]+(?=\s*(?:=|#|$))|\[[^#\]]*\]+)")
MAX_LINE: Final = 400


def toml_fault(source: str, error: ValueError) -> tuple[str, str]:
    """Return the location of the error (line and field) and a message."""
    position = POSITION.fullmatch(str(error))
    if position is None:
        return "", f"cannot be read: {error}; allowed: {ALLOWED}"
    lines = source.replace("\r\n", "\n").rstrip("\n").split("\n")
    number = int(position["line"] or len(lines))
    line = "".join(lines[number - 1 : number])[:MAX_LINE]
    name, value = NAME.match(line), VALUE.search(line)
    location = f"line {number}: {name[1]}" if name else f"line {number}"
    if value and position["what"] not in FAULTS:
        for form, allowed in FORMS.items():
            if re.fullmatch(form, value[1]):
                return location, f"is {value[1]}; allowed: {allowed}"
    fault = FAULTS.get(position["what"], position["what"].lower())
    return location, f"{fault}; allowed: {ALLOWED}"
