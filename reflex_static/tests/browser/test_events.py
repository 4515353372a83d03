"""The components clock, timer and scroll_watch."""

import json
from pathlib import Path

import pytest

import reflex_static.browser
from support.exports import run

SCRIPTS = Path(reflex_static.browser.__file__).parent / "javascript" / "events"
# A stub of a browser, whose clock the scenes advance; ``mount`` runs a component's effects.
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
globalThis.ResizeObserver = class {
  constructor(see) { this.observe = () => listeners.set("longer", see); }
  disconnect() { listeners.delete("longer"); }
};
let look;
globalThis.IntersectionObserver = class {
  constructor(see) { look = (isIntersecting) => see([{ isIntersecting }]); }
  observe(element) { element.isConnected; }
  disconnect() {}
};
document.getElementById = (id) => (id === "box" ? {} : null);
globalThis.window = Object.assign(globalThis, target, { scrollY: 0 });
const nextFrame = () => frames.splice(0).forEach((run) => run());
const scrollTo = (position) => { window.scrollY = position; listeners.get("scroll")(); };
const show = (state) => { document.visibilityState = state; listeners.get("visibilitychange")(); };

const { effects } = await import("react");
const { Clock } = await import("./clock.mjs");
const { Timer } = await import("./timer.mjs");
const { ScrollWatch } = await import("./scroll_watch.mjs");
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

SHOWN, SCROLLED = ["visibilitychange", "pageshow"], ["scroll", "resize", "longer"]
SCENES: dict[str, tuple[str, list[object], list[str]]] = {
    "a clock fires at once and then at each full second": (
        """mount(Clock, { untilMs: 1e5, everyMs: 1000, onTick: fire });
        mock.timers.tick(749); mock.timers.tick(1); mock.timers.tick(1000);""",
        [[10250], [11000], [12000]],
        SHOWN,
    ),
    "a clock pauses while the page is hidden and fires when it is shown": (
        """mount(Clock, { untilMs: 1e5, everyMs: 1000, onTick: fire });
        show('hidden'); mock.timers.tick(60000); show('visible'); mock.timers.tick(750);""",
        [[10250], [70250], [71000]],
        SHOWN,
    ),
    "a clock rests from its end on and fires when the page is shown": (
        """mount(Clock, { untilMs: 11000, everyMs: 1000, onTick: fire }); mock.timers.tick(750);
        mock.timers.tick(59250); show('visible'); mock.timers.tick(9000);""",
        [[10250], [11000], [70250]],
        SHOWN,
    ),
    "a clock fires once a minute and at its end while its element is out of view": (
        """mount(Clock, { untilMs: 1e5, everyMs: 1000, inView: 'box', onTick: fire });
        look(false); mock.timers.tick(49750); mock.timers.tick(40000); look(true);""",
        [[10250], [10250], [60000], [100000], [100000]],
        SHOWN,
    ),
    "a clock ticks on if the page lacks its element": (
        """mount(Clock, { untilMs: 1e5, everyMs: 1000, inView: 'gone', onTick: fire });
        mock.timers.tick(750);""",
        [[10250], [11000]],
        SHOWN,
    ),
    "a timer that strict mode mounts twice fires once": (
        """mount(Timer, { onElapsed: fire, afterMs: 5500 })();
        mount(Timer, { onElapsed: fire, afterMs: 5500 }); mock.timers.tick(5499);
        fired.push('not yet'); mock.timers.tick(1); mock.timers.tick(20000);""",
        ["not yet", []],
        [],
    ),
    "scroll_watch fires in the next frame and then once per frame": (
        """mount(ScrollWatch, { onScroll: fire }); nextFrame();
        scrollTo(100); scrollTo(250.4); nextFrame(); scrollTo(250.2); nextFrame();
        scrollTo(5000); nextFrame();""",
        [[0, 0], [250, 25], [5000, 100]],
        SCROLLED,
    ),
    "a page that cannot scroll has no progress": (
        """page.scrollHeight = 700; const gone = mount(ScrollWatch, { onScroll: fire });
        nextFrame(); scrollTo(-20); gone(); nextFrame();""",
        [[0, 0]],
        [],
    ),
}
"""By description: a script, the events that it fires, and the listeners that remain."""


@pytest.mark.parametrize(("scene", "fired", "listening"), SCENES.values(), ids=SCENES)
def test_a_component_fires(
    scene: str, fired: list[object], listening: list[str], tmp_path: Path
) -> None:
    react = tmp_path / "node_modules" / "react"
    react.mkdir(parents=True)
    (react / "package.json").write_text('{ "type": "module", "exports": "./index.js" }', "utf-8")
    (react / "index.js").write_text(REACT, "utf-8")
    for path in SCRIPTS.glob("*.js"):
        (tmp_path / path.with_suffix(".mjs").name).write_text(path.read_text("utf-8"), "utf-8")
    end = "\nconsole.log(JSON.stringify([fired, [...listeners.keys()]]));"
    (tmp_path / "scene.mjs").write_text(STAGE + scene + end, "utf-8")

    done = run(["node", "scene.mjs"], tmp_path)

    assert done.stderr == ""
    assert json.loads(done.stdout) == [fired, listening]
