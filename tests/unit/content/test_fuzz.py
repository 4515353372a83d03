from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drishti.content.errors import MAX_LINE, ContentError
from drishti.content.files import saved_files
from drishti.content.loader import ROOT, load_translations

# One translation stands for all, which are read alike, and take most of the time.
TRANSLATION = ROOT / "content" / "locales" / "hi.po"
FILES = [
    file for file in saved_files(ROOT / "content") if file.suffix != ".po" or file == TRANSLATION
]
REPLACEMENTS = st.one_of(
    st.binary(max_size=6),
    st.sampled_from([b'"', b"\n", b"\\", b"[", b"]]", b"= ", b"{x}", b"\xff", b"\0", b"+++", b"|"]),
)


@pytest.fixture
def small_project(project: Path) -> Path:
    """A project in which all translations but one are empty."""
    for file in (project / "content" / "locales").glob(f"*{TRANSLATION.suffix}"):
        if file.name != TRANSLATION.name:
            header, _, _ = file.read_text("utf-8").partition("\n\n")
            file.write_text(f"{header}\n", "utf-8")
    return project


# The project is shared by all examples, each of which restores its file.
@settings(max_examples=60, suppress_health_check=[*HealthCheck])
@given(st.sampled_from(FILES), st.floats(0, 1), st.integers(0, 80), REPLACEMENTS)
def test_a_corrupted_file_is_valid_or_reported_line_by_line(
    small_project: Path, original: Path, place: float, length: int, written: bytes
) -> None:
    data = original.read_bytes()
    at = int(place * len(data))
    file = small_project / original.relative_to(ROOT)
    file.write_bytes(data[:at] + written + data[at + length :])

    try:
        load_translations(small_project)
    except ContentError as error:
        lines = str(error).split("\n")
        assert all(line.startswith("content/") and line.isprintable() for line in lines)
        assert max(map(len, lines)) <= MAX_LINE + 2
    finally:
        file.write_bytes(data)
