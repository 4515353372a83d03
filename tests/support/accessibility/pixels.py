"""Checks that need screenshots: contrast, focus indicators, flashes."""

import base64
import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import CDPSession, FloatRect, Page

from support.accessibility.checks import ask
from support.accessibility.colours import Pixels, contrast, luminance
from support.browsers.layout_ready import layout_ready, load_images
from support.browsers.waiting import TWO_FRAMES, wait_for

LARGE_PX: Final = 24
LARGE_BOLD_PX: Final = 18.66
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


def low_contrast_texts(page: Page) -> list[str]:
    """Return all text on the page that has less contrast than WCAG 1.4.6 requires."""
    load_images(page)
    with _paints(page, "body", NOTHING_FLOATS):
        return _faint(page, "body", full_page=True)


def low_contrast_texts_in(page: Page, part: str) -> list[str]:
    """Return low-contrast text in a floating part at the current scroll position."""
    with _paints(page, part):
        return _faint(page, part, full_page=False)


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


def _painted(page: Page, name: str, *, full_page: bool) -> Pixels:
    page.evaluate("name => { document.documentElement.dataset.paint = name; }", name)
    page.evaluate(TWO_FRAMES)  # else a tile of a tall page may still have the last colour
    shot = page.screenshot(full_page=full_page, animations="disabled", scale="css")
    page.evaluate("delete document.documentElement.dataset.paint")
    return pixels(shot)


def _faint(page: Page, part: str, *, full_page: bool) -> list[str]:
    def measured() -> tuple[list[dict[str, Any]], list[Pixels]] | None:
        texts = ask(page, "texts", part)
        pictures = [_painted(page, name, full_page=full_page) for name in COLOURS]
        # A typeface that is used late moves the text: both must be of one layout.
        heights = [[text["y"] for text in found] for found in (texts, ask(page, "texts", part))]
        return (texts, pictures) if heights[0] == heights[1] else None

    found = wait_for(measured, "pictures of a page that does not move")
    assert found
    texts, (black, white, behind) = found
    left, top = (0, 0) if full_page else page.evaluate("[scrollX, scrollY]")
    faults = []
    for text in texts:
        x, y = text["x"] - left, text["y"] - top
        rows = slice(int(y), int(y + text["height"]) + 1)
        columns = slice(int(x), int(x + text["width"]) + 1)
        glyphs = np.abs(black[rows, columns] - white[rows, columns]).max(axis=2) > 0.5
        if glyphs.sum() < 5:
            continue
        own = np.array([float(part) / 255 for part in re.findall(r"[\d.]+", text["color"])[:3]])
        ratios = contrast(luminance(own), luminance(behind[rows, columns][glyphs]))
        large = text["size"] >= LARGE_PX or (
            text["size"] >= LARGE_BOLD_PX and text["weight"] >= BOLD
        )
        lowest = float(np.percentile(ratios, 2))
        if lowest < (LARGE if large else FULL):
            faults.append(f"{text['text']}: {text['color']} has {lowest:.2f}")
    return faults


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
