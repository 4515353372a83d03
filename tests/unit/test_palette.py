"""Colours used by the export are read from the stylesheet."""

from pathlib import Path

import pytest

from drishti import palette
from drishti.content.errors import ContentError
from drishti.palette import colour


def test_a_colour_has_a_light_and_a_dark_value_in_one_notation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    styles = tmp_path / "tokens.css"
    styles.write_text(
        ":root {\n  --color-ink: #abcdef;\n  --color-red: red;\n}\n"
        ":root.dark {\n  --color-ink: #012345;\n}\n",
        "utf-8",
    )
    monkeypatch.setattr(palette, "STYLES", styles)

    assert colour("ink") == ("#abcdef", "#012345")
    with pytest.raises(ContentError, match=r"^assets/styles/tokens\.css: --color-red: n"):
        colour("red")
