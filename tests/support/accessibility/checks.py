"""Accessibility checks: those of axe-core, and those of ``checks.js``, which axe-core lacks."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

AXE: Final = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
SOURCE: Final = Path(__file__).with_suffix(".js").read_text("utf-8")

TARGET_PX: Final = 44  # WCAG 2.5.5
LINE_CHARACTERS: Final = 80  # WCAG 1.4.8
LINE_HEIGHT: Final = 1.5
LONGEST_MOVEMENT_MS: Final = 5000  # WCAG 2.2.2
MOST_STOPS: Final = 250

# All rules but two: ``p-as-heading`` takes a lede for a heading, and hidden content is checked in
# the states that show it. What axe leaves to manual review counts as a fault too, except contrast,
# because conventions/test_styles.py measures it. Axe cannot judge contrast over a gradient, or in
# an element with a large pseudo-element.
RUN_AXE: Final = """
async () => {
  const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
  for (const off of ["p-as-heading", "hidden-content"]) rules[off].enabled = false;
  const { violations, incomplete } = await axe.run(document, {
    rules, resultTypes: ["violations", "incomplete"],
  });
  const unsure = incomplete.filter(({ id }) => !id.startsWith("color-contrast"));
  return violations.concat(unsure).flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`));
}
"""


def run(page: Page, check: str, *arguments: Any) -> Any:
    """Return the result of a check of ``checks.js`` in ``page``."""
    page.evaluate(f"globalThis.checks || (() => {{{SOURCE}}})()")
    return page.evaluate(
        "([check, passed]) => globalThis.checks[check](...passed)", [check, arguments]
    )


def axe_violations(page: Page) -> list[str]:
    """Return the violations that axe-core finds in a page, whose CSP must be bypassed."""
    page.add_script_tag(content=AXE)
    return page.evaluate(RUN_AXE)


def overflow(page: Page) -> list[str]:
    """Return horizontal overflow of the page, and header parts that overlap or are off screen."""
    return [*run(page, "sideways"), *run(page, "header")]


def layout_faults(page: Page) -> list[str]:
    """Return overflow, and clipped and overlapping text.

    Not for pages in Urdu: in Nastaliq, line boxes overlap although the ink does not.
    """
    return [*overflow(page), *run(page, "cutOff"), *run(page, "overlapping")]


CHECKS: Final[dict[str, Callable[[Page], list[str]]]] = {
    "axe": axe_violations,
    "layout": layout_faults,
    "dense text": lambda page: run(page, "denseText", LINE_CHARACTERS, LINE_HEIGHT),
    "reading order": lambda page: run(page, "reordered"),
    "mouse only": lambda page: run(page, "mouseOnly"),
    "lost roles": lambda page: run(page, "lostRoles"),
    "small targets": lambda page: run(page, "smallTargets", TARGET_PX),
    "motion under reduced motion": lambda page: run(page, "moving", 0),
}


def walk(page: Page) -> tuple[list[int], list[str]]:
    """Press Tab until the focus leaves the page, whose CSP must be bypassed.

    Return the focused controls, by document position, and the faults: focus traps, controls that
    are covered, and controls without a focus indicator.
    """
    page.add_script_tag(content=AXE)  # for the contrast of focus indicators
    stops: list[int] = []
    faults: list[str] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        at, name, found = run(page, "focused") or (None, "", [])
        if at is not None and stops[-1:] == [at]:
            return stops, [*faults, f"{name}: the focus cannot leave"]
        if at is None or at in stops:
            return stops, faults
        stops.append(at)
        faults += found
    return stops, [*faults, f"the focus has not left after {MOST_STOPS} stops"]
