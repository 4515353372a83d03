"""The components clock, timer and scroll_watch."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import reflex as rx

import drishti.reflex_static.browser
from drishti.reflex_static.browser import clock, scroll_watch, timer

SCRIPTS = Path(drishti.reflex_static.browser.__file__).parent / "javascript" / "events"
# Stubs of a browser, whose clock the test sets, and of React, whose effects the test runs.
STAGE = """
import { mock } from "node:test";

mock.timers.enable({ apis: ["setTimeout", "Date"], now: 10250 });
const listeners = new Map();
const target = {
  addEventListener: (name, listen) => listeners.set(name, listen),
  removeEventListener: (name) => listeners.delete(name),
};
const page = { scrollHeight: 1800, clientHeight: 800 };
globalThis.document = { ...target, visibilityState: "visible", documentElement: page };
const frames = [];
globalThis.requestAnimationFrame = (run) => frames.push(run);
globalThis.cancelAnimationFrame = (frame) => frames.splice(frame - 1, 1);
globalThis.ResizeObserver = class { observe() {} disconnect() {} };
let look;
globalThis.IntersectionObserver = class {
  constructor(see) { look = (isIntersecting) => see([{ isIntersecting }]); }
  observe() {}
  disconnect() {}
};
document.getElementById = () => ({});
globalThis.window = Object.assign(globalThis, target, { scrollY: 0 });
const nextFrame = () => frames.splice(0).forEach((run) => run());
const scrollTo = (position) => { window.scrollY = position; listeners.get("scroll")(); };
const show = (state) => { document.visibilityState = state; listeners.get("visibilitychange")(); };

const { effects } = await import("react");
function mount(component, props) {
  component(props);
  const cleanUps = effects.splice(0).map((effect) => effect());
  return () => cleanUps.forEach((cleanUp) => cleanUp?.());
}
const fired = [];
const fire = (...values) => fired.push(values);
"""
REACT = """
export const effects = [];
export const useEffect = (effect) => effects.push(effect);
export const useRef = (current) => ({ current });
"""

Play = Callable[[str], object]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Runs a script in Node and returns the fired events and the remaining listeners."""

    def play(scene: str) -> object:
        (tmp_path / "node_modules" / "react").mkdir(parents=True)
        module = '{ "type": "module", "exports": "./index.js" }'
        (tmp_path / "node_modules" / "react" / "package.json").write_text(module, "utf-8")
        (tmp_path / "node_modules" / "react" / "index.js").write_text(REACT, "utf-8")
        for path in SCRIPTS.glob("*.js"):
            (tmp_path / path.with_suffix(".mjs").name).write_text(path.read_text("utf-8"), "utf-8")
        end = "\nconsole.log(JSON.stringify({ fired, listening: [...listeners.keys()] }));"
        (tmp_path / "scene.mjs").write_text(STAGE + scene + end, "utf-8")
        done = subprocess.run(
            ["node", "scene.mjs"], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return play


CLOCK = """
const { Clock } = await import("./clock.mjs");
const END = 100_000;
"""
TIMER = 'const { Timer } = await import("./timer.mjs");\n'
SCROLL = 'const { ScrollWatch } = await import("./scroll_watch.mjs");\n'


def test_a_clock_fires_at_once_and_then_at_each_full_second(play: Play) -> None:
    outcome = play(
        CLOCK
        + "mount(Clock, { untilMs: END, everyMs: 1000, onTick: fire }); mock.timers.tick(749);"
        + "mock.timers.tick(1); mock.timers.tick(1000);"
    )

    assert outcome == {
        "fired": [[10250], [11000], [12000]],
        "listening": ["visibilitychange", "pageshow"],
    }


def test_a_clock_pauses_while_the_page_is_hidden_and_fires_when_it_is_shown(play: Play) -> None:
    outcome = play(
        CLOCK
        + "mount(Clock, { untilMs: END, everyMs: 1000, onTick: fire }); show('hidden');"
        + "mock.timers.tick(60000); show('visible'); mock.timers.tick(750);"
    )

    assert outcome == {
        "fired": [[10250], [70250], [71000]],
        "listening": ["visibilitychange", "pageshow"],
    }


def test_a_clock_rests_from_its_end_on_and_fires_when_the_page_is_shown(play: Play) -> None:
    outcome = play(
        CLOCK
        + "mount(Clock, { untilMs: 11000, everyMs: 1000, onTick: fire });"
        + "mock.timers.tick(750); mock.timers.tick(59250); show('visible'); mock.timers.tick(9000);"
    )

    assert isinstance(outcome, dict)
    assert outcome["fired"] == [[10250], [11000], [70250]]


def test_a_clock_fires_once_a_minute_and_at_its_end_while_its_element_is_out_of_view(
    play: Play,
) -> None:
    outcome = play(
        CLOCK
        + "mount(Clock, { untilMs: END, everyMs: 1000, inView: 'box', onTick: fire });"
        + "look(false); mock.timers.tick(49750); mock.timers.tick(40000); look(true);"
    )

    assert isinstance(outcome, dict)
    assert outcome["fired"] == [[10250], [10250], [60000], [100000], [100000]]


def test_a_timer_fires_once(play: Play) -> None:
    outcome = play(
        TIMER
        + "mount(Timer, { onElapsed: fire, afterMs: 5500 }); mock.timers.tick(5499);"
        + "fired.push('not yet'); mock.timers.tick(1); mock.timers.tick(20000);"
    )

    assert outcome == {"fired": ["not yet", []], "listening": []}


def test_a_timer_mounted_twice_by_strict_mode_fires_once(
    play: Play,
) -> None:
    outcome = play(
        TIMER
        + "mount(Timer, { onElapsed: fire, afterMs: 10 })();"
        + "mount(Timer, { onElapsed: fire, afterMs: 10 }); mock.timers.tick(20);"
    )

    assert outcome == {"fired": [[]], "listening": []}


def test_scroll_watch_fires_in_the_next_frame_and_then_once_per_frame(play: Play) -> None:
    outcome = play(
        SCROLL
        + "mount(ScrollWatch, { onScroll: fire }); nextFrame();"
        + "scrollTo(100); scrollTo(250.4); nextFrame(); scrollTo(250.2); nextFrame();"
        + "scrollTo(5000); nextFrame();"
    )

    assert outcome == {
        "fired": [[0, 0], [250, 25], [5000, 100]],
        "listening": ["scroll", "resize"],
    }


def test_a_page_that_cannot_scroll_has_no_progress(play: Play) -> None:
    outcome = play(
        SCROLL
        + "page.scrollHeight = 700; const gone = mount(ScrollWatch, { onScroll: fire });"
        + "nextFrame(); scrollTo(-20); gone(); nextFrame();"
    )

    assert outcome == {"fired": [[0, 0]], "listening": []}


def test_the_components_accept_handlers_of_a_state() -> None:
    class Page(rx.State):
        n: int = 0

        @rx.event
        def tick(self, now_ms: int) -> None:
            self.n = now_ms

        @rx.event
        def end(self) -> None:
            self.n = 0

        @rx.event
        def follow(self, position_px: int, progress_percent: int) -> None:
            self.n = position_px + progress_percent

    parts = [
        clock(on_tick=Page.tick, until_ms=0),
        timer(on_elapsed=Page.end, after_ms=5500),
        scroll_watch(on_scroll=Page.follow),
    ]

    assert [part.tag for part in parts] == ["Clock", "Timer", "ScrollWatch"]
