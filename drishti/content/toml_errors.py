"""Report a TOML syntax error by its line and field, with what is allowed."""

import re
from typing import Final

QUOTES: Final = 'straight quotation marks around a text, and \\" for one inside it'
ALLOWED: Final = f"name = value, with {QUOTES}, and none around a date or a number"
FAULTS: Final = {
    "Illegal character '\\n'": f"missing closing quotation mark; allowed: {QUOTES}",
    "Unterminated string": f"missing closing quotation mark; allowed: {QUOTES}",
    "Cannot overwrite a value": "defined twice; remove one of them",
    "Cannot declare twice": "defined twice; write [[ ]] around it for one more entry of a list",
    "Unclosed array": "missing comma between two entries of a list, or missing ] at its end",
    "Expected ']]' at the end of an array declaration": "missing bracket; write [[name]]",
    "Unescaped '\\' in a string": "stray backslash; write two, or none",
}
"""Clearer words for the messages of ``tomllib`` that editors see most."""

VALUE: Final = re.compile(r"=\s*([\dtTfF][^#\"']*?)\s*(?:#|$)")
FORMS: Final = {
    r"(?i)true|false": "true or false, in small letters",
    r"\d+([-/.])\d\d?\1\d+": "a day that exists, as year-month-day such as 2026-11-25",
    r".+:.+": "a day that exists, a time and its zone, such as 2026-11-25T18:30:00+05:30",
    r"[\d., ]+": "digits without commas, points or spaces, such as 25_000",
}
"""What is allowed, by what somebody may write instead of a date, a moment or a number."""

POSITION: Final = re.compile(
    r"(?P<what>.*) \(at (line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)
NAME: Final = re.compile(r"\s*([\w.-]+(?=\s*(?:=|#|$))|\[[^#\]]*\]+)")
MAX_LINE: Final = 400


def toml_fault(source: str, error: ValueError) -> tuple[str, str, int]:
    """Return the field of the error, a message, and its line."""
    position = POSITION.fullmatch(str(error))
    if position is None:
        return "", f"cannot be read: {error}; allowed: {ALLOWED}", 0
    lines = source.replace("\r\n", "\n").rstrip("\n").split("\n")
    number = int(position["line"] or len(lines))
    line = "".join(lines[number - 1 : number])[:MAX_LINE]
    name, value = NAME.match(line), VALUE.search(line)
    field = name[1] if name else ""
    if value and position["what"] not in FAULTS:
        for form, allowed in FORMS.items():
            if re.fullmatch(form, value[1]):
                return field, f"is {value[1]}; allowed: {allowed}", number
    fault = re.sub(r"(?<=Cannot declare) .* (?=twice)", " ", position["what"])
    fault = re.sub(r"Expected newline or end .*", "Invalid value", fault)
    sign = line[int(position["column"] or 0) - 1 :][:1]
    where = f" at {sign!r}" if sign and position["column"] else ""
    return field, FAULTS.get(fault, f"{fault.lower()}{where}; allowed: {ALLOWED}"), number
