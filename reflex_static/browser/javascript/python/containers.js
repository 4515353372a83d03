// What Python's operators and subscripts do with numbers, texts, containers and objects.
import { fail } from "./errors.js";
import { hasFloats, hasIterators, hasObjects, hasSets } from "./features.js";
import { Float, isFloat, isInt, toFloat, toInt, toNumber } from "./numbers.js";
import { repr } from "./text.js";
import { PythonObject, Tuple, characters, isList, typeName } from "./values.js";

export { Tuple, typeName } from "./values.js";

export function truth(value) {
  if (typeof value === "number" || (hasFloats && value instanceof Float))
    return toNumber(value) !== 0;
  if (Array.isArray(value)) return value.length > 0;
  return value instanceof Map || (hasSets && value instanceof Set)
    ? value.size > 0
    : Boolean(value);
}

// Python raises an error if a dictionary or a set changes its size during a loop over it, or if a
// dictionary has more keys than it had, which here would never end.
function* iterateFixedSize(container, entries, type) {
  const { size } = container;
  let left = size;
  for (const entry of entries) {
    if (left-- === 0) fail("RuntimeError", `${type} keys changed during iteration`);
    yield entry;
    if (container.size !== size) fail("RuntimeError", `${type} changed size during iteration`);
  }
}

export function iterate(value) {
  if (value instanceof Map) return iterateFixedSize(value, value.keys(), "dictionary");
  if (hasSets && value instanceof Set) return iterateFixedSize(value, value, "Set");
  // In Python, a loop that ends early does not close an iterator.
  if (hasIterators && value?.[Symbol.iterator]?.() === value)
    return { [Symbol.iterator]: () => ({ next: () => value.next() }) };
  if (value?.[Symbol.iterator]) return value;
  return rejectType(value, "is not iterable");
}

export function entries(map) {
  if (!(map instanceof Map)) rejectType(map, "is not a mapping");
  return iterateFixedSize(map, map.entries(), "dictionary");
}

export function len(value) {
  if (typeof value === "string") return characters(value).length;
  if (value instanceof Map || (hasSets && value instanceof Set)) return value.size;
  return Array.isArray(value) ? value.length : rejectType(value, "has no len()");
}

export function equal(a, b) {
  if (a === b) return true;
  const x = toNumber(a);
  if (x !== undefined) return x === toNumber(b);
  if (Array.isArray(a)) {
    const isAlike = a.constructor === b?.constructor && a.length === b.length;
    return isAlike && a.every((item, i) => equal(item, b[i]));
  }
  if (hasSets && a instanceof Set)
    return b instanceof Set && a.size === b.size && [...a].every((it) => has(b, it));
  if (a instanceof Map) {
    if (!(b instanceof Map) || a.size !== b.size) return false;
    return [...a].every(([key, value]) => has(b, key) && equal(value, b.get(keyIn(b, key))));
  }
  return (hasObjects ? a?.$equal?.(b) : null) ?? false;
}

export const same = (a, b) => (a ?? null) === (b ?? null);

function rejectOperands(symbol, a, b) {
  const types = `'${typeName(a)}' and '${typeName(b)}'`;
  return fail("TypeError", `${symbol} of ${types}`);
}

function rejectType(value, what) {
  return fail("TypeError", `'${typeName(value)}' object ${what}`);
}

// Negative, zero or positive; NaN if the values have no order.
export function compare(a, b, symbol) {
  const [x, y] = [toNumber(a), toNumber(b)];
  if (x !== undefined && y !== undefined)
    return x === y ? 0 : x - y || (x < y ? -1 : x > y ? 1 : NaN);
  if (typeof a === "string" && typeof b === "string")
    return compare(codePoints(a), codePoints(b), symbol);
  if (Array.isArray(a) && Array.isArray(b) && a.constructor === b.constructor) {
    for (let i = 0; i < a.length && i < b.length; i++) {
      if (!equal(a[i], b[i])) return compare(a[i], b[i], symbol);
    }
    return a.length - b.length;
  }
  if (hasSets && a instanceof Set && b instanceof Set) {
    const shared = intersection(a, b).size;
    return shared === a.size || shared === b.size ? a.size - b.size : NaN;
  }
  return rejectOperands(symbol, a, b);
}

