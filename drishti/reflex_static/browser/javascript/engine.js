// Runs compiled handlers: a copy of the state goes in, and what changed comes out.
import { PythonError } from "./python.js";

// Reflex calls the var `units` of a state `units_rx_state_`.
export const SUFFIX = "_rx_state_";

export function createEngine(initialState, report) {
  const current = {};
  const origins = {};

  // Under `reflex run` a state may gain vars while the page stays open.
  function load(name) {
    const origin = initialState()[name];
    if (origins[name] !== origin) {
      origins[name] = origin;
      current[name] = { ...fromInitial(origin), ...current[name] };
    }
    return current[name];
  }

  // All or nothing: a handler that fails leaves the state as it was.
  return function change(name, state, handler, act) {
    let where = handler;
    try {
      const before = load(name);
      const next = copy(before);
      act(next);
      for (where in state.computed) next[where] = state.computed[where](next);
      current[name] = next;
      return difference(before, next);
    } catch (error) {
      report(`${state.label}.${where}: ${error.name}: ${error.message}`);
    }
  };
}

export function argumentsFor(parameters, payload) {
  const given = { ...payload };
  const values = parameters.map(([name, check, optional]) => {
    if (!Object.hasOwn(given, name) && !optional) {
      throw new PythonError("TypeError", `missing argument '${name}'`);
    }
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    delete given[name];
    try {
      return value === undefined && optional ? undefined : check(value ?? null);
    } catch (error) {
      error.message = `argument '${name}': ${error.message}`;
      throw error;
    }
  });
  for (const name in given) throw new PythonError("TypeError", `unexpected argument '${name}'`);
  return values;
}

function difference(before, after) {
  const delta = {};
  for (const key in after) {
    if (!same(before[key], after[key])) delta[key + SUFFIX] = toJson(after[key]);
  }
  return delta;
}

// Unlike ==, the order of a dictionary counts: the page shows it.
function same(a, b) {
  if (a instanceof Map && b instanceof Map) return same([...a], [...b]);
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((item, i) => same(item, b[i]));
}

// Two vars that hold the same list go on doing so.
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

// Dictionaries are maps here: an object would put keys that look like numbers first.
function fromJson(value) {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== "object" || value === null) return value;
  return new Map(Object.entries(mapped(value, fromJson)));
}

function toJson(value) {
  if (Array.isArray(value)) return value.map(toJson);
  return value instanceof Map ? mapped(Object.fromEntries(value), toJson) : value;
}
