"""A TOML syntax error is reported with its line, its field and what is allowed there."""

import tomllib

import pytest

from drishti.content.toml_errors import toml_fault

QUOTE = "missing closing quotation mark; allowed: text in straight quotation marks"
TWICE = "defined twice; allowed: once"
VALUE = "allowed: text in straight quotation marks, a number, true or false"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('a = 1\ntitle = "Hello\n', f"line 2: title: {QUOTE}"),
        ('title = "Hello', f"line 1: title: {QUOTE}"),
        ("title = 'Hello", f"line 1: title: {QUOTE}"),
        ('title = """Hello\n', f"line 1: title: {QUOTE}"),
        ("live = yes # no\n", f"line 1: live: is yes; {VALUE}"),
        ("amount = $0.2\n", f"line 1: amount: is $0.2; {VALUE}"),
        ("title =", f"line 1: title: is empty; {VALUE}"),
        ("title = “Hello”\n", "line 1: title: is “Hello”; allowed: straight quotation marks"),
        ('points = ["a" "b"]\n', "line 1: points: unclosed list; allowed: a comma"),
        ('points = [\n"a",\n', "line 2: unexpected end of file; allowed: ]"),
        ("at = { a = 1\n", "line 1: at: unclosed brace; allowed: }"),
        ('title = "The "word""\n', "line 1: title: unexpected text after the value; allowed: text"),
        ("day = 2025-6-15\n", "line 1: day: is 2025-6-15; allowed: a number, a date such as 2025-"),
        ("day = 2025-02-30\n", "line 1: day: invalid date; allowed: a date such as"),
        ("[raised]\n[raised]\n", f"line 2: [raised]: {TWICE}"),
        ("[[items]]\n[items]\n", f"line 2: [items]: {TWICE}, or [[ ]] before each entry"),
        ("a = 1\na = 2\n", f"line 2: a: {TWICE}"),
        ("[raised\n", "line 1: missing closing bracket; allowed: a name between [ and ]"),
        ('my title = "Hello"\n', "line 1: not a field; allowed: name = value"),
        ("“title” = 1\n", "line 1: not a field; allowed: name = value"),
        ('title = "a\\word"\n', 'line 1: title: stray backslash; allowed: \\" for a'),
        ('title = "a\x01"\n', "line 1: title: contains an invisible control character; retype"),
    ],
)
def test_a_syntax_error_is_reported_in_plain_words(source: str, expected: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(source)

    assert ": ".join(toml_fault(source, error.value)).startswith(expected)
