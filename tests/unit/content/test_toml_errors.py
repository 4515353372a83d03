import tomllib

import pytest

from drishti.content.toml_errors import ALLOWED, FORMS, QUOTES, toml_fault

CHOICE, DAY, MOMENT, NUMBER = (f"allowed: {form}" for form in FORMS.values())
UNCLOSED = f"missing closing quotation mark; allowed: {QUOTES}"


@pytest.mark.parametrize(
    ("source", "line", "field", "fault"),
    [
        ('a = 1\ntitle = "Hello\n', 2, "title", UNCLOSED),
        ('title = "Hello', 1, "title", UNCLOSED),
        ("live = yes # no\n", 1, "live", "invalid value at 'y'"),
        ("live = True\n", 1, "live", f"is True; {CHOICE}"),
        ("year = 2O25\n", 1, "year", "invalid value at 'O'"),
        ("title = “Hello”\n", 1, "title", "invalid value at '“'"),
        ("a = 1\na = 2\n", 2, "a", "defined twice; remove one of them"),
        (
            "[a]\nb = 1\n[a]\n",
            3,
            "[a]",
            "defined twice; write [[ ]] around it for one more entry of a list",
        ),
        ('a = "\\q"\n', 1, "a", "stray backslash; write two, or none"),
        ("[[items\n", 1, "", "missing bracket; write [[name]]"),
        ("a = 2026-13-25 # no\n", 1, "a", f"is 2026-13-25; {DAY}"),
        ("a = 25.11.2026", 1, "a", f"is 25.11.2026; {DAY}"),
        ("a = 2025-05-03T23:59+05:30", 1, "a", f"is 2025-05-03T23:59+05:30; {MOMENT}"),
        ('a = """b\n\n', 1, "a", UNCLOSED),
        ("a = 50,000", 1, "a", f"is 50,000; {NUMBER}"),
        ("a = 1.000.000", 1, "a", f"is 1.000.000; {NUMBER}"),
        ("\r\nheading\r\n", 2, "heading", "expected '=' after a key in a key/value pair"),
    ],
)
def test_a_syntax_error_has_its_place(source: str, line: int, field: str, fault: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as found:
        tomllib.loads(source)

    said = fault if "; " in fault else f"{fault}; allowed: {ALLOWED}"
    assert toml_fault(source, found.value) == (field, said, line)
