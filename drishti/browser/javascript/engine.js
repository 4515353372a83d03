// Runs compiled handlers: a copy of the state goes in, and what changed comes out.
import { equal } from "./python.js";

// Reflex calls the var `units` of a state `units_rx_state_`.
const SUFFIX = "_rx_state_";

export function createEngine(initialState, report) {
  const current = {};

  const load = (name, state) =>
    (current[name] ??= Object.fromEntries(
      Object.entries(initialState()[name]).map(([key, value]) => [
        key.slice(0, -SUFFIX.length),
        fromJson(value),
      ]),
    ));

  // All or nothing: a handler that fails leaves the state as it was.
  function change(name, state, handler, act) {
    const before = load(name, state);
    let where = handler;
    try {
      const next = copy(before);
      act(next);
      for (where in state.computed) next[where] = state.computed[where](next);
      current[name] = next;
      return difference(before, next);
    } catch (error) {
      report(`${state.label}.${where}: ${error.name}: ${error.message}`);
    }
  }

  return { change, defaults: (name) => initialState()[name] };
}

export function argumentsFor(parameters, payload) {
  const given = { ...payload };
  const values = parameters.map(([name, check, optional]) => {
    const value = given[name] ?? null;
    if (!(name in given)) {
      if (optional) return undefined;
      throw new TypeError(`missing argument '${name}'`);
    }
    delete given[name];
    try {
      return check(value);
    } catch (error) {
      error.message = `argument '${name}' ${error.message}`;
      throw error;
    }
  });
  for (const name in given) throw new TypeError(`unexpected argument '${name}'`);
  return values;
}

function difference(before, after) {
  const delta = {};
  for (const key in after) {
    if (!equal(before[key], after[key])) delta[key + SUFFIX] = toJson(after[key]);
  }
  return delta;
}

// Two vars that hold the same list go on doing so.
function copy(vars) {
  const copies = new Map();
  const one = (value) => {
    if (typeof value !== "object" || value === null) return value;
    if (!copies.has(value)) {
      const made = Array.isArray(value) ? [] : new Map();
      copies.set(value, made);
      if (Array.isArray(value)) for (const item of value) made.push(one(item));
      else for (const [key, item] of value) made.set(key, one(item));
    }
    return copies.get(value);
  };
  return Object.fromEntries(Object.entries(vars).map(([key, value]) => [key, one(value)]));
}

// Dictionaries are maps here: an object would put keys that look like numbers first.
function fromJson(value) {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== "object" || value === null) return value;
  return new Map(Object.entries(value).map(([key, item]) => [key, fromJson(item)]));
}

function toJson(value) {
  if (Array.isArray(value)) return value.map(toJson);
  if (!(value instanceof Map)) return value;
  return Object.fromEntries([...value].map(([key, item]) => [key, toJson(item)]));
}

export { SUFFIX };
