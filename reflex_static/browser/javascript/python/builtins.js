// Python's built-in functions, by their names.
import {
  Range,
  Tuple,
  add,
  arithmetic,
  greater,
  iterate,
  len,
  less,
  keyIn,
  truth,
  typeName,
} from "./containers.js";
import { PythonError, fail, matches } from "./errors.js";
import { hasFloats, hasObjects } from "./features.js";
import {
  divide,
  floorDivide,
  isFloat,
  isInt,
  parseFloating,
  parseInteger,
  power,
  remainder,
  roundTo,
  toFloat,
  toInt,
  toNumber,
} from "./numbers.js";
import { format, str } from "./text.js";

// The compiler calls str() `scalarText` for numbers and strings, which do not need `hasTexts`.
export { chr, format, formatInt, ord, repr, str, str as scalarText } from "./text.js";
export { len } from "./containers.js";
export { parseBase } from "./numbers.js";

function numeric(value, what) {
  return toNumber(value) ?? fail("TypeError", `${what} must be a number, not '${typeName(value)}'`);
}

export function int(value = 0) {
  if (typeof value === "string") return parseInteger(value);
  const number = numeric(value, "int() argument");
  if (!hasFloats) return number;
  if (Number.isNaN(number)) fail("ValueError", "cannot convert float NaN to integer");
  if (!Number.isFinite(number)) fail("OverflowError", "cannot convert float infinity to integer");
  return toInt(Math.trunc(number));
}

export function float(value = 0) {
  return typeof value === "string"
    ? parseFloating(value)
    : toFloat(numeric(value, "float() argument"));
}

export const bool = (value = false) => truth(value);
export const list = (items = []) => [...iterate(items)];
export const tuple = (items = []) => Tuple.from(iterate(items));
export const range = (start, stop, step) =>
  stop === undefined ? new Range(0, start) : new Range(start, stop, step);
export const iter = (items) => iterate(items)[Symbol.iterator]();

export function set(items = []) {
  const made = new Set();
  for (const item of iterate(items)) made.add(keyIn(made, item));
  return made;
}

export function dict(items = [], named = []) {
  const made = new Map();
  const pairs =
    items instanceof Map ? items : Array.from(iterate(items), (pair) => [...iterate(pair)]);
  for (const [key, item] of [...pairs, ...named]) made.set(keyIn(made, key), item);
  return made;
}

export const fromkeys = (keys, item = null) =>
  dict(Array.from(iterate(keys), (key) => [key, item]));

export function next(iterator, ...otherwise) {
  const { value, done } = iterator.next();
  if (!done) return value;
  return otherwise.length ? otherwise[0] : fail("StopIteration", "");
}

function best(items, key, otherwise, isBetter) {
  let found;
  let rank;
  for (const item of iterate(items)) {
    const its = key ? key(item) : item;
    if (found === undefined || isBetter(its, rank)) [found, rank] = [item, its];
  }
  if (found !== undefined) return found;
  return otherwise === undefined ? fail("ValueError", "empty") : otherwise;
}

export const min = (items, key, otherwise) => best(items, key, otherwise, less);
export const max = (items, key, otherwise) => best(items, key, otherwise, greater);

export function plainSum(items, start = 0) {
  let total = start;
  for (const item of iterate(items)) total = add(total, item);
  return total;
}

// The rounding errors of floats are added up and corrected (Neumaier), as in Python since 3.12.
export function sum(items, start = 0) {
  let total = start;
  let lost = 0;
  for (const item of iterate(items)) {
    const [x, y] = [toNumber(total), toNumber(item)];
    const next = add(total, item);
    if (isFloat(total) && y !== undefined) {
      const rounded = toNumber(next);
      if (isFloat(item)) lost += Math.abs(x) >= Math.abs(y) ? x - rounded + y : y - rounded + x;
    }
    total = next;
  }
  return lost && Number.isFinite(lost) ? toFloat(toNumber(total) + lost) : total;
}

export function any(items) {
  for (const item of iterate(items)) if (truth(item)) return true;
  return false;
}

export function all(items) {
  for (const item of iterate(items)) if (!truth(item)) return false;
  return true;
}

export function sorted(items, key = null, reverse = false) {
  const ranked = Array.from(iterate(items), (item) => ({ item, rank: key ? key(item) : item }));
  // Equal items keep their order in both directions.
  const sign = truth(reverse) ? -1 : 1;
  ranked.sort((a, b) => sign * (less(a.rank, b.rank) ? -1 : less(b.rank, a.rank) ? 1 : 0));
  return ranked.map(({ item }) => item);
}

export function reversed(items) {
  return [...iterate(items)].reverse().values();
}

export function* enumerate(items, start = 0) {
  let index = start;
  for (const item of iterate(items)) yield Tuple.of(index++, item);
}

export function* zip(all, strict = false) {
  const iterators = all.map(iter);
  while (iterators.length) {
    const results = iterators.map((it) => it.next());
    if (results.some(({ done }) => done)) {
      if (truth(strict) && !results.every(({ done }) => done))
        fail("ValueError", "zip() arguments have different lengths");
      return;
    }
    yield Tuple.from(results, ({ value }) => value);
  }
}

export function* map(call, ...all) {
  for (const items of zip(all)) yield call(...items);
}

export function* filter(call, items) {
  for (const item of iterate(items)) if (truth(call ? call(item) : item)) yield item;
}

export function abs(value) {
  return (hasObjects ? value?.$abs?.() : null) ?? arithmetic("abs()", value, 0, Math.abs);
}

export function round(value, places) {
  return roundTo(numeric(value, "round() argument"), places, isInt(value));
}

export function divmod(a, b) {
  return Tuple.of(floorDivision(a, b), modulo(a, b));
}

export function division(a, b) {
  const [x, y] = [toNumber(a), toNumber(b)];
  if (x === undefined || y === undefined)
    return (hasObjects ? a?.$divide?.(b) : null) ?? arithmetic("/", a, b);
  return divide(x, y);
}

export function floorDivision(a, b) {
  return (hasObjects ? a?.$floorDivide?.(b) : null) ?? arithmetic("//", a, b, floorDivide);
}

export function modulo(a, b) {
  if (typeof a === "string")
    fail("TypeError", "% of a text cannot run in the browser; use an f-string");
  return (hasObjects ? a?.$modulo?.(b) : null) ?? arithmetic("%", a, b, remainder);
}

export function pow(a, b) {
  const [x, y] = [numeric(a, "the base"), numeric(b, "the exponent")];
  return power(x, y, isInt(a) && isInt(b));
}

export function print(...values) {
  console.log(values.map(str).join(" "));
}

export function isinstance(value, types) {
  const name = typeName(value);
  const isOf = (type) => type === name || (type === "int" && name === "bool");
  if (value instanceof PythonError) return matches(value, types);
  return types.some((type) => (typeof type === "function" ? value instanceof type : isOf(type)));
}

export const hex = (value) => (value < 0 ? "-0x" : "0x") + Math.abs(value).toString(16);
export const bin = (value) => (value < 0 ? "-0b" : "0b") + Math.abs(value).toString(2);
