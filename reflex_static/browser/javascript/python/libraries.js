// Parts of the modules random, math, json and time.
import { numeric } from "./builtins.js";
import { getItem, len } from "./containers.js";
import { fail } from "./errors.js";
import { isFloat, isInt, roundTo, toFloat, toInt } from "./numbers.js";
import { str } from "./text.js";
import { typeName } from "./values.js";

export const time = () => toFloat(Date.now() / 1000);

// random

export const random = () => toFloat(Math.random());
const below = (limit) => Math.floor(Math.random() * limit);

export function randint(low, high) {
  if (!isInt(low) || !isInt(high) || high < low) fail("ValueError", "empty range for randint()");
  return low + below(high - low + 1);
}

export function choice(items) {
  return len(items)
    ? getItem(items, below(len(items)))
    : fail("IndexError", "Cannot choose from an empty sequence");
}

export function shuffle(items) {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return null;
}

// math

const number = (value) => numeric(value, "the argument");
export const floor = (value) => roundTo(Math.floor(number(value)));
export const ceil = (value) => roundTo(Math.ceil(number(value)));

export function sqrt(value) {
  return number(value) < 0 ? fail("ValueError", "math domain error") : toFloat(Math.sqrt(value));
}

// json

// Floats that are no JSON, which Python writes and reads.
const FLOATS = { NaN, Infinity, "-Infinity": -Infinity };

// JSON.parse checks the text, but forgets the order of keys and which numbers are floats.
export function loads(text) {
  const parts = /"(?:[^"\\]|\\.)*"|-?Infinity|NaN/g;
  const standard = text.replace(parts, (it) => (it in FLOATS ? " 0 " : it));
  try {
    JSON.parse(standard);
  } catch {
    fail("JSONDecodeError", "Expecting value");
  }
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[-+\w.]+|[[\]{},:]/g);
  let at = 0;
  const read = () => {
    const token = tokens[at++];
    if (token === "[") return Array.from(inside("]"));
    if (token === "{") return new Map(inside("}"));
    const value = FLOATS[token] ?? JSON.parse(token);
    if (typeof value !== "number") return value;
    return /[.eENI]/.test(token) ? toFloat(value) : toInt(value);
  };
  function* inside(end) {
    for (; tokens[at] !== end; at += tokens[at] === ",") {
      const item = read();
      yield tokens[at] === ":" ? (at++, [item, read()]) : item;
    }
    at++;
  }
  return read();
}

export function dumps(value) {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return quote(value);
  if (isInt(value) || isFloat(value))
    return str(value).replace("nan", "NaN").replace("inf", "Infinity");
  if (Array.isArray(value)) return `[${Array.from(value, dumps).join(", ")}]`;
  if (!(value instanceof Map))
    return fail("TypeError", `Object of type ${typeName(value)} is not JSON serializable`);
  const pairs = Array.from(value, ([key, item]) => `${dumpsKey(key)}: ${dumps(item)}`);
  return `{${pairs.join(", ")}}`;
}

function dumpsKey(key) {
  if (Array.isArray(key)) fail("TypeError", "keys must be str, int, float, bool or None");
  return typeof key === "string" ? quote(key) : `"${dumps(key)}"`;
}

function quote(text) {
  const escape = (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replace(/[\x7f-\uffff]/g, escape);
}
