"""The colours of every theme have enough contrast on every background on which they are used."""

from drishti.palette.contrast import contrast_problems
from drishti.palette.tokens import STYLES


def test_every_theme_has_the_contrast_that_the_site_demands() -> None:
    problems = contrast_problems(STYLES.read_text("utf-8"))

    assert problems == [], "\n".join(map(str, problems))