// Python compares code points; by UTF-16 code units, an emoji would sort before U+FFFD.
const codePoints = (text) => Array.from(text, (character) => character.codePointAt(0));

export const less = (a, b) => compare(a, b, "<") < 0;
export const lessOrEqual = (a, b) => compare(a, b, "<=") <= 0;
export const greater = (a, b) => compare(a, b, ">") > 0;
export const greaterOrEqual = (a, b) => compare(a, b, ">=") >= 0;

// The key under which a dictionary or a set holds an equal value: 1, 1.0 and True are one key.
export function keyIn(container, key) {
  if (container.has(key) || typeof key === "string" || key === null) return key;
  checkHashable(key);
  for (const other of container.keys()) if (equal(other, key)) return other;
  return key;
}

function checkHashable(key) {
  const isMutable = isList(key) || key instanceof Map || key instanceof Set;
  if (isMutable || (hasObjects && key?.constructor.isMutable))
    fail("TypeError", `unhashable type: '${typeName(key)}'`);
  if (Array.isArray(key)) key.forEach(checkHashable);
  else if (hasObjects && key?.constructor.fields) Object.values(key).forEach(checkHashable);
}

export const has = (container, key) => container.has(keyIn(container, key));

export function contains(value, container) {
  if (typeof container === "string") {
    if (typeof value === "string") return container.includes(value);
    return rejectOperands("in", value, container);
  }
  if (container instanceof Map || (hasSets && container instanceof Set))
    return has(container, value);
  for (const item of iterate(container)) if (equal(item, value)) return true;
  return false;
}

function position(index, length, what) {
  if (!isInt(index)) fail("TypeError", `${what} indices must be integers`);
  const found = index < 0 ? Number(index) + length : Number(index);
  if (found < 0 || found >= length) fail("IndexError", `${what} index out of range`);
  return found;
}

export function getItem(value, key) {
  if (value instanceof Map) {
    const found = keyIn(value, key);
    return value.has(found) ? value.get(found) : fail("KeyError", repr(key));
  }
  const items = typeof value === "string" ? characters(value) : value;
  if (typeof items !== "string" && !Array.isArray(items))
    rejectType(value, "is not subscriptable");
  return items.at(position(key, items.length, typeName(value)));
}

export function setItem(item, container, key) {
  if (container instanceof Map) container.set(keyIn(container, key), item);
  else if (isList(container)) container[position(key, container.length, "list")] = item;
  else rejectType(container, "has no item assignment");
}

export function deleteItem(container, key) {
  if (container instanceof Map) {
    if (!container.delete(keyIn(container, key))) fail("KeyError", repr(key));
  } else if (isList(container)) {
    container.splice(position(key, container.length, "list"), 1);
  } else rejectType(container, "doesn't support item deletion");
}

export function slice(value, start, stop, step) {
  const by = step ?? 1;
  if (isInt(by) && !by) fail("ValueError", "slice step cannot be zero");
  const items = typeof value === "string" ? [...value] : value;
  if (!Array.isArray(items)) rejectType(value, "is not subscriptable");
  const { length } = items;
  const [least, most] = by > 0 ? [0, length] : [-1, length - 1];
  const place = (index) => {
    if (!isInt(index) || !isInt(by)) fail("TypeError", "slice indices must be integers or None");
    return Math.min(Math.max(index < 0 ? index + length : Number(index), least), most);
  };
  const first = place(start ?? (by > 0 ? 0 : length));
  const last = (stop ?? null) === null ? (by > 0 ? most : least) : place(stop);
  const found = [];
  for (let i = first; by > 0 ? i < last : i > last; i += by) found.push(items.at(i));
  if (typeof value === "string") return found.join("");
  return value instanceof Tuple ? Tuple.from(found) : found;
}

export function unpack(value, count) {
  const items = [];
  for (const item of iterate(value)) if (items.push(item) > count) break;
  return items.length === count ? items : fail("ValueError", `expected ${count} values`);
}

// Operators. A result is a float if either operand is a float, and an int otherwise.
export function arithmetic(symbol, a, b, compute) {
  const [x, y] = [toNumber(a), toNumber(b)];
  if (x === undefined || y === undefined) return rejectOperands(symbol, a, b);
  const result = compute(x, y);
  return hasFloats && (isFloat(a) || isFloat(b)) ? toFloat(result) : toInt(result);
}

