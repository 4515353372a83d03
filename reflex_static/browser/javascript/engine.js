// The app's states in the page. A handler runs until it ends, yields or waits; its changes are then
// sent to the page. If it fails, the changes not yet sent are undone.
import { deepCopy } from "./python/containers.js";
import { fail, toPythonError } from "./python/errors.js";
import { hasFloats, hasObjects, hasSets } from "./python/features.js";
import { Float } from "./python/numbers.js";
import { jsonKey } from "./python/text.js";
import { PythonObject } from "./python/values.js";

// Reflex appends this to the name of every var.
export const SUFFIX = "_rx_state_";

export class State extends PythonObject {
  reset() {
    Object.assign(this, new this.constructor());
    return null;
  }
}

export let states = {};
const live = {};
const shown = {};
// The vars of each state used since the last change was sent, copied before they could change.
const backups = new Map();

// Called again by hot reload: vars keep their values, new ones are added.
export function setStates(compiled) {
  states = compiled;
  for (const [name, state] of Object.entries(live)) {
    if (states[name]) live[name] = Object.assign(new states[name].type(), state);
  }
}

let route = {};

// Returns an argument of a dynamic route, such as `iid` of "/item/[iid]".
export const routeArgument = (name) => route[name] ?? "";

// Reads the arguments from an address.
export function readRoute(patterns, path) {
  const found = patterns.map((pattern) => new RegExp(pattern).exec(path)).find(Boolean);
  const values = Object.entries(found?.groups ?? {});
  route = Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
}

// Returns the vars of all states as they begin at the current address.
export function initialVars() {
  for (const name in live) delete live[name];
  Object.keys(states).forEach(create);
  return Object.entries(shown).map(([name, vars]) => [name, forReflex(Object.entries(vars))]);
}

const forReflex = (vars) => Object.fromEntries(vars.map(([key, it]) => [key + SUFFIX, it]));

export function stateOf(name) {
  if (!live[name]) family(name).forEach(create);
  if (!backups.has(name)) backups.set(name, deepCopy(new Map(Object.entries(live[name]))));
  return live[name];
}

function create(name) {
  if (live[name]) return; // and perhaps changed since
  live[name] = new states[name].type();
  shown[name] = pageVars(name);
}

// A state and the states that inherit from it, because their computed vars may depend on it.
function family(name) {
  return Object.keys(states).filter((it) => it === name || it.startsWith(`${name}.`));
}

// Runs a part of a handler; returns its result and the changes, or undefined if it fails. `used`
// has the names of the states that earlier parts of the handler have used.
export function change(label, act, used = new Set()) {
  const where = { label };
  try {
    used.forEach(stateOf);
    const result = act();
    for (const name of backups.keys()) used.add(name);
    return { result, delta: changes(where) };
  } catch (error) {
    for (const [name, vars] of backups) Object.assign(live[name], Object.fromEntries(vars));
    const { name, message } = toPythonError(error);
    console.error(`${where.label}: ${name}: ${message}`);
  } finally {
    backups.clear();
  }
}

function changes(where) {
  const delta = {};
  for (const name of new Set([...backups.keys()].flatMap(family))) {
    const vars = pageVars(name, where);
    const changed = Object.entries(vars).filter(([key, value]) => !same(value, shown[name][key]));
    if (changed.length) delta[name] = forReflex(changed);
    shown[name] = vars;
  }
  return delta;
}

// Everything of a state that the page can show, as JSON.
function pageVars(name, where = {}) {
  const { label, vars, computed } = states[name];
  const shownVars = Object.fromEntries(vars.map((key) => [key, toJson(live[name][key])]));
  for (const key of computed) {
    where.label = `${label}.${key}`;
    shownVars[key] = toJson(live[name][key]);
  }
  return shownVars;
}

// The order of keys matters, because the page shows it.
function same(a, b) {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return Object.is(a, b);
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.length &&
    left.every(([key, value], i) => key === right[i][0] && same(value, right[i][1]))
  );
}

// Dictionaries become maps, because objects put numeric keys first.
export function fromJson(value) {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value === "number")
    return hasFloats || Number.isInteger(value) ? value + 0 : fail("TypeError", `${value}: no int`);
  if (typeof value !== "object" || value === null) return value ?? null;
  return new Map(Object.entries(value).map(([key, item]) => [key, fromJson(item)]));
}

export function toJson(value) {
  if (hasFloats && value instanceof Float) return value.value;
  if (Array.isArray(value) || (hasSets && value instanceof Set)) return Array.from(value, toJson);
  if (value instanceof Map) {
    const entries = Array.from(value, ([key, item]) => [jsonKey(key), toJson(item)]);
    return Object.fromEntries(entries);
  }
  return hasObjects && value instanceof PythonObject ? toJson(value.$json()) : (value ?? null);
}
