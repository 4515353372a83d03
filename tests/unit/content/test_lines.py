import pytest

from drishti.content.lines import line_of
from drishti.content.tree import field_path

TOML = """# A note: name =
name = "A"
words = [
  "One.",
  "Two {x}.",
]
[sale]
href = ""
[[items]]
id = "first"
name = "B"
[[items]]
id = "second"
more = [
  { id = "third", name = "C" },
]
[items.link]
href = "/"
"""
PAGE = """+++
title = "A"
+++
Words.

## First

Words.

## Summary

Words.

## 1. First

::: when_known audit
"""


@pytest.mark.parametrize(
    ("field", "message", "line"),
    [
        ("name", "", 2),
        ("words.2", "", 5),
        ("words", "unknown variable {x}", 5),
        ("sale.href", "", 8),
        ("sale.gone", "missing field", 7),
        ("items.first.name", "", 11),
        ("items.2", "", 12),
        ("items.second.more.third.name", "", 15),
        ("items.second.link.href", "", 18),
        ("name.0", "", 2),
        ("gone", "missing field", 0),
    ],
)
def test_a_field_is_found_in_toml(field: str, message: str, line: int) -> None:
    assert line_of(TOML, field, message) == line


@pytest.mark.parametrize(
    ("field", "message", "line"),
    [
        ("title", "", 2),
        ("lede", "'Words'", 4),
        ("checklist.body", "", 6),
        ("summary", "", 10),
        ("sections.1.body", "", 14),
        ("sections.1.body", "'::: when_known audit' opens no block", 16),
    ],
)
def test_a_field_is_found_in_a_legal_page(field: str, message: str, line: int) -> None:
    assert line_of(PAGE, field, message) == line


def test_a_list_of_one_without_brackets_has_no_number() -> None:
    assert field_path({"answer": "Yes."}, ("answer", 0)) == "answer"
