// Python's built-in functions, by their names.
import { add, arithmetic, greater, iterate, keyIn, less, truth, unpack } from "./containers.js";
import { fail } from "./errors.js";
import { hasFloats } from "./features.js";
import {
  checkDivisor,
  floorDivide,
  isFloat,
  isInt,
  parseFloating,
  parseInteger,
  power,
  roundTo,
  toFloat,
  toNumber,
} from "./numbers.js";
import { str } from "./text.js";
import { Tuple, characters, typeName } from "./values.js";

export { format, formatInt, repr, str } from "./text.js";
export { len } from "./containers.js";

export function numeric(value, what) {
  return toNumber(value) ?? fail("TypeError", `${what} must be a number, not '${typeName(value)}'`);
}

export function int(value = 0) {
  if (typeof value === "string") return parseInteger(value);
  const number = numeric(value, "int() argument");
  return hasFloats ? roundTo(Math.trunc(number)) : number;
}

export function float(value = 0) {
  return typeof value === "string"
    ? parseFloating(value)
    : toFloat(numeric(value, "float() argument"));
}

export const bool = (value = false) => truth(value);
export const list = (items = []) => [...iterate(items)];
export const tuple = (items = []) => Tuple.from(iterate(items));

export function range(first, end, step = 1) {
  const [start, stop] = end === undefined ? [0, first] : [first, end];
  if (![start, stop, step].every(isInt)) fail("TypeError", "range() needs integers");
  if (!step) fail("ValueError", "range() arg 3 must not be zero");
  return steps(start, stop, step);
}

function* steps(start, stop, step) {
  for (let at = start + 0; step > 0 ? at < stop : at > stop; at += step) yield at;
}

export function set(items = []) {
  const made = new Set();
  for (const item of iterate(items)) made.add(keyIn(made, item));
  return made;
}

export function dict(items = [], named = []) {
  const made = new Map();
  const pairs =
    items instanceof Map ? items : Array.from(iterate(items), (pair) => unpack(pair, 2));
  for (const [key, item] of [...pairs, ...named]) made.set(keyIn(made, key), item);
  return made;
}

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

function fold(items, start, step) {
  if (typeof start === "string") fail("TypeError", "sum() can't sum strings");
  let total = start;
  for (const item of iterate(items)) total = step(total, item);
  return total;
}

export const plainSum = (items, start = 0) => fold(items, start, add);

// The rounding errors of floats are added up and corrected (Neumaier), as in Python since 3.12.
export function sum(items, start = 0) {
  let lost = 0;
  const total = fold(items, start, (before, item) => {
    const after = add(before, item);
    const [x, y, rounded] = [before, item, after].map(toNumber);
    if (isFloat(before) && isFloat(item))
      lost += Math.abs(x) >= Math.abs(y) ? x - rounded + y : y - rounded + x;
    return after;
  });
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
  if (items instanceof Map) return [...iterate(items)].reverse().values();
  const all = typeof items === "string" ? characters(items) : items;
  if (typeof all?.length !== "number") fail("TypeError", `a ${typeName(items)} has no reverse`);
  return backwards(all, all.length - 1);
}

// Looks each item up when its turn comes, as Python does.
function* backwards(items, last) {
  for (let i = last; i >= 0 && i < items.length; i--) yield items.at(i);
}

// What cannot be iterated is an error at once, not when the first item is asked for.
export const enumerate = (items, start = 0) => numbered(iterate(items), toIndex(start));
export const zip = (all, strict) => zipped(all.map(iterate), strict);
export const map = (call, ...all) => called(call, zip(all));
export const filter = (test, items) => filtered(test, iterate(items));

const toIndex = (value) => (isInt(value) ? value : fail("TypeError", "an index must be an int"));

function* numbered(items, start) {
  let index = start;
  for (const item of items) yield Tuple.of(index++, item);
}

function* zipped(all, strict = false) {
  const iterators = all.map((items) => items[Symbol.iterator]());
  while (iterators.length) {
    const found = Tuple.of();
    for (const iterator of iterators) {
      const { value, done } = iterator.next();
      if (done && truth(strict) && (found.length || iterators.slice(1).some((it) => !it.next().done)))
        fail("ValueError", "zip() arguments have different lengths");
      if (done) return;
      found.push(value);
    }
    yield found;
  }
}

function* called(call, all) {
  for (const items of all) yield call(...items);
}

function* filtered(test, items) {
  for (const item of items) if (truth(test ? test(item) : item)) yield item;
}

export const abs = (value) => arithmetic("abs()", value, 0, Math.abs);

export function round(value, places) {
  return roundTo(numeric(value, "round() argument"), places, isInt(value));
}

export function division(a, b) {
  const [x, y] = [numeric(a, "the dividend"), numeric(b, "the divisor")];
  checkDivisor(y);
  return toFloat(x / y);
}

export const floorDivision = (a, b) => arithmetic("//", a, b, floorDivide);

export function modulo(a, b) {
  if (typeof a === "string")
    fail("TypeError", "% of a text cannot run in the browser; use an f-string");
  return arithmetic("%", a, b, (x, y) => {
    checkDivisor(y);
    const rest = x % y;
    if (rest !== 0) return rest < 0 !== y < 0 ? rest + y : rest;
    return y < 0 ? -0 : 0;
  });
}

export function pow(a, b) {
  const [x, y] = [numeric(a, "the base"), numeric(b, "the exponent")];
  return power(x, y, isInt(a) && isInt(b));
}

export function print(...values) {
  console.log(values.map(str).join(" "));
  return null;
}
