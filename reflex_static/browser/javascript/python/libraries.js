// Parts of the modules random, math, json and time.
import { range, str } from "./builtins.js";
import { getItem, iterate, len } from "./containers.js";
import { fail } from "./errors.js";
import { isFloat, isInt, toFloat, toInt, toNumber } from "./numbers.js";
import { jsonKey } from "./text.js";
import { Tuple, isList, typeName } from "./values.js";

export const time = () => toFloat(Date.now() / 1000);

// random

export const random = () => toFloat(Math.random());
const below = (limit) => Math.floor(Math.random() * limit);

export function randrange(start, stop, step) {
  const all = range(start, stop, step);
  return all.length ? all.at(below(all.length)) : fail("ValueError", "empty range for randrange()");
}

export const randint = (low, high) => randrange(low, high + 1);
export const uniform = (low, high) => toFloat(Number(low) + (high - low) * Math.random());

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

export function sample(items, count) {
  if (count < 0 || count > len(items))
    fail("ValueError", "Sample larger than population or is negative");
  const all = [...iterate(items)];
  shuffle(all);
  return all.slice(0, count);
}

// math

const number = (value) =>
  toNumber(value) ?? fail("TypeError", `must be real number, not ${typeName(value)}`);
export const floor = (value) => toInt(Math.floor(number(value)));
export const ceil = (value) => toInt(Math.ceil(number(value)));
export const trunc = (value) => toInt(Math.trunc(number(value)));
export const fabs = (value) => toFloat(Math.abs(number(value)));
export const isnan = (value) => Number.isNaN(number(value));
export const isinf = (value) => Math.abs(number(value)) === Infinity;
export const isfinite = (value) => Number.isFinite(number(value));

export function sqrt(value) {
  return number(value) < 0 ? fail("ValueError", "math domain error") : toFloat(Math.sqrt(value));
}

// json

// JSON.parse checks the text, but forgets the order of keys and which numbers are floats.
export function loads(text) {
  try {
    JSON.parse(text);
  } catch {
    fail("JSONDecodeError", "Expecting value");
  }
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[-+\w.]+|[[\]{},:]/g);
  let at = 0;
  const read = () => {
    const token = tokens[at++];
    if (token === "[") return Array.from(inside("]"));
    if (token === "{") return new Map(inside("}"));
    const value = JSON.parse(token);
    if (typeof value !== "number") return value;
    return /[.eE]/.test(token) ? toFloat(value) : toInt(value);
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

export function dumps(value, indent = null, ensure_ascii = true) {
  const write = (it, depth) => {
    if (it === null || typeof it === "boolean") return String(it);
    if (typeof it === "string") return quote(it, ensure_ascii);
    if (isInt(it) || isFloat(it)) return str(it).replace("nan", "NaN").replace("inf", "Infinity");
    const inner = (items) => joinItems(items, indent, depth);
    if (isList(it) || it instanceof Tuple)
      return `[${inner(Array.from(it, (one) => write(one, depth + 1)))}]`;
    if (!(it instanceof Map))
      return fail("TypeError", `Object of type ${typeName(it)} is not JSON serializable`);
    const keys = [...it.keys()];
    return `{${inner(keys.map((key) => `${quote(jsonKey(key), ensure_ascii)}: ${write(it.get(key), depth + 1)}`))}}`;
  };
  return write(value, 1);
}

function joinItems(items, indent, depth) {
  if (indent === null || !items.length) return items.join(", ");
  const line = (level) => `\n${" ".repeat(indent * level)}`;
  return line(depth) + items.join(`,${line(depth)}`) + line(depth - 1);
}

function quote(text, isAscii) {
  const quoted = JSON.stringify(text);
  const escape = (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return isAscii ? quoted.replace(/[\x7f-\uffff]/g, escape) : quoted;
}
