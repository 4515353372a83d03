"""The colours of every theme have enough contrast on every background on which they are used."""

import re
from itertools import product

from drishti.palette.contrast import contrast_problems
from drishti.palette.tokens import STYLES


def test_every_theme_has_the_contrast_that_the_site_demands() -> None:
    problems = contrast_problems(STYLES.read_text("utf-8"))

    assert problems == [], "\n".join(map(str, problems))


def test_a_text_that_is_too_faint_is_reported_in_every_theme() -> None:
    faint = re.sub(r"(--color-ink): .*;", r"\1: #808080;", STYLES.read_text("utf-8"))

    problems = "\n".join(map(str, contrast_problems(faint)))

    for theme, kind in product(("light", "dark"), ("", ", cream", ", blue", ", yellow", ", high")):
        assert f"in the {theme}{kind} theme;" in problems
