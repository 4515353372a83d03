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
    ("source", "field", "message", "line"),
    [
        (TOML, "name", "", 2),
        (TOML, "words.2", "", 5),
        (TOML, "words", "unknown variable {x}", 5),
        (TOML, "sale.href", "", 8),
        (TOML, "sale.gone", "missing field", 7),
        (TOML, "items.first.name", "", 11),
        (TOML, "items.2", "", 12),
        (TOML, "items.second.more.third.name", "", 15),
        (TOML, "items.second.link.href", "", 18),
        (TOML, "name.0", "", 2),
        (TOML, "gone", "missing field", 0),
        (PAGE, "title", "", 2),
        (PAGE, "lede", "'Words'", 4),
        (PAGE, "checklist.body", "", 6),
        (PAGE, "summary", "", 10),
        (PAGE, "sections.1.body", "", 14),
        (PAGE, "sections.1.body", "'::: when_known audit' opens no block", 16),
    ],
)
def test_a_field_is_found_in_toml_and_in_a_legal_page(
    source: str, field: str, message: str, line: int
) -> None:
    assert line_of(source, field, message) == line


def test_a_list_of_one_without_brackets_has_no_number() -> None:
    assert field_path({"answer": "Yes."}, ("answer", 0)) == "answer"
