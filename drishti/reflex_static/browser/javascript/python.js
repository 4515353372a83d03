// Python's meaning where JavaScript's own differs. Only the functions an app uses are shipped.

export class PythonError extends Error {
  constructor(name, message) {
    super(message);
    this.name = name;
  }
}

export function fail(name, message) {
  throw new PythonError(name, message);
}

// Adding 0 turns the negative zero, which Python's int lacks, into zero.
export function int(value) {
  if (!Number.isSafeInteger(value)) {
    fail("OverflowError", "an int beyond 2**53 - 1 would lose digits in the browser");
  }
  return value + 0;
}

function divisor(value, message) {
  if (value === 0) fail("ZeroDivisionError", message);
  return value;
}

export function divide(a, b) {
  return a / divisor(b, "division by zero");
}

export function modulo(a, b) {
  const rest = a % divisor(b, "integer modulo by zero");
  return rest && rest < 0 !== b < 0 ? rest + b : rest + 0;
}

// Dividing what is left after the rest is taken away is exact, where a / b is not.
export function floorDivide(a, b) {
  const rest = a % divisor(b, "integer division or modulo by zero");
  return (a - rest) / b - (rest && rest < 0 !== b < 0 ? 1 : 0) + 0;
}

export function divideModulo(a, b) {
  return [floorDivide(a, b), modulo(a, b)];
}

export function power(base, exponent) {
  let result = 1;
  for (let i = 0; i < exponent; i++) result = int(result * base);
  return result;
}

export function truncate(value) {
  if (Number.isNaN(value)) fail("ValueError", "cannot convert float NaN to integer");
  if (!Number.isFinite(value)) fail("OverflowError", "cannot convert float infinity to integer");
  return int(Math.trunc(value));
}

// Half to even, as Python rounds.
export function round(value) {
  const below = Math.floor(value);
  const rest = value - below;
  return truncate(rest < 0.5 || (rest === 0.5 && below % 2 === 0) ? below : below + 1);
}

// The decimal digits are exact; only ties need care, where JavaScript always rounds up.
export function fixed(value, digits) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value < 0 ? "-inf" : "inf";
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  const size = Math.abs(value);
  if (size >= 1e21) return sign + BigInt(size) + (digits ? "." + "0".repeat(digits) : "");
  const exact = size.toFixed(2 * digits + 30);
  const cut = exact.length - digits - 30;
  const kept = digits ? exact.slice(0, cut) : exact.slice(0, cut - 1);
  const tie = /^50*$/.test(exact.slice(cut));
  return sign + (tie && kept.at(-1) % 2 === 0 ? kept : size.toFixed(digits));
}

export function roundTo(value, digits) {
  return Number.isFinite(value) ? Number(fixed(value, digits)) : value;
}

export function floatText(value) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value < 0 ? "-inf" : "inf";
  const [digits, written] = value.toExponential().split("e");
  const exponent = Number(written);
  if (exponent < -4 || exponent > 15) {
    const sign = exponent < 0 ? "-" : "+";
    return `${digits}e${sign}${String(Math.abs(exponent)).padStart(2, "0")}`;
  }
  const text = Object.is(value, -0) ? "-0" : exponent < 0 ? value.toFixed(small(digits, exponent)) : String(value);
  return text.includes(".") ? text : text + ".0";
}

function small(digits, exponent) {
  return digits.replace(/^-?\d\.?/, "").length - exponent;
}

export function boolText(value) {
  return value ? "True" : "False";
}

export function grouped(text, separator) {
  const [whole, rest] = text.split(".");
  const written = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  return rest === undefined ? written : `${written}.${rest}`;
}

export function signed(text, sign) {
  return text[0] === "-" ? text : sign + text;
}

export function padded(text, width, fill, align) {
  const missing = Math.max(0, width - length(text));
  if (align === "=") {
    const sign = /^[-+ ]?/.exec(text)[0];
    return sign + fill.repeat(missing) + text.slice(sign.length);
  }
  const left = align === ">" ? missing : align === "^" ? Math.floor(missing / 2) : 0;
  return fill.repeat(left) + text + fill.repeat(missing - left);
}

