// Stands where socket.io-client stood: answers Reflex's events from inside the page.
import { SUFFIX, argumentsFor, createEngine } from "./engine.js";

const HYDRATED = `is_hydrated${SUFFIX}`;
// What Reflex asks of a server when a page loads, when another tab stores, and on navigation.
const FROM_STORAGE = /\.(hydrate_and_load|update_vars_internal|on_load_internal)$/;
// What it tells a server of an error that the browser's console already has.
const FROM_CONSOLE = /\.handle_frontend_exception$/;

let app;
let states = {};
const report = (message) => console.error(message);
const change = createEngine(() => app.initialState, report);

// Called again when the compiled handlers change under `reflex run`; the state stays.
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

// Values from storage go into the state one by one, so that a bad one spoils no other.
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
  // Reflex writes nothing to storage while a page is not hydrated, and these came from there.
  send({ [app.state_name]: { [HYDRATED]: false }, ...changes });
  // It remembers the synced values it has sent until they come back.
  send({ [app.state_name]: { [HYDRATED]: true }, ...known });
}

// Names come from outside, and every object has more names than its own.
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

  // One event at a time, in order, also when an answer brings the next event. Nothing is thrown at
  // whoever fired: the next event must not be lost for it.
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
    // Reflex adjusts these; nothing is encoded or decoded here.
    io: { opts: { ...options }, encoder: { encode() {} }, decoder: {}, open: (done) => done() },
    on: (name, listen) => (listeners[name] ??= []).push(listen),
    off: () => (listeners = {}),
    emit,
    connect() {
      socket.connected = true;
      // The stored values come first, so that no handler meets a state without them.
      emit("event", socket.auth.event);
      fire("connect");
      globalThis.replayEarlyEvents?.();
    },
    disconnect: () => (socket.connected = false),
  };
  return socket;
}
