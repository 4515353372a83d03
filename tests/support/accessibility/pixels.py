"""Checks that need screenshots: contrast, focus indicators, flashes."""

import base64
import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import CDPSession, FloatRect, Page

from support.accessibility.checks import ask
from support.accessibility.colours import Pixels, contrast, luminance
from support.browsers.layout_ready import layout_ready

BOLD: Final = 700
FULL, LARGE = 7.0, 4.5  # WCAG 1.4.6
MARK: Final = 3.0  # WCAG 1.4.11, 2.4.13
MARGIN_PX: Final = 10

COLOURS: Final = {"black": "#000", "white": "#fff", "none": "transparent"}
PAINT: Final = """
[data-paint={name}] {part} *,
[data-paint={name}] {part} *::before,
[data-paint={name}] {part} *::after {{
  color: {colour} !important;
  -webkit-text-fill-color: {colour} !important;
  text-decoration-color: transparent !important;
}}
"""
NOTHING_FLOATS: Final = """
.header { position: static !important; }
body { padding: 0 !important; }
.to-top { display: none !important; }
"""


def pixels(shot: bytes) -> Pixels:
    """Return a screenshot as an array of colours from 0 to 1."""
    return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB")).astype(float) / 255


@contextmanager
def _paints(page: Page, part: str, styles: str = "") -> Iterator[None]:
    """Add styles that give the text of ``part`` the colour that ``data-paint`` of the page names.

    One stylesheet for all of them: a new one makes Chromium use an optional typeface that arrived
    too late for the page, which moves the text.
    """
    paints = (PAINT.format(part=part, name=name, colour=COLOURS[name]) for name in COLOURS)
    style = page.add_style_tag(content=styles + "".join(paints))
    page.evaluate("document.fonts.ready.then(() => null)")
    layout_ready(page)
    yield
    style.evaluate("style => style.remove()")


def shot_of(page: Page, box: dict[str, float]) -> Pixels:
    """Return the part of the screen around ``box``."""
    size = page.viewport_size
    assert size is not None
    left, top = max(0, box["x"] - MARGIN_PX), max(0, box["y"] - MARGIN_PX)
    clip: FloatRect = {
        "x": left,
        "y": top,
        "width": max(1, min(size["width"], box["x"] + box["width"] + MARGIN_PX) - left),
        "height": max(1, min(size["height"], box["y"] + box["height"] + MARGIN_PX) - top),
    }
    return pixels(page.screenshot(clip=clip, animations="disabled", caret="hide", scale="css"))


def changed(one: Pixels, other: Pixels) -> int:
    """Return how many pixels differ with a contrast of at least 3:1."""
    return int((contrast(luminance(one), luminance(other)) >= MARK).sum())


def focus_fault(page: Page, control: dict[str, Any]) -> str | None:
    """Return the fault in the focus indicator of the focused control, or None.

    It must cover at least the area of a 2 px outline, with a contrast of 3:1 to the
    unfocused state (WCAG 2.4.13).
    """
    with_focus = shot_of(page, control)
    page.evaluate("globalThis.left = document.activeElement; left.blur()")
    without = shot_of(page, control)
    page.evaluate("left.focus({ preventScroll: true, focusVisible: true })")
    seen, needed = changed(with_focus, without), 2 * control["perimeter"]
    return None if seen >= needed else f"{control['name']}: {seen} of {needed:.0f} pixels change"


MOST_STOPS: Final = 250


def walk(page: Page, key: str = "Tab", *, look: bool = False) -> tuple[list[int], list[str]]:
    """Press ``key`` until the focus leaves the page.

    Return the focused controls, by document position, and the faults: focus traps, covered
    controls and, with ``look``, focus indicators that are hard to see.
    """
    met: list[int] = []
    faults: list[str] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press(key)
        control = ask(page, "focused")
        if control and met[-1:] == [control["at"]]:
            return met, [*faults, f"{control['name']}: the focus cannot leave"]
        if control is None or control["at"] in met:
            return met, faults
        met.append(control["at"])
        if control["hidden"]:
            faults.append(f"{control['name']}: {control['hidden']} of 5 points are covered")
        elif look and (fault := focus_fault(page, control)):
            faults.append(fault)
    return met, [*faults, f"the focus has not left after {MOST_STOPS} stops"]


Frames = NDArray[np.float64]
GRID: Final = (32, 24)
FLASH: Final = 0.1  # WCAG's general flash: a change of at least 0.1 with the darker value below 0.8
DARK: Final = 0.8


class Film:
    """Records a screencast and counts flashes per second (WCAG 2.3.1)."""

    def __init__(self, page: Page) -> None:
        self._times: list[float] = []
        self._frames: list[Frames] = []
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("Page.screencastFrame", self._take)
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 50})

    def _take(self, event: dict[str, Any]) -> None:
        self._session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})
        image = Image.open(io.BytesIO(base64.b64decode(event["data"]))).convert("RGB")
        cells = np.asarray(image.resize(GRID, Image.Resampling.BOX)).astype(float) / 255
        self._times.append(event["metadata"]["timestamp"])
        self._frames.append(luminance(cells))

    def flashes(self) -> int:
        """Return the highest number of flashes per second in any cell so far."""
        return most_flashes(np.array(self._times), np.array(self._frames))


def most_flashes(times: NDArray[np.float64], frames: Frames) -> int:
    """Return the highest number of flashes per second in frames taken at ``times`` (seconds)."""
    return max((_flashes(frames[(times >= t) & (times < t + 1)]) for t in times), default=0)


def _flashes(frames: Frames) -> int:
    steps = np.diff(frames, axis=0)
    is_flash = (np.abs(steps) >= FLASH) & (np.minimum(frames[1:], frames[:-1]) < DARK)
    last, turns = np.zeros(frames.shape[1:]), np.zeros(frames.shape[1:])
    for step in np.sign(steps) * is_flash:
        turns += (step != 0) & (step != last)
        last = np.where(step != 0, step, last)
    return int((turns // 2).max())
