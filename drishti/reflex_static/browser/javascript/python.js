// Python operations that JavaScript lacks. Only the functions an app uses are shipped.

export class PythonError extends Error {
  constructor(name, message) {
    super(message);
    this.name = name;
  }
}

export function fail(name, message) {
  throw new PythonError(name, message);
}

// Adding 0 turns negative zero into zero.
export function int(value) {
  if (!Number.isSafeInteger(value)) {
    fail("OverflowError", "an int beyond 2**53 - 1 would lose digits in the browser");
  }
  return value + 0;
}

function divisor(value) {
  if (value === 0) fail("ZeroDivisionError", "division by zero");
  return value;
}

export function modulo(a, b) {
  const rest = a % divisor(b);
  return rest && rest < 0 !== b < 0 ? rest + b : rest + 0;
}

// Subtracting the remainder first keeps the division exact.
export function floorDivide(a, b) {
  const rest = a % divisor(b);
  return (a - rest) / b - (rest && rest < 0 !== b < 0 ? 1 : 0) + 0;
}

export function grouped(text) {
  return text.replace(/\B(?=(\d{3})+$)/g, ",");
}

export function zfill(text, width) {
  const [sign] = /^[-+]?/.exec(text);
  const missing = Math.max(0, width - length(text));
  return sign + "0".repeat(missing) + text.slice(sign.length);
}

// Python counts code points, whereas JavaScript counts UTF-16 code units.
function characters(text) {
  return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}

export function length(text) {
  return characters(text).length;
}

export function substring(text, start, stop) {
  return [...text].slice(start, stop).join("");
}

function position(items, index, what) {
  const found = index < 0 ? index + items.length : index;
  if (found < 0 || found >= items.length) fail("IndexError", `${what} index out of range`);
  return found;
}

export function at(items, index) {
  return items[position(items, index, "list")];
}

export function characterAt(text, index) {
  const all = characters(text);
  return all[position(all, index, "string")];
}

export function setItem(value, items, index) {
  items[position(items, index, "list assignment")] = value;
}

export function equal(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  }
  if (a instanceof Map && b instanceof Map) {
    return a.size === b.size && [...a].every(([key, item]) => b.has(key) && equal(item, b.get(key)));
  }
  return a === b;
}

export function contains(value, container) {
  if (typeof container === "string") return container.includes(value);
  if (container instanceof Map) return container.has(value);
  return container.some((item) => equal(item, value));
}

function best(items, isBetter) {
  const [first, ...rest] = items;
  if (first === undefined) fail("ValueError", "iterable argument is empty");
  return rest.reduce((found, item) => (isBetter(item, found) ? item : found), first);
}

export function min(items) {
  return best(items, (item, found) => item < found);
}

export function max(items) {
  return best(items, (item, found) => item > found);
}

export function* range(start, stop) {
  for (let i = start; i < stop; i++) yield i;
}

// In Python, it is an error to add keys to a dictionary while iterating over it.
function* iterate(map, entries) {
  const { size } = map;
  for (const entry of entries) {
    yield entry;
    if (map.size !== size) fail("RuntimeError", "dictionary changed size during iteration");
  }
}

export function keys(map) {
  return iterate(map, map.keys());
}

export function items(map) {
  return iterate(map, map.entries());
}

export function lookUp(map, key) {
  if (!map.has(key)) fail("KeyError", `'${key}'`);
  return map.get(key);
}

export function get(map, key, otherwise) {
  return map.has(key) ? map.get(key) : otherwise;
}

export function setKey(value, map, key) {
  map.set(key, value);
}

// Python's white space includes four separators and U+0085, but not U+FEFF.
export function strip(text) {
  return text.replace(/^((?!\ufeff)[\s\x1c-\x1f\x85])+|((?!\ufeff)[\s\x1c-\x1f\x85])+$/g, "");
}

export function split(text, separator) {
  if (separator === "") fail("ValueError", "empty separator");
  return text.split(separator);
}

export function join(separator, parts) {
  return [...parts].join(separator);
}

export function replace(text, old, fresh) {
  if (old !== "") return text.split(old).join(fresh);
  return fresh + [...text].map((character) => character + fresh).join("");
}

// Python accepts the digits of every script: int("४२") is 42.
export function parseInt(text) {
  // Unlike strip(), int() does not skip the separators U+001C to U+001F.
  const body = text.replace(/^((?!\ufeff)[\s\x85])+|((?!\ufeff)[\s\x85])+$/g, "");
  if (!/^[-+]?\p{Nd}+(_\p{Nd}+)*$/u.test(body)) {
    fail("ValueError", `invalid literal for int() with base 10: '${text}'`);
  }
  return int(Number(body.replace(/\p{Nd}/gu, digit).replaceAll("_", "")));
}

// Unicode assigns decimal digits in consecutive runs of ten, from 0 to 9.
function digit(character) {
  const code = character.codePointAt(0);
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
