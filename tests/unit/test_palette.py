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
        ":root {\n  --color-ink: #abcdef;\n  --color-red: red;\n  --color-pen: var(--color-ink);\n"
        "  --color-a: var(--color-b);\n  --color-b: var(--color-a);\n"
        "  --color-gone: var(--color-none);\n  --color-other: var(--color-ink, #ffffff);\n}\n"
        ":root.dark {\n  --color-ink: #012345;\n}\n",
        "utf-8",
    )
    monkeypatch.setattr(palette, "STYLES", styles)

    assert colour("ink") == colour("pen") == ("#abcdef", "#012345")
    for name in ("red", "a", "gone", "other"):
        with pytest.raises(ContentError, match=rf"^assets/styles/tokens\.css: --color-{name}: n"):
            colour(name)
