"""Python interface to the checks in ``checks.js``."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SOURCE: Final = Path(__file__).with_suffix(".js").read_text("utf-8")

TARGET_PX: Final = 44  # WCAG 2.5.5
LINE_CHARACTERS: Final = 80  # WCAG 1.4.8
LINE_WIDE_CHARACTERS: Final = 40
LINE_HEIGHT: Final = 1.5
LONGEST_MOVEMENT_MS: Final = 5000  # WCAG 2.2.2

# The values of WCAG 1.4.12.
TEXT_SPACING: Final = """
* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }
"""
DOUBLE_TEXT_SIZE: Final = "html { font-size: 200% !important; }"


def ask(page: Page, check: str, *arguments: Any) -> Any:
    """Return the result of a check in ``page``."""
    page.evaluate(f"globalThis.checks || (() => {{{SOURCE}}})()")
    return page.evaluate(
        "([check, passed]) => globalThis.checks[check](...passed)", [check, arguments]
    )


def layout_faults(page: Page) -> list[str]:
    """Return clipped text, overlapping text, and horizontal overflow of the page."""
    return [fault for check in ("sideways", "cutOff", "overlapping") for fault in ask(page, check)]


def reading_faults(page: Page) -> list[str]:
    """Return lines that are too long, too tight or justified (WCAG 1.4.8)."""
    return [
        *ask(page, "longLines", LINE_CHARACTERS, LINE_WIDE_CHARACTERS),
        *ask(page, "tightLines", LINE_HEIGHT),
        *ask(page, "justified"),
    ]


def structure_faults(page: Page) -> list[str]:
    """Return faults in headings, landmarks, language markup and reading order."""
    return [
        fault
        for check in ("outline", "landmarks", "foreign", "reordered", "mouseOnly")
        for fault in ask(page, check)
    ]


def small_targets(page: Page) -> list[str]:
    """Return the controls that are smaller than the target size."""
    return ask(page, "smallTargets", TARGET_PX)


VAGUE_NAMES: Final = {"click here", "here", "link", "more", "learn more", "read more", "this"}


def link_faults(page: Page) -> list[str]:
    """Return links with vague names, and links with the same name but different targets."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    targets: dict[str, set[str]] = {}
    for node in nodes:
        if node.get("role", {}).get("value") != "link" or node["ignored"]:
            continue
        address = next((p["value"]["value"] for p in node["properties"] if p["name"] == "url"), "")
        targets.setdefault(node["name"]["value"].strip(), set()).add(address)
    vague = [f"vague name: {name!r}" for name in targets if name.lower() in VAGUE_NAMES | {""}]
    return vague + [
        f"same name, different targets: {name!r} {sorted(addresses)}"
        for name, addresses in targets.items()
        if len(addresses) > 1
    ]


def movements(page: Page) -> list[str]:
    """Return running animations; every visit sets reduced motion (WCAG 2.3.3)."""
    return ask(page, "moving", 0)


CHECKS: Final[dict[str, Callable[[Page], list[str]]]] = {
    "nothing cut off, nothing overlapping, nothing sideways": layout_faults,
    "lines short and apart": reading_faults,
    "headings, landmarks, languages, order": structure_faults,
    "targets of 44 px": small_targets,
    "links that say where they go": link_faults,
    "nothing moves under reduced motion": movements,
}
