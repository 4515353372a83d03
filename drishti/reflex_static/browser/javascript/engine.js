// Runs compiled handlers on a copy of the state, and returns what they changed.
import { PythonError } from "./python.js";

// Reflex appends this to the name of every var.
export const SUFFIX = "_rx_state_";

export function createEngine(initialState, report) {
  const current = {};
  const origins = {};

  // Hot reload may add vars to a state.
  function load(name) {
    const origin = initialState()[name];
    if (origins[name] !== origin) {
      origins[name] = origin;
      current[name] = { ...fromInitial(origin), ...current[name] };
    }
    return current[name];
  }

  // A handler that fails leaves the state unchanged.
  return function change(name, state, handler, act) {
    let where = handler;
    try {
      const before = load(name);
      const next = copy(before);
      act(next);
      for (where of Object.keys(state.computed)) next[where] = state.computed[where](next);
      current[name] = next;
      return difference(before, next);
    } catch (error) {
      report(`${state.label}.${where}: ${error.name}: ${error.message}`);
    }
  };
}

export function argumentsFor(parameters, payload) {
  const given = { ...payload };
  const values = parameters.map(([name, coerce]) => {
    if (!Object.hasOwn(given, name)) throw new PythonError("TypeError", `missing argument '${name}'`);
    const value = given[name] ?? null;
    delete given[name];
    try {
      return coerce(value);
    } catch (error) {
      error.message = `argument '${name}': ${error.message}`;
      throw error;
    }
  });
  const [unexpected] = Object.keys(given);
  if (unexpected) throw new PythonError("TypeError", `unexpected argument '${unexpected}'`);
  return values;
}

function difference(before, after) {
  const delta = {};
  for (const key of Object.keys(after)) {
    if (!same(before[key], after[key])) delta[key + SUFFIX] = toJson(after[key]);
  }
  return delta;
}

// The order of keys matters, because the page shows it.
function same(a, b) {
  if (a instanceof Map && b instanceof Map) return same([...a], [...b]);
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((item, i) => same(item, b[i]));
}

// A list shared by two vars is copied once, and so stays shared.
function copy(vars) {
  const copies = new Map();
  const one = (value) => {
    if (typeof value !== "object" || value === null) return value;
    if (!copies.has(value)) {
      const made = Array.isArray(value) ? [] : new Map();
      copies.set(value, made);
      value.forEach((item, key) => (made.push ? made.push(one(item)) : made.set(key, one(item))));
    }
    return copies.get(value);
  };
  return mapped(vars, one);
}

function mapped(vars, one) {
  return Object.fromEntries(Object.entries(vars).map(([key, value]) => [key, one(value)]));
}

function fromInitial(vars) {
  return Object.fromEntries(
    Object.entries(vars).map(([key, value]) => [key.slice(0, -SUFFIX.length), fromJson(value)]),
  );
}

// Dictionaries become maps, because objects put numeric keys first.
function fromJson(value) {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== "object" || value === null) return value;
  return new Map(Object.entries(mapped(value, fromJson)));
}

function toJson(value) {
  if (Array.isArray(value)) return value.map(toJson);
  return value instanceof Map ? mapped(Object.fromEntries(value), toJson) : value;
}