export function zfill(text, width) {
  return padded(text, width, "0", /^[-+]/.test(text) ? "=" : ">");
}

// Python counts characters; JavaScript counts those beyond U+FFFF twice.
function characters(text) {
  return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}

export function length(text) {
  return characters(text).length;
}

function place(size, index, what) {
  const at = index < 0 ? index + size : index;
  if (at < 0 || at >= size) fail("IndexError", `${what} index out of range`);
  return at;
}

export function at(items, index) {
  return items[place(items.length, index, "list")];
}

export function letter(text, index) {
  const all = characters(text);
  return all[place(all.length, index, "string")];
}

export function setItem(value, items, index) {
  items[place(items.length, index, "list assignment")] = value;
}

export function pop(items, index = -1) {
  if (items.length === 0) fail("IndexError", "pop from empty list");
  return items.splice(place(items.length, index, "pop"), 1)[0];
}

export function slice(items, start, stop, step) {
  const size = items.length;
  const by = step ?? 1;
  if (by === 0) fail("ValueError", "slice step cannot be zero");
  const low = by < 0 ? -1 : 0;
  const high = by < 0 ? size - 1 : size;
  const bound = (index, otherwise) => {
    if (index === null) return otherwise;
    return Math.min(Math.max(index < 0 ? index + size : index, low), high);
  };
  const first = bound(start, by < 0 ? high : low);
  const last = bound(stop, by < 0 ? low : high);
  const out = [];
  for (let i = first; by < 0 ? i > last : i < last; i += by) out.push(items[i]);
  return out;
}

export function sliceText(text, start, stop, step) {
  return slice(characters(text), start, stop, step).join("");
}

export function repeat(text, times) {
  return text.repeat(Math.max(0, times));
}

export function repeatList(items, times) {
  const out = [];
  for (let i = 0; i < times; i++) out.push(...items);
  return out;
}

export function compare(a, b) {
  if (typeof a !== "object") {
    if (a === b) return 0;
    if (typeof a !== "string") return a < b ? -1 : a > b ? 1 : NaN;
    [a, b] = [[...a].map(ord), [...b].map(ord)];
  }
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export function ord(text) {
  if (length(text) !== 1) fail("TypeError", "ord() expected a character");
  return text.codePointAt(0);
}

export function chr(code) {
  if (code < 0 || code > 0x10ffff) fail("ValueError", "chr() arg not in range(0x110000)");
  return String.fromCodePoint(code);
}

export function equal(a, b) {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  }
  if (a instanceof Map && b instanceof Map && a.size === b.size) {
    for (const [key, value] of a) if (!b.has(key) || !equal(value, b.get(key))) return false;
    return true;
  }
  return false;
}

export function has(items, value) {
  return items.some((item) => equal(item, value));
}

export function index(items, value) {
  const found = items.findIndex((item) => equal(item, value));
  if (found < 0) fail("ValueError", "the value is not in the list");
  return found;
}

export function count(items, value) {
  return items.filter((item) => equal(item, value)).length;
}

export function remove(items, value) {
  items.splice(index(items, value), 1);
}

export function sort(items, falling) {
  // Equal items keep their order in both directions, as in Python.
  return items.sort(falling ? (a, b) => compare(b, a) : compare);
}

function best(items, none, wins) {
  let found;
  for (const item of items) if (found === undefined || wins(compare(item, found))) found = item;
  if (found === undefined && none === undefined) fail("ValueError", "the sequence is empty");
  return found ?? none;
}

export function min(items, none) {
  return best(items, none, (order) => order < 0);
}

export function max(items, none) {
  return best(items, none, (order) => order > 0);
}

export function sum(items) {
  let total = 0;
  for (const item of items) total = int(total + item);
  return total;
}

export function* range(start, stop, step = 1) {
  if (step === 0) fail("ValueError", "range() arg 3 must not be zero");
  for (let i = start; step < 0 ? i > stop : i < stop; i += step) yield i;
}

export function* enumerate(items, start) {
  let i = start;
  for (const item of items) yield [i++, item];
}

