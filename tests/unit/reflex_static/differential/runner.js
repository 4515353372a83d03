// Runs compiled code in Node for the tests: reads commands and writes results as lines of JSON.
import { registerHooks } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

// Each load imports its modules again, so that no state is shared.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const load = /\?load=\d+$/.exec(context.parentURL ?? "");
    return load && specifier.startsWith("./") ? { ...found, url: found.url + load[0] } : found;
  },
});

let loads = 0;
let functions = {};
let socket;
let page;
// What the page's listener does on the next change: fire further events, or throw.
let provoked = {};
const errors = [];
console.error = (message) => errors.push(message);

async function load(folder, app) {
  const url = `${pathToFileURL(folder)}/index.js?load=${++loads}`;
  const compiled = await import(url);
  functions = compiled.functions ?? {};
  if (!app) return;
  page = structuredClone(app.initialState);
  provoked = {};
  Object.assign(compiled.app, app);
  socket = compiled.default("", {});
  socket.on("event", ({ delta }) => {
    for (const state in delta) Object.assign(page[state], delta[state]);
    const { then = [], throws } = provoked;
    provoked = {};
    for (const event of then) socket.emit("event", event);
    if (throws) throw new Error("from the page");
  });
  socket.auth = { event: { name: "state.hydrate_and_load" } };
  socket.connect();
}

// Objects do not keep the order of numeric keys, and JSON lacks numbers that no Python int can be.
function toLine(value) {
  if (typeof value === "number" && !Object.is(value, Math.trunc(value) + 0)) return String(value);
  if (Array.isArray(value)) return value.map(toLine);
  if (value instanceof Map) return { $map: toLine([...value]) };
  if (value === undefined || value === null || typeof value !== "object") return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, toLine(held)]));
}

function fromLine(value) {
  if (Array.isArray(value)) return value.map(fromLine);
  if (value === null || typeof value !== "object") return value;
  return new Map(value.$map.map(([key, held]) => [fromLine(key), fromLine(held)]));
}

const commands = {
  load: ({ folder, app }) => load(folder, app),
  event: ({ event }) => socket.emit("event", event),
  attack: ({ kind, event, then, throws }) => {
    provoked = { then, throws };
    socket.emit(kind, event);
  },
  call: ({ name, args }) => ({ value: functions[name](...args.map(fromLine)) }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  errors.length = 0;
  let answer = {};
  try {
    answer = (await commands[command.do](command)) ?? {};
  } catch (error) {
    errors.push(`${error.name}: ${error.message}`);
  }
  process.stdout.write(JSON.stringify(toLine({ ...answer, page, errors })) + "\n");
}
