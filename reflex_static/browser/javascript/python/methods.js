// The methods of str, list, dict, set and tuple, by their names.
import { dict, sorted } from "./builtins.js";
import {
  attribute,
  deleteItem,
  entries,
  equal,
  has,
  increase,
  inPlace,
  iterate,
  keyIn,
  len,
  setItem,
  union,
  unpack,
} from "./containers.js";
import { fail } from "./errors.js";
import { hasSets } from "./features.js";
import { isInt } from "./numbers.js";
import { repr } from "./text.js";
import { PythonObject, Tuple, characters, isList, typeName } from "./values.js";

// Objects have methods of their own. For other values, `method` is one of the functions below.
export function call(object, name, method, ...values) {
  if (method && !(object instanceof PythonObject)) return method(object, ...values);
  return attribute(object, name)(...values);
}

// No value but an object has an attribute, so that this fails unless the test holds.
const need = (test, object, name) => (test ? object : attribute(object, name));
const text = (value, name) => need(typeof value === "string", value, name);
const array = (value, name) => need(isList(value), value, name);
const map = (value, name) => need(value instanceof Map, value, name);
const isText = (value) =>
  typeof value === "string" ? value : fail("TypeError", `must be str, not ${typeName(value)}`);

// Lists and tuples

export function append(self, item) {
  array(self, "append").push(item);
  return null;
}

export function extend(self, items) {
  increase(array(self, "extend"), items);
  return null;
}

export function insert(self, index, item) {
  if (!isInt(index)) fail("TypeError", "an index must be an int");
  const at = Math.max(index < 0 ? index + self.length : index, 0);
  array(self, "insert").splice(at, 0, item);
  return null;
}

export function remove(self, item) {
  if (hasSets && self instanceof Set) {
    if (!self.delete(keyIn(self, item))) fail("KeyError", repr(item));
  } else {
    const at = array(self, "remove").findIndex((it) => equal(it, item));
    if (at < 0) fail("ValueError", "list.remove(x): x not in list");
    self.splice(at, 1);
  }
  return null;
}

export function reverse(self) {
  array(self, "reverse").reverse();
  return null;
}

export function sort(self, key, isReversed) {
  const before = [...array(self, "sort")];
  const ordered = sorted(before, key, isReversed);
  if (self.length !== before.length) fail("ValueError", "list modified during sort");
  inPlace(self, ordered);
  return null;
}

export function pop(self, ...values) {
  if (self instanceof Map) {
    const key = keyIn(self, values[0]);
    if (!self.has(key)) return values.length > 1 ? values[1] : fail("KeyError", repr(values[0]));
    const item = self.get(key);
    self.delete(key);
    return item;
  }
  if (hasSets && self instanceof Set) {
    const [item] = self.size ? self : fail("KeyError", "'pop from an empty set'");
    self.delete(item);
    return item;
  }
  if (!array(self, "pop").length) fail("IndexError", "pop from empty list");
  const [index = -1] = values;
  const item = self.at(index);
  deleteItem(self, index);
  return item;
}

export function index(self, item) {
  const place = () => need(Array.isArray(self), self, "index").findIndex((it) => equal(it, item));
  const found = typeof self === "string" ? find(self, item) : place();
  return found < 0 ? fail("ValueError", `${repr(item)} is not in ${typeName(self)}`) : found;
}

export function count(self, item) {
  if (typeof self !== "string")
    return need(Array.isArray(self), self, "count").filter((it) => equal(it, item)).length;
  return isText(item) === "" ? len(self) + 1 : self.split(item).length - 1;
}

// Dictionaries and sets

export function copy(self) {
  if (isList(self)) return [...self];
  if (self instanceof Map) return new Map(self);
  return new Set(need(hasSets && self instanceof Set, self, "copy"));
}

export function clear(self) {
  if (isList(self)) self.length = 0;
  else need(self?.clear, self, "clear").clear();
  return null;
}

// What a loop over `keys()`, `values()` and `items()` needs; they are not held elsewhere.
export const names = (self) => iterate(map(self, "keys"));

export function* pairs(self) {
  for (const entry of entries(map(self, "items"))) yield Tuple.from(entry);
}

export function* each(self) {
  for (const [, item] of entries(map(self, "values"))) yield item;
}

export function get(self, key, otherwise = null) {
  const found = keyIn(map(self, "get"), key);
  return self.has(found) ? self.get(found) : otherwise;
}

export function setdefault(self, key, otherwise = null) {
  if (!has(map(self, "setdefault"), key)) self.set(key, otherwise);
  return self.get(keyIn(self, key));
}

export function update(self, other = []) {
  if (hasSets && self instanceof Set) {
    for (const item of iterate(other)) add(self, item);
    return null;
  }
  for (const pair of [...(other instanceof Map ? entries(other) : iterate(other))]) {
    const [key, item] = unpack(pair, 2);
    setItem(item, map(self, "update"), key);
  }
  return null;
}

// `|=` also adds the pairs of a list to a dictionary.
export const unite = (a, b) => inPlace(a, union(a, a instanceof Map ? dict(b) : b));

export function add(self, item) {
  need(hasSets && self instanceof Set, self, "add").add(keyIn(self, item));
  return null;
}

