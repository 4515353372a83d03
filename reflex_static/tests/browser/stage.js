// A stub of a browser, whose clock the scenes advance; `mount` runs a component's effects.
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
globalThis.cancelAnimationFrame = (frame) => frame && frames.splice(frame - 1, 1);
globalThis.ResizeObserver = class {
  constructor(see) {
    this.observe = () => {
      listeners.set("longer", see);
      frames.push(() => listeners.get("longer")?.());
    };
  }
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
function scrollTo(...positions) {
  for (const position of positions) {
    window.scrollY = position;
    listeners.get("scroll")();
  }
  nextFrame();
}
const show = (state) => { document.visibilityState = state; listeners.get("visibilitychange")(); };

const { effects } = await import("react");
const { Clock } = await import("./clock.mjs");
const { PageLoad } = await import("./page_load.mjs");
const { Timer } = await import("./timer.mjs");
const { ScrollWatch } = await import("./scroll_watch.mjs");
function mount(component, props) {
  component(props);
  const cleanUps = effects.splice(0).map((effect) => effect());
  return () => cleanUps.forEach((cleanUp) => cleanUp?.());
}
const fired = [];
const fire = (...values) => fired.push(values);
const clock = (props) =>
  mount(Clock, { untilMs: 1e5, everyMs: 1000, onTick: fire, ...props });
const timer = () => mount(Timer, { onElapsed: fire, afterMs: 5500 });
function goTo(search, hash = "") {
  globalThis.location = { pathname: "/", search, hash };
  const leave = mount(PageLoad, { onLoad: () => fire(search) });
  mock.timers.tick(0);
  leave();
}
const watch = () => mount(ScrollWatch, { onScroll: fire });
const tick = (ms) => mock.timers.tick(ms);
