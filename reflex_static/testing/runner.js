// Runs compiled code in Node for the tests: reads commands and writes results as lines of JSON.
import { symlinkSync } from "node:fs";
import { createInterface } from "node:readline";
import { mock } from "node:test";
import { pathToFileURL } from "node:url";

// On a busy machine, real time would pass between two commands.
mock.timers.enable({ apis: ["setTimeout"] });

globalThis.location = { pathname: "/" };
let loads = 0;
let compiled;
let socket;
let page;
let events = [];
let deltas = [];
const errors = [];
console.log = () => {}; // the answers are what is printed
console.warn = console.error = (message) => errors.push(message);

async function load(folder, app, stored) {
  // Under another name, the modules are imported again, so that no state is shared.
  const link = `${folder}-${++loads}`;
  symlinkSync(folder, link, "junction");
  compiled = await import(`${pathToFileURL(link)}/index.js`);
  if (!app) return;
  page = structuredClone(app.initialState);
  Object.assign(compiled.app, app);
  socket = compiled.default("", {});
  socket.on("event", ({ delta, events: sent = [] }) => {
    deltas.push(delta);
    for (const state in delta) Object.assign(page[state], delta[state]);
    events.push(...sent.map(({ name, payload }) => [name, JSON.parse(JSON.stringify(payload))]));
  });
  socket.auth = { event: { name: "state.hydrate_and_load", payload: { vars: stored } } };
  socket.connect();
}

// JSON does not tell floats from ints or tuples from lists, nor keep the order of keys.
function toLine(value) {
  const { py } = compiled;
  if (value === undefined || value === null) return null;
  const name = py.typeName(value);
  if (name === "float") return { $float: py.repr(value) };
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : value;
  if (["tuple", "set"].includes(name)) return { [`$${name}`]: Array.from(value, toLine) };
  if (Array.isArray(value)) return value.map(toLine);
  if (value instanceof Map) return { $dict: Array.from(value, (pair) => pair.map(toLine)) };
  return typeof value === "object" ? { $text: py.str(value) } : value;
}

function fromLine(value) {
  const { py } = compiled;
  if (Array.isArray(value)) return value.map(fromLine);
  if (value === null || typeof value !== "object") return value;
  if (value.$float) return py.float(value.$float);
  if (value.$tuple) return py.tuple(value.$tuple.map(fromLine));
  return new Map(value.$dict.map((pair) => pair.map(fromLine)));
}

const commands = {
  load: ({ folder, app, stored }) => load(folder, app, stored),
  event: ({ event }) => socket.emit("event", event),
  wait: ({ ms }) => {
    mock.timers.tick(ms);
    return new Promise((done) => setImmediate(done)); // after all promises
  },
  call: ({ name, args }) => ({ value: toLine(compiled.functions[name](...args.map(fromLine))) }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  let answer = {};
  try {
    answer = (await commands[command.do](command)) ?? {};
  } catch (error) {
    errors.push(`${error.name}: ${error.message}`);
  }
  process.stdout.write(JSON.stringify({ ...answer, page, deltas, events, errors }) + "\n");
  errors.length = 0;
  [deltas, events] = [[], []];
}
