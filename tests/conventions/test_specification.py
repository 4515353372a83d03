"""Numbers and names that docs/requirements.md or a standard sets are exactly those in the code.

Tests of behaviour see them only within a margin, because time and layout vary. The rules and events
of a platform that browsers of tests do not have are here, too.
"""

from typing import Final

import pytest

from support.projects import ROOT

DECLARATIONS: Final = {
    "drishti/state/reading.py": [
        '"text-size": ["100", "125", "150", "175", "200"],',
        'SPEEDS: Final = ["1", "0.75", "1.25", "1.5", "2"]',
    ],
    "drishti/state/theme.py": ['STORAGE_KEY: Final = "theme"\n'],
    "drishti/sections/language.py": ['STORAGE_KEY: Final = "tlang"\n'],
    "drishti/sections/hero.py": ["INTRO_MS = 5500\n"],
    "drishti/scripts/google_translate.js": [
        "RETRIES = 10;",
        "RETRY_MS = 500;",
        "SECOND_CHANGE_MS = 100;",
        "looks++ < RETRIES)",
        'console.warn("Google Translate not ready.");',
    ],
    "drishti/components/lists.py": ['rx.el.ul(*entries, role="list", '],
    "drishti/sections/accessibility.py": [
        'tag="th", role="columnheader"',
        'tag="th", role="rowheader"',
        'text(str(checker.visited), tag="td", role="cell")',
        'text(str(checker.found), tag="td", role="cell")',
    ],
    "drishti/scripts/head/icons.js": ['addEventListener("error", note, true);'],
    "drishti/scripts/new_tabs.js": ['desktop.addEventListener("change", adapt, { signal });'],
    "drishti/scripts/speech.js": ['STOPPED = ["interrupted", "canceled"];'],
    "deploy/Caddyfile": [
        f"\tnot header {name} *\n" for name in ("Range", "If-Match", "If-Unmodified-Since")
    ],
    "drishti/scripts/tilt.js": ["MAX_DEGREES = 20;"],
    "assets/styles/base.css": [
        "animation: reveal 2000ms ",
        "transform: perspective(1000px) rotateX(",
        "transition: transform 400ms ",
        "animation: none !important;\n      transition: none !important;",
        ":lang(mr), :lang(ta), :lang(te), :lang(ur)) {\n    letter-spacing: 0.12em;",
    ],
    "assets/styles/components/slider.css": ["  .slider__input {\n      appearance: auto;"],
    "assets/styles/sections/listen.css": [".listen__next:dir(rtl) .icon {\n    rotate: 90deg;"],
    "assets/styles/components/link.css": [".link:is(:lang(ar), :lang(ur)) {\n    text-underline-o"],
}


@pytest.mark.parametrize("file", DECLARATIONS)
def test_a_number_of_the_specification_is_exact(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")

    assert [each for each in DECLARATIONS[file] if each not in text] == []
