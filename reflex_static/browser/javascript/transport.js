// Replaces socket.io-client: handles Reflex's events in the page.
import { argumentsFor } from "./coerce.js";
import { SUFFIX, change, initialVars, readRoute, setStates, stateOf, states } from "./engine.js";
import { Sleep, eventsIn, isLocked, lock } from "./events.js";
import { hasBackground, hasEvents, hasRoutes } from "./python/features.js";

const HYDRATED = `is_hydrated${SUFFIX}`;
// Events that Reflex sends on page load, on navigation and when another tab writes to storage.
const FROM_STORAGE = /\.(hydrate_and_load|update_vars_internal|on_load_internal)$/;
// Reports of errors that are already in the browser's console.
const FROM_CONSOLE = /\.handle_frontend_exception$/;

let app;
let routes = [];

// Called again by hot reload; the state is kept. `dynamicRoutes` are patterns of addresses.
export function install(reflexApp, compiledStates, dynamicRoutes = []) {
  app = reflexApp;
  setStates(compiledStates);
  if (hasRoutes) routes = dynamicRoutes;
  // Called before a page of a dynamic route is rendered, whose state depends on its address.
  if (hasRoutes)
    globalThis.showRoute = (path) => {
      readRoute(routes, path);
      for (const [name, vars] of initialVars()) Object.assign(app.initialState[name], vars);
    };
  return io;
}

// Answers an event. Calls `done` when the handler has ended, which may be after this has returned.
function answer({ name, payload }, queue, done) {
  const [owner, handler] = split(name);
  const state = own(states, owner);
  const parameters = state && own(state.handlers, handler);
  const act = (self, label) => self[handler](...argumentsFor(parameters, payload, label));
  if (parameters) return run(owner, handler, act, queue, done);
  if (FROM_STORAGE.test(name)) {
    applyStored(payload?.vars ?? {}, name.endsWith("and_load"), queue);
    const read = () => void readRoute(routes, location.pathname);
    if (hasRoutes) return run(app.state_name, "", read, queue, done);
  } else if (!FROM_CONSOLE.test(name)) console.error(`${name}: no handler answers this event`);
  done();
}

function run(owner, handler, act, queue, done) {
  const { label: state, background } = states[owner];
  const label = `${state}.${handler}`;
  const isBackground = hasBackground && background?.includes(handler);
  const used = new Set([owner]);
  let steps;
  // Each step, up to the next `yield` or wait, is a change of its own.
  const step = (first, ended) => {
    for (let next = first; ; next = () => steps.next(null)) {
      const outcome = change(label, next, used);
      if (!outcome) {
        if (hasBackground) lock(false); // the handler is not resumed
        return ended();
      }
      const { result, delta } = outcome;
      if (Object.keys(delta).length) queue.send({ delta });
      if (!hasEvents) return ended();
      if (result?.next) {
        steps = result;
        continue;
      }
      const value = steps ? result.value : result;
      if (value instanceof Sleep) {
        const resume = (over) => step(() => steps.next(null), over);
        const leaves = isBackground && !isLocked;
        setTimeout(() => (leaves ? queue.add(resume) : resume(ended)), value.ms);
        return leaves && ended();
      }
      queue.follow(value, label);
      if (!steps || result.done) return ended();
    }
  };
  step(() => act(stateOf(owner), label), done);
}

// Values from storage are applied one by one, because each may fail in a computed var. On a load,
// and after storage was cleared, a var that has nothing stored gets its default.
function applyStored(stored, isLoad, queue) {
  const changed = {};
  const known = {};
  for (const key of Object.values(app.clientStorage).flatMap(Object.keys)) {
    const value = stored[key] ?? null;
    const [owner, field] = split(key);
    if (!(isLoad || key in stored) || !own(states, owner) || !isStorable(value)) continue;
    const name = field.slice(0, -SUFFIX.length);
    const act = () => (stateOf(owner)[name] = value ?? app.initialState[owner][field]);
    const outcome = change(`${states[owner].label}.${name}`, act);
    Object.assign((changed[owner] ??= {}), outcome?.delta[owner]);
    if (outcome && value !== null && app.clientStorage.local_storage?.[key]?.sync)
      (known[owner] ??= {})[field] = value;
  }
  // Sent as not hydrated, so that Reflex does not write the values back to storage.
  queue.send({ delta: { [app.state_name]: { [HYDRATED]: false }, ...changed } });
  // Reflex expects an echo of each synced value that it has sent.
  queue.send({ delta: { [app.state_name]: { [HYDRATED]: true }, ...known } });
}

// Names come from events and must not match inherited properties.
const own = (table, name) => (table && Object.hasOwn(table, name) ? table[name] : undefined);
const isStorable = (value) => value === null || typeof value === "string";

function split(path) {
  const dot = path.lastIndexOf(".");
  return [path.slice(0, dot), path.slice(dot + 1)];
}

function io(_address, options) {
  let listeners = {};
  const waiting = [];
  let busy = false;
  const fire = (name, value) => listeners[name]?.forEach((listen) => listen(value));

  // Events are handled one at a time, in order, including those fired by listeners. Errors are
  // reported, not thrown, so that the next event is still handled.
  function work() {
    while (waiting.length && !busy) {
      busy = true;
      const act = waiting.shift();
      const done = () => (busy = false);
      try {
        let hasReturned = false;
        act(() => {
          done();
          if (hasReturned) work();
        });
        hasReturned = true;
      } catch (error) {
        console.error(`${error?.stack ?? error}`);
        done();
      }
    }
  }

  const queue = {
    send: (update) => fire("event", update),
    add(act) {
      waiting.push(act);
      work();
    },
    // Events for the page go to Reflex's event loop; events for handlers wait their turn.
    follow(result, label) {
      if (!hasEvents) return;
      let events = [];
      try {
        events = eventsIn(result);
      } catch (error) {
        console.error(`${label}: ${error.name}: ${error.message}`);
      }
      const forPage = events.filter(({ name }) => name.startsWith("_"));
      if (forPage.length) queue.send({ delta: {}, events: forPage });
      for (const event of events)
        if (!forPage.includes(event)) waiting.push((done) => answer(event, queue, done));
    },
  };

  const socket = {
    connected: false,
    // Reflex sets these; nothing uses them.
    io: { opts: { ...options }, encoder: { encode() {} }, decoder: {}, open: (done) => done() },
    on: (name, listen) => (listeners[name] ??= []).push(listen),
    off: () => (listeners = {}),
    emit(kind, event) {
      if (kind === "event") queue.add((done) => answer(event, queue, done));
    },
    connect() {
      socket.connected = true;
      // Stored values are applied before any handler runs.
      socket.emit("event", socket.auth.event);
      fire("connect");
      globalThis.replayEarlyEvents?.();
    },
    disconnect: () => (socket.connected = false),
  };
  return socket;
}
