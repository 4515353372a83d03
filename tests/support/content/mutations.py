"""Hypothesis strategies for corrupted and malicious content files."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from hypothesis import strategies as st

Mutation = Callable[[bytes], bytes]

HOSTILE: Final = (
    "<script>alert(1)</script>",
    "</script><img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "[free tokens](javascript:alert(1))",
    "[free tokens](https://drishti.example.evil.example)",
    "<a href=//evil.example>free</a>",
    "![](https://evil.example/pixel.png)",
    "https://www.f\u0430cebook.com/",  # Cyrillic a
    "https://www.xn--fcebook-2fg.com/",
    "https://x.com@evil.example/",
    "https://x\u3002com/",
    "//evil.example",
    "\u202egnp.exe",
    "\u2066\u2067\u2068",
    "\u200b\u2060\ufeff",
    "\U000e0041\U000e007f",
    "\x1b[2J",
    "\x00",
    "\u2028",
    "${alert(1)}`",
    "{{constructor}}",
    "{ticker}{name}{__class__}",
    "%s%n",
    '"""',
    "\\",
    "#",
    "=",
    "+++",
    "## 99. ",
    "> ",
    "\ud7ff\ufffe",
    "9" * 5000,
    "[" * 3000,
    "x" * 300_000,
)
"""Strings that must be escaped or rejected."""

VALUES: Final = (
    "5",
    "-1",
    "1e999",
    "nan",
    "true",
    "[]",
    "{}",
    '""',
    '" "',
    "1979-05-27",
    "1979-05-27T07:32:00Z",
    "0001-01-01T00:00:00+23:59",
    "[[[]]]",
    '{ "a\\nb" = 1 }',
    '"\\u0000"',
    '"\\U000E0041"',
    "[" * 2000,
    "9" * 400,
)
"""TOML values of a wrong type, and invalid TOML."""

ENCODINGS: Final = ("utf-16", "utf-16-le", "utf-8-sig", "utf-32", "cp1252", "utf-7", "cp037")


def _flip_bit(source: bytes, *, at: int) -> bytes:
    place, bit = divmod(at % (len(source) * 8), 8)
    return source[:place] + bytes([source[place] ^ 1 << bit]) + source[place + 1 :]


def _remove_line(source: bytes, *, at: int) -> bytes:
    lines = source.splitlines(keepends=True)
    del lines[at % len(lines)]
    return b"".join(lines)


def _repeat_line(source: bytes, *, at: int) -> bytes:
    lines = source.splitlines(keepends=True)
    lines.insert(at % len(lines), lines[at % len(lines)])
    return b"".join(lines)


def _truncate(source: bytes, *, at: int) -> bytes:
    return source[: at % len(source)]


def _insert(source: bytes, *, at: int, piece: str) -> bytes:
    place = at % len(source)
    return source[:place] + piece.encode() + source[place:]


def _insert_in_string(source: bytes, *, at: int, piece: str) -> bytes:
    """Insert ``piece`` at the start of a string, correctly escaped."""
    escaped = piece.replace("\\", "\\\\").replace('"', '\\"').encode()
    starts = [found.end() for found in re.finditer(rb'(=|msgstr) "', source)]
    place = starts[at % len(starts)] if starts else at % len(source)
    return source[:place] + escaped + source[place:]


def _replace_value(source: bytes, *, at: int, value: str) -> bytes:
    lines = source.split(b"\n")
    fields = [index for index, line in enumerate(lines) if b" = " in line]
    if fields:
        index = fields[at % len(fields)]
        lines[index] = lines[index].split(b" = ")[0] + b" = " + value.encode()
    return b"\n".join(lines)


def _encode(source: bytes, *, encoding: str) -> bytes:
    return source.decode().encode(encoding, "replace")


def _change_line_endings(source: bytes, *, ending: bytes) -> bytes:
    return source.replace(b"\n", ending)


def mutations() -> st.SearchStrategy[Mutation]:
    """Return a strategy for ways to corrupt a file, all equally likely."""
    at = st.integers(0, 1_000_000)
    hostile = st.sampled_from(HOSTILE)
    endings = st.sampled_from([b"\r\n", b"\r", b"\n\n", b"\x00"])
    return st.one_of(
        _calls(_flip_bit, at=at),
        _calls(_remove_line, at=at),
        _calls(_repeat_line, at=at),
        _calls(_truncate, at=at),
        _calls(_insert, at=at, piece=hostile | st.text(max_size=20)),
        _calls(_insert_in_string, at=at, piece=hostile),
        _calls(_replace_value, at=at, value=st.sampled_from(VALUES)),
        _calls(_encode, encoding=st.sampled_from(ENCODINGS)),
        _calls(_change_line_endings, ending=endings),
    )


def _calls(
    change: Callable[..., bytes], **arguments: st.SearchStrategy[Any]
) -> st.SearchStrategy[Mutation]:
    return st.builds(partial, st.just(change), **arguments)