export function add(a, b) {
  if (typeof a === "string" && typeof b === "string") return a + b;
  if (Array.isArray(a) && a.constructor === b?.constructor) return a.concat(b);
  return arithmetic("+", a, b, (x, y) => x + y);
}

export function subtract(a, b) {
  if (hasSets && a instanceof Set && b instanceof Set)
    return new Set([...a].filter((it) => !has(b, it)));
  return arithmetic("-", a, b, (x, y) => x - y);
}

export function multiply(a, b) {
  if (isInt(b) && typeof a === "string") return a.repeat(Math.max(0, b));
  if (isInt(b) && Array.isArray(a)) {
    return (a instanceof Tuple ? Tuple : Array).from(
      { length: a.length * Math.max(0, b) },
      (_, i) => a[i % a.length],
    );
  }
  if (typeof b === "string" || Array.isArray(b))
    return isInt(a) ? multiply(b, a) : rejectOperands("*", a, b);
  return arithmetic("*", a, b, (x, y) => x * y);
}

export const negative = (a) => arithmetic("-", a, 0, (x) => -x);

// `+=` changes a list in place, because other names may refer to it.
export function increase(a, b) {
  if (!isList(a)) return add(a, b);
  for (const item of isList(b) ? [...b] : iterate(b)) a.push(item);
  return a;
}

// Other augmented assignments also change a container in place, and do not add again what it has,
// because a loop over it would find that once more.
export function inPlace(a, result) {
  if (isList(a)) a.splice(0, a.length, ...result);
  else if (a instanceof Map) for (const [key, item] of result) a.set(key, item);
  else if (hasSets && a instanceof Set) {
    for (const item of a) if (!result.has(item)) a.delete(item);
    for (const item of result) a.add(item);
  } else return result;
  return a;
}

function bits(symbol, a, b, compute) {
  if (!isInt(a) || !isInt(b)) return rejectOperands(symbol, a, b);
  const result = toInt(Number(compute(BigInt(a), BigInt(b))));
  return typeof a === "boolean" && typeof b === "boolean" ? Boolean(result) : result;
}

export function union(a, b) {
  if (a instanceof Map && b instanceof Map)
    return new Map([...a, ...[...b].map(([key, it]) => [keyIn(a, key), it])]);
  if (!(hasSets && a instanceof Set && b instanceof Set)) return bits("|", a, b, (x, y) => x | y);
  const joined = new Set(a);
  for (const item of b) joined.add(keyIn(joined, item));
  return joined;
}

export function intersection(a, b) {
  if (hasSets && a instanceof Set && b instanceof Set)
    return new Set([...a].filter((it) => has(b, it)));
  return bits("&", a, b, (x, y) => x & y);
}

export function attribute(object, name) {
  const value = object instanceof PythonObject && !name.startsWith("$") ? object[name] : undefined;
  if (value === undefined)
    fail("AttributeError", `'${typeName(object)}' object has no attribute '${name}'`);
  // A method keeps its object; a function in a field is none.
  return typeof value === "function" && !Object.hasOwn(object, name) ? value.bind(object) : value;
}

export function setAttribute(value, object, name) {
  if (!(object instanceof PythonObject) || object.constructor.isFrozen)
    fail("AttributeError", `cannot assign to field '${name}' of a ${typeName(object)}`);
  object[name] = value;
}

// Copies a value and everything in it. An object that occurs twice in it is copied once.
export function deepCopy(value, copies = new Map()) {
  if (typeof value !== "object" || value === null || (hasFloats && value instanceof Float))
    return value;
  if (copies.has(value)) return copies.get(value);
  const inner = (it) => deepCopy(it, copies);
  const keep = (made) => (copies.set(value, made), made);
  if (Array.isArray(value)) {
    const made = keep(new value.constructor());
    for (const item of value) made.push(inner(item));
    return made;
  }
  if (hasSets && value instanceof Set) return keep(new Set(value));
  if (value instanceof Map) {
    const made = keep(new Map());
    for (const [key, item] of value) made.set(key, inner(item));
    return made;
  }
  if (!hasObjects || !value.constructor.fields) return value;
  const made = keep(Object.create(Object.getPrototypeOf(value)));
  for (const name of Object.keys(value)) made[name] = inner(value[name]);
  return made;
}