export function discard(self, item) {
  need(hasSets && self instanceof Set, self, "discard").delete(keyIn(self, item));
  return null;
}

// Text

export const lower = (self) => text(self, "lower").toLowerCase();
export const upper = (self) => text(self, "upper").toUpperCase();

// The title case of a letter, which JavaScript lacks. It is not the upper case for digraphs, for
// Georgian, and for Greek letters with an iota below.
function toTitle(character) {
  if (/[\u10d0-\u10ff]/.test(character)) return character;
  if (/[\u1f80-\u1fbd\u1fbf-\u1ffc]/.test(character) && character.toUpperCase().endsWith("\u0399")) {
    const title = `${character.toUpperCase().slice(0, -1)}\u0345`;
    return title.length === 2 ? title.normalize() : title;
  }
  const digraph = [..."ǅǈǋǲ"].find((it) => it.toLowerCase() === character.toLowerCase());
  const [first = "", ...rest] = digraph ?? character.toUpperCase();
  return first + (character === "ŉ" ? "N" : rest.join("").toLowerCase());
}

// Returns a part of a text in lower case. The whole text is converted first, because the letters
// around a sigma decide whether it becomes a final one.
function lowerPart(self, start, stop) {
  const [from, to] = [start, stop].map((at) => self.slice(0, at).toLowerCase().length);
  return self.toLowerCase().slice(from, to);
}

export const title = (self) =>
  text(self, "title").replace(/\p{Cased}+/gu, (word, at) => {
    const [first] = word;
    return toTitle(first) + lowerPart(self, at + first.length, at + word.length);
  });

export const capitalize = (self) =>
  text(self, "capitalize").replace(/^(.)(.*)/su, (all, first) =>
    toTitle(first) + lowerPart(all, first.length, all.length));

// Python's white space includes U+001C to U+001F and U+0085, but not U+FEFF.
const SPACES = /((?!\ufeff)[\s\x1c-\x1f\x85])+/;

function stripped(self, marks = null, atStart = true, atEnd = true) {
  const given = marks === null ? null : isText(marks);
  const isStripped = (it) => given?.includes(it) ?? SPACES.test(it);
  const all = [...self];
  let [first, last] = [0, all.length];
  while (atStart && first < last && isStripped(all[first])) first++;
  while (atEnd && first < last && isStripped(all[last - 1])) last--;
  return all.slice(first, last).join("");
}

export const strip = (self, marks) => stripped(text(self, "strip"), marks);
export const lstrip = (self, marks) => stripped(text(self, "lstrip"), marks, true, false);
export const rstrip = (self, marks) => stripped(text(self, "rstrip"), marks, false, true);

export function split(self, separator = null, most = -1) {
  const limit = most < 0 ? Infinity : most;
  if (separator === null) return words(text(self, "split"), limit);
  if (isText(separator) === "") fail("ValueError", "empty separator");
  const parts = text(self, "split").split(separator);
  return parts.length - 1 <= limit
    ? parts
    : [...parts.slice(0, limit), parts.slice(limit).join(separator)];
}

function words(self, limit) {
  const found = [];
  for (let rest = lstrip(self); rest; rest = lstrip(rest.slice(found.at(-1).length)))
    found.push(found.length < limit ? rest.split(SPACES, 1)[0] : rest);
  return found;
}

// Variants that the compiler uses if all arguments are certainly strings (TEXT_VARIANTS).
export const splitAt = (self, separator) => text(self, "split").split(separator);
export const startsWith = (self, prefix) => text(self, "startswith").startsWith(prefix);
export const endsWith = (self, suffix) => text(self, "endswith").endsWith(suffix);

export const join = (self, parts) => Array.from(iterate(parts), isText).join(text(self, "join"));

export function replace(self, old, fresh, most = -1) {
  const [all, mark] = [text(self, "replace"), isText(fresh)];
  const parts = old === "" ? ["", ...all, ""] : all.split(isText(old));
  return parts.reduce((made, part, at) => made + (most < 0 || at <= most ? mark : old) + part);
}

export const removeprefix = (self, part) =>
  text(self, "removeprefix").startsWith(isText(part)) ? self.slice(part.length) : self;
export const removesuffix = (self, part) =>
  text(self, "removesuffix").endsWith(isText(part)) ? self.slice(0, self.length - part.length) : self;

const hasAffix = (self, method, given) =>
  (given instanceof Tuple ? given : [given]).some((it) => self[method](isText(it)));

export const startswith = (self, given) => hasAffix(text(self, "startswith"), "startsWith", given);
export const endswith = (self, given) => hasAffix(text(self, "endswith"), "endsWith", given);

export function find(self, part) {
  const at = text(self, "find").indexOf(isText(part));
  return at < 0 ? -1 : characters(self.slice(0, at)).length;
}

const isAll = (name, pattern) => (self) => pattern.test(text(self, name));
export const isdecimal = /* @__PURE__ */ isAll("isdecimal", /^\p{Nd}+$/u);
export const isalpha = /* @__PURE__ */ isAll("isalpha", /^\p{L}+$/u);
export const isalnum = /* @__PURE__ */ isAll("isalnum", /^[\p{L}\p{N}]+$/u);
export const isspace = (self) => text(self, "isspace") !== "" && lstrip(self) === "";
