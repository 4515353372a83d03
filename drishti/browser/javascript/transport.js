// Stands where socket.io-client stood: answers Reflex's events from inside the page.
import { SUFFIX, argumentsFor, createEngine } from "./engine.js";

let app;
let states = {};
const report = (message) => console.error(message);
const engine = createEngine(() => app.initialState, report);

// Called again when the compiled handlers change under `reflex run`; the state stays.
export function install(reflexApp, compiledStates) {
  app = reflexApp;
  states = compiledStates;
  return io;
}

function answer(event, send) {
  const { name, payload } = event;
  const root = app.state_name;
  const at = name.lastIndexOf(".");
  const [owner, handler] = [name.slice(0, at), name.slice(at + 1)];
  const state = states[owner];
  if (state && Object.hasOwn(state.handlers, handler)) {
    const [run, ...parameters] = state.handlers[handler];
    const delta = engine.change(owner, state, handler, (self) =>
      run(self, ...argumentsFor(parameters, payload)),
    );
    if (delta && Object.keys(delta).length) send({ [owner]: delta });
  } else if (/^(hydrate_and_load|update_vars_internal|on_load_internal)$/.test(handler)) {
    applyStored(payload?.vars ?? {}, root, send);
  } else if (handler !== "handle_frontend_exception") {
    // The browser has already logged what handle_frontend_exception would tell a server.
    report(`No handler for the event ${name}`);
  }
}

// Values from storage go into the state one by one, so that a bad one spoils no other.
function applyStored(stored, root, send) {
  const changes = {};
  const known = {};
  for (const [key, value] of Object.entries(stored)) {
    const dot = key.lastIndexOf(".");
    const [owner, field] = [key.slice(0, dot), key.slice(dot + 1)];
    if (!states[owner]) continue;
    const fresh = value ?? engine.defaults(owner)[field];
    const delta = engine.change(owner, states[owner], "(storage)", (self) => {
      self[field.slice(0, -SUFFIX.length)] = fresh;
    });
    if (!delta) continue;
    changes[owner] = { ...changes[owner], ...delta };
    if (value !== null && app.clientStorage.local_storage?.[key]?.sync) {
      known[owner] = { ...known[owner], [field]: value };
    }
  }
  // Reflex writes nothing to storage while a page is not hydrated, and these came from there.
  send({ [root]: { ["is_hydrated" + SUFFIX]: false }, ...changes });
  // It remembers the synced values it has sent until they come back.
  send({ [root]: { ["is_hydrated" + SUFFIX]: true }, ...known });
}

export default function io(_address, options) {
  let listeners = {};
  const waiting = [];
  let busy = false;
  const fire = (name, ...values) => (listeners[name] ?? []).forEach((listen) => listen(...values));
  const send = (delta) => fire("event", { delta });

  // One event at a time, in order, also when an answer brings the next event.
  const drain = () => {
    if (busy) return;
    busy = true;
    try {
      while (waiting.length) answer(waiting.shift(), send);
    } finally {
      busy = false;
    }
  };

  return {
    connected: false,
    io: {
      opts: { ...options },
      encoder: { encode: (packet) => [packet] },
      decoder: {},
      engine: {},
      open: (done) => done?.(),
    },
    on(name, listen) {
      (listeners[name] ??= []).push(listen);
    },
    off() {
      listeners = {};
    },
    connect() {
      this.connected = true;
      this.emit("event", this.auth.event);
      fire("connect");
    },
    disconnect() {
      this.connected = false;
    },
    emit(kind, event) {
      if (kind !== "event") return;
      waiting.push(event);
      drain();
    },
  };
}
