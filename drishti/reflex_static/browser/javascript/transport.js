// Replaces socket.io-client: handles Reflex's events in the page.
import { SUFFIX, argumentsFor, createEngine } from "./engine.js";

const HYDRATED = `is_hydrated${SUFFIX}`;
// Events that Reflex sends on page load, on navigation and when another tab writes to storage.
const FROM_STORAGE = /\.(hydrate_and_load|update_vars_internal|on_load_internal)$/;
// Reports of errors, which are already in the browser's console.
const FROM_CONSOLE = /\.handle_frontend_exception$/;

let app;
let states = {};
const report = (message) => console.error(message);
const change = createEngine(() => app.initialState, report);

// Called again by hot reload; the state is kept.
export function install(reflexApp, compiledStates) {
  app = reflexApp;
  states = compiledStates;
  return io;
}

function answer({ name, payload }, send) {
  const [owner, handler] = split(name);
  const state = own(states, owner);
  if (state && own(state.handlers, handler)) {
    const [run, ...parameters] = state.handlers[handler];
    const act = (self) => run(self, ...argumentsFor(parameters, payload));
    const delta = change(owner, state, handler, act);
    if (delta && Object.keys(delta).length) send({ [owner]: delta });
  } else if (FROM_STORAGE.test(name)) {
    applyStored(payload?.vars ?? {}, send);
  } else if (!FROM_CONSOLE.test(name)) {
    report(`${name}: no handler answers this event`);
  }
}

// Values from storage are applied one by one, because each may fail in a computed var.
function applyStored(stored, send) {
  const changes = {};
  const known = {};
  for (const [key, value] of Object.entries(stored)) {
    const [owner, field] = split(key);
    if (!own(states, owner) || !isStored(key) || !isStorable(value)) continue;
    const name = field.slice(0, -SUFFIX.length);
    const delta = change(owner, states[owner], name, (self) => {
      self[name] = value ?? app.initialState[owner][field];
    });
    Object.assign((changes[owner] ??= {}), delta);
    if (delta && value !== null && app.clientStorage.local_storage?.[key]?.sync) {
      (known[owner] ??= {})[field] = value;
    }
  }
  // Reflex writes to storage only while the page is hydrated.
  send({ [app.state_name]: { [HYDRATED]: false }, ...changes });
  // Reflex sends the synced values and waits until they come back.
  send({ [app.state_name]: { [HYDRATED]: true }, ...known });
}

// Names come from events and must not match inherited properties.
const own = (table, name) => (table && Object.hasOwn(table, name) ? table[name] : undefined);
const isStored = (key) => Object.values(app.clientStorage).some((store) => own(store, key));
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
  const send = (delta) => fire("event", { delta });

  // Events are handled one at a time, in order, including those fired by listeners. Errors are
  // reported, not thrown, so that the next event is still handled.
  function emit(kind, event) {
    if (kind !== "event") return;
    waiting.push(event);
    if (busy) return;
    busy = true;
    while (waiting.length) {
      const next = waiting.shift();
      try {
        answer(next, send);
      } catch (error) {
        report(`${next?.name}: ${error?.stack ?? error}`);
      }
    }
    busy = false;
  }

  const socket = {
    connected: false,
    // Reflex sets these; nothing uses them.
    io: { opts: { ...options }, encoder: { encode() {} }, decoder: {}, open: (done) => done() },
    on: (name, listen) => (listeners[name] ??= []).push(listen),
    off: () => (listeners = {}),
    emit,
    connect() {
      socket.connected = true;
      // Stored values are applied before any handler runs.
      emit("event", socket.auth.event);
      fire("connect");
      globalThis.replayEarlyEvents?.();
    },
    disconnect: () => (socket.connected = false),
  };
  return socket;
}