export function* zip(strict, ...lists) {
  const iterators = lists.map((list) => list[Symbol.iterator]());
  while (iterators.length) {
    const steps = [];
    for (const iterator of iterators) {
      steps.push(iterator.next());
      if (steps.at(-1).done && !strict) return;
    }
    const ended = steps.filter((step) => step.done).length;
    if (ended === steps.length) return;
    if (ended) fail("ValueError", "zip() arguments differ in length");
    yield steps.map((step) => step.value);
  }
}

// A dictionary that changes size under a loop is an error in Python.
function* steady(map, entries) {
  const { size } = map;
  for (const entry of entries) {
    yield entry;
    if (map.size !== size) fail("RuntimeError", "dictionary changed size during iteration");
  }
}

export function keys(map) {
  return steady(map, map.keys());
}

export function values(map) {
  return steady(map, map.values());
}

export function items(map) {
  return steady(map, map.entries());
}

export function lookUp(map, key) {
  if (!map.has(key)) fail("KeyError", typeof key === "string" ? `'${key}'` : String(key));
  return map.get(key);
}

export function get(map, key, otherwise) {
  return map.has(key) ? map.get(key) : otherwise;
}

export function setKey(value, map, key) {
  map.set(key, value);
}

export function setDefault(map, key, value) {
  if (!map.has(key)) map.set(key, value);
  return map.get(key);
}

export function popKey(map, key, ...otherwise) {
  if (!map.has(key) && otherwise.length) return otherwise[0];
  const value = lookUp(map, key);
  map.delete(key);
  return value;
}

export function update(map, other) {
  for (const [key, value] of [...other]) map.set(key, value);
}

// What Python calls white space: JavaScript's, four separators and U+0085 more, U+FEFF less.
const SPACE = "(?!\\ufeff)[\\s\\x1c-\\x1f\\x85]";

// ends: 1 for the left, 2 for the right, 3 for both.
export function strip(text, ends, set) {
  const taken = (one) => (set === undefined ? new RegExp(SPACE).test(one) : set.includes(one));
  const all = [...text];
  let from = 0;
  let to = all.length;
  while (ends & 1 && from < to && taken(all[from])) from++;
  while (ends & 2 && from < to && taken(all[to - 1])) to--;
  return all.slice(from, to).join("");
}

export function split(text, separator) {
  if (separator === "") fail("ValueError", "empty separator");
  if (separator !== undefined) return text.split(separator);
  return text.split(new RegExp(`(?:${SPACE})+`)).filter((part) => part);
}

export function replace(text, old, fresh) {
  if (old !== "") return text.split(old).join(fresh);
  return fresh + [...text].map((one) => one + fresh).join("");
}

export function find(text, part) {
  const found = text.indexOf(part);
  return found < 0 ? found : length(text.slice(0, found));
}

export function countText(text, part) {
  return part === "" ? length(text) + 1 : text.split(part).length - 1;
}

export function removePrefix(text, part) {
  return text.startsWith(part) ? text.slice(part.length) : text;
}

export function removeSuffix(text, part) {
  return part && text.endsWith(part) ? text.slice(0, -part.length) : text;
}

export function isDecimal(text) {
  return /^\p{Nd}+$/u.test(text);
}

export function isAlpha(text) {
  return /^\p{L}+$/u.test(text);
}

export function isAscii(text) {
  return !/[^\0-\x7f]/.test(text);
}

// Python reads the digits of every script: int("४२") is 42.
export function parseInt(text) {
  // Not strip(): the separators U+001C to U+001F are no spaces to int().
  const body = text.replace(/^((?!\ufeff)[\s\x85])+|((?!\ufeff)[\s\x85])+$/g, "");
  if (!/^[-+]?\p{Nd}+(_\p{Nd}+)*$/u.test(body)) {
    fail("ValueError", `invalid literal for int() with base 10: '${text}'`);
  }
  return int(Number(body.replace(/\p{Nd}/gu, digit).replaceAll("_", "")));
}

// Decimal digits stand in unbroken rows of ten.
function digit(character) {
  const code = character.codePointAt(0);
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
