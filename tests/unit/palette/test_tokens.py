"""Colours used by the export are read from the stylesheet."""

from pathlib import Path

import pytest

from drishti.content.errors import ContentError
from drishti.palette import tokens
from drishti.palette.tokens import colour


@pytest.fixture(autouse=True)
def _styles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    styles = tmp_path / "tokens.css"
    styles.write_text(
        ":root {\n  --color-ink: #abcdef;\n  --color-red: red;\n}\n"
        ":root.dark {\n  --color-ink: #012345;\n}\n",
        "utf-8",
    )
    monkeypatch.setattr(tokens, "STYLES", styles)


def test_light_and_dark_values_come_from_their_own_blocks() -> None:
    assert colour("ink") == ("#abcdef", "#012345")


@pytest.mark.parametrize("name", ["red", "gone"])
def test_a_colour_that_is_missing_or_in_another_notation_is_reported(name: str) -> None:
    with pytest.raises(ContentError, match=f"^assets/styles/tokens.css: --color-{name}: "):
        colour(name)
