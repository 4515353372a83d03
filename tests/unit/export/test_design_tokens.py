"""Colours used by the build are read from the stylesheet; each error is reported on one line."""

from pathlib import Path

import pytest

from drishti.content.errors import ContentError
from drishti.export import design_tokens
from drishti.export.design_tokens import STYLES, colour

ALLOWED = "allowed: # and six lower-case hexadecimal digits"
DAY = ":root {\n"
NIGHT = ":root.dark {\n"


@pytest.fixture
def styles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stylesheet that the test may change."""
    copied = tmp_path / "tokens.css"
    copied.write_text(STYLES.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(design_tokens, "STYLES", copied)
    return copied


def add(styles: Path, block: str, declaration: str) -> None:
    """Append a declaration to a block, where it overrides earlier ones."""
    before, _, after = styles.read_text("utf-8").partition(block)
    inside, _, rest = after.partition("}")
    assert rest, "the test no longer matches the stylesheet"
    styles.write_text(f"{before}{block}{inside}{declaration}\n}}{rest}", "utf-8")


@pytest.mark.parametrize("value", ["#E8F4FF", "white", "#fff", "rgb(232 244 255)"])
@pytest.mark.parametrize(
    ("block", "field"),
    [(DAY, "--color-ground"), (NIGHT, "--color-ground in :root.dark")],
)
def test_a_colour_in_another_notation_is_reported(
    styles: Path, block: str, field: str, value: str
) -> None:
    add(styles, block, f"--color-ground: {value};")

    with pytest.raises(ContentError) as told:
        colour("ink")

    assert str(told.value) == f"assets/styles/tokens.css: {field}: is {value!r}; {ALLOWED}"


def test_all_colour_errors_are_reported_together(styles: Path) -> None:
    for name in ("ground", "ink", "emphasis"):
        add(styles, DAY, f"--color-{name}: red;")

    with pytest.raises(ContentError) as told:
        colour("ground")

    assert len(str(told.value).splitlines()) == 3


def test_a_missing_colour_is_reported(styles: Path) -> None:
    styles.write_text(styles.read_text("utf-8").replace("--color-ink:", "--color-inc:", 1), "utf-8")

    with pytest.raises(ContentError, match=r"^assets/styles/tokens.css: --color-ink: is missing;"):
        colour("ground")


def test_light_and_dark_values_come_from_their_own_blocks(styles: Path) -> None:
    add(styles, DAY, "/* --color-ground: none; */ --color-ground: #abcdef;")
    add(styles, NIGHT, "--color-ground :#012345")

    assert colour("ground") == ("#abcdef", "#012345")
