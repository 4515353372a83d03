// The methods of str, list, dict, set and tuple, by their names.
import { set, sorted } from "./builtins.js";
import * as operators from "./containers.js";
import {
  Deque,
  PythonObject,
  Tuple,
  characters,
  deleteItem,
  entries,
  equal,
  has,
  increase,
  inPlace,
  isList,
  iterate,
  len,
  lessOrEqual,
  setItem,
  slice,
  keyIn,
  typeName,
} from "./containers.js";
import { fail } from "./errors.js";
import { hasObjects, hasSets } from "./features.js";
import { repr } from "./text.js";

// Objects have methods of their own. For other values, `method` is one of the functions below.
export function call(object, name, method, ...values) {
  if (!(object instanceof PythonObject))
    return method ? method(object, ...values) : unknown(object, name);
  return typeof object[name] === "function" ? object[name](...values) : unknown(object, name);
}

function unknown(object, name) {
  return fail("AttributeError", `'${typeName(object)}' object has no attribute '${name}'`);
}

function need(test, object, name) {
  return test ? object : unknown(object, name);
}

const text = (value, name) => need(typeof value === "string", value, name);
const array = (value, name) => need(isList(value), value, name);
const isText = (value) =>
  typeof value === "string" ? value : fail("TypeError", `must be str, not ${typeName(value)}`);

// Lists

export function popleft(self) {
  const items = need(self instanceof Deque, self, "popleft");
  return items.length ? items.shift() : fail("IndexError", "pop from an empty deque");
}

export function appendleft(self, item) {
  need(self instanceof Deque, self, "appendleft").unshift(item);
  self.length = Math.min(self.length, self.limit);
  return null;
}

export function rotate(self, steps = 1) {
  const by = Number(steps) % need(self instanceof Deque, self, "rotate").length || 0;
  self.unshift(...self.splice(by > 0 ? self.length - by : -by));
  return null;
}

export function append(self, item) {
  array(self, "append").push(item);
  return null;
}

export function extend(self, items) {
  increase(array(self, "extend"), items);
  return null;
}

export function insert(self, index, item) {
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
  inPlace(array(self, "sort"), sorted(self, key, isReversed));
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

export function index(self, item, start = 0, stop = undefined) {
  const found =
    typeof self === "string" ? find(self, item, start, stop) : position(self, item, start, stop);
  return found < 0 ? fail("ValueError", `${repr(item)} is not in ${typeName(self)}`) : found;
}

function position(self, item, start, stop) {
  const first = start < 0 ? Math.max(0, start + self.length) : start;
  const at = slice(need(Array.isArray(self), self, "index"), start, stop).findIndex((it) =>
    equal(it, item),
  );
  return at < 0 ? at : at + first;
}

export function count(self, item, start = 0, stop = undefined) {
  if (typeof self !== "string") {
    return need(Array.isArray(self), self, "count").filter((it) => equal(it, item)).length;
  }
  const within = slice(self, start, stop);
  return isText(item) === ""
    ? start > len(self)
      ? 0
      : len(within) + 1
    : within.split(item).length - 1;
}

// Dictionaries and sets

export function copy(self) {
  if (hasObjects && self instanceof Deque)
    return Object.assign(Deque.from(self), { limit: self.limit });
  if (hasObjects && self instanceof PythonObject)
    return Object.assign(Object.create(Object.getPrototypeOf(self)), self);
  if (isList(self)) return [...self];
  return self instanceof Map
    ? new Map(self)
    : new Set(need(hasSets && self instanceof Set, self, "copy"));
}

export function clear(self) {
  if (isList(self)) self.length = 0;
  else need(self?.clear, self, "clear").clear();
  return null;
}

const map = (value, name) => need(value instanceof Map, value, name);

// A view shows later changes of its dictionary, as in Python.
const view = (make) => ({ [Symbol.iterator]: () => make()[Symbol.iterator]() });

export const keys = (self) => view(() => iterate(map(self, "keys")));
export const items = (self) => (map(self, "items"), view(() => pairs(self)));
export const values = (self) => (map(self, "values"), view(() => second(self)));

function* pairs(self) {
  for (const entry of entries(self)) yield Tuple.from(entry);
}

function* second(self) {
  for (const [, item] of entries(self)) yield item;
}

export function get(self, key, otherwise = null) {
  const found = keyIn(map(self, "get"), key);
  return self.has(found) ? self.get(found) : otherwise;
}

export function setdefault(self, key, otherwise = null) {
  if (!has(map(self, "setdefault"), key)) self.set(key, otherwise);
  return self.get(keyIn(self, key));
}

export function most_common(self, count = null) {
  const ranked = sorted([...pairs(map(self, "most_common"))], (pair) => pair[1], true);
  return count === null ? ranked : ranked.slice(0, count);
}

export function popitem(self) {
  const last =
    [...map(self, "popitem")].at(-1) ?? fail("KeyError", "'popitem(): dictionary is empty'");
  self.delete(last[0]);
  return Tuple.from(last);
}

export function update(self, other = [], named = []) {
  if (hasSets && self instanceof Set) {
    for (const item of iterate(other)) add(self, item);
    return null;
  }
  const given = other instanceof Map ? entries(other) : iterate(other);
  for (const pair of [...given, ...named]) setItem(pair[1], map(self, "update"), pair[0]);
  return null;
}

export function add(self, item) {
  need(hasSets && self instanceof Set, self, "add").add(keyIn(self, item));
  return null;
}

export function discard(self, item) {
  need(hasSets && self instanceof Set, self, "discard").delete(keyIn(self, item));
  return null;
}

const combined = (combine, values) => values.map(set).reduce((a, b) => combine(a, b));
export const union = (...sets) => combined(operators.union, sets);
export const intersection = (...sets) => combined(operators.intersection, sets);
export const difference = (...sets) => combined(operators.subtract, sets);
export const symmetric_difference = (...sets) => combined(operators.symmetricDifference, sets);
export const issubset = (self, other) => lessOrEqual(self, set(other));
export const issuperset = (self, other) => lessOrEqual(set(other), self);
export const isdisjoint = (self, other) => intersection(self, other).size === 0;

// Text

export const lower = (self) => text(self, "lower").toLowerCase();
export const upper = (self) => text(self, "upper").toUpperCase();
export const casefold = (self) =>
  text(self, "casefold").toLowerCase().replaceAll("ß", "ss").replaceAll("ς", "σ");

const toTitle = (character) => {
  const digraph = [..."ǅǈǋǲ"].find((it) => it.toLowerCase() === character.toLowerCase());
  const [first = "", ...rest] = digraph ?? character.toUpperCase();
  return first + rest.join("").toLowerCase();
};

// Returns a part of a text in lower case. The whole text is converted first, because the letters
// around a sigma decide whether it becomes a final one.
function lowerPart(self, start, stop) {
  const [from, to] = [start, stop].map((at) => self.slice(0, at).toLowerCase().length);
  return self.toLowerCase().slice(from, to);
}

const capitalized = (self, start, word) => {
  const [first = ""] = word;
  return toTitle(first) + lowerPart(self, start + first.length, start + word.length);
};
export const capitalize = (self) => capitalized(text(self, "capitalize"), 0, self);
export const title = (self) =>
  text(self, "title").replace(/[\p{L}\p{Nl}]+/gu, (word, at) => capitalized(self, at, word));
export const swapcase = (self) =>
  text(self, "swapcase").replace(/(\p{Uppercase})|\p{Lowercase}/gu, (it, isUpper, at) =>
    isUpper ? lowerPart(self, at, at + it.length) : it.toUpperCase(),
  );

// Python's white space includes U+001C to U+001F and U+0085, but not U+FEFF.
const SPACES = /((?!\ufeff)[\s\x1c-\x1f\x85])+/;

// The index of the first character that is not stripped, or the length if there is none.
function stripped(characters, marks) {
  const isKept = (it) => !((marks ?? null) === null ? SPACES.test(it) : isText(marks).includes(it));
  const at = characters.findIndex(isKept);
  return at < 0 ? characters.length : at;
}

export function lstrip(self, marks) {
  const all = [...text(self, "lstrip")];
  return all.slice(stripped(all, marks)).join("");
}

export function rstrip(self, marks) {
  const all = [...text(self, "rstrip")];
  return all.slice(0, all.length - stripped([...all].reverse(), marks)).join("");
}

export const strip = (self, marks) => lstrip(rstrip(text(self, "strip"), marks), marks);

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
export const replaceAll = (self, old, fresh) => text(self, "replace").split(old).join(fresh);

export function rsplit(self, separator = null, most = -1) {
  const backwards = (it) => [...it].reverse().join("");
  const reversedParts = split(
    backwards(text(self, "rsplit")),
    separator && backwards(separator),
    most,
  );
  return reversedParts.map(backwards).reverse();
}

export function splitlines(self) {
  const lines = text(self, "splitlines").split(/\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

export function join(self, parts) {
  return Array.from(iterate(parts), isText).join(text(self, "join"));
}

export function replace(self, old, fresh, most = -1) {
  const all = text(self, "replace");
  const parts = old === "" ? ["", ...all, ""] : all.split(isText(old));
  const limit = most < 0 ? parts.length : Number(most);
  const changed = parts.slice(0, limit + 1).join(isText(fresh));
  return [changed, ...parts.slice(limit + 1)].join(old);
}

function hasAffix(self, method, given, start, stop) {
  const within = slice(text(self, method.toLowerCase()), start, stop);
  const affixes = given instanceof Tuple ? given : [given];
  return affixes.some((it) => within[method](isText(it)) && !(it === "" && start > len(self)));
}

export const startswith = (self, ...values) => hasAffix(self, "startsWith", ...values);
export const endswith = (self, ...values) => hasAffix(self, "endsWith", ...values);

function found(self, name, part, start = 0, stop = undefined) {
  const length = len(text(self, name));
  const first = start < 0 ? Math.max(0, start + length) : start;
  if (first > length) return -1;
  const within = slice(self, first, stop);
  const at = within[name === "find" ? "indexOf" : "lastIndexOf"](isText(part));
  return at < 0 ? -1 : characters(within.slice(0, at)).length + first;
}

export const find = (self, ...values) => found(self, "find", ...values);
export const rfind = (self, ...values) => found(self, "rfind", ...values);

export function rindex(self, part, start, stop) {
  const at = rfind(self, part, start, stop);
  return at < 0 ? fail("ValueError", "substring not found") : at;
}

function parted(self, mark, at, whole) {
  if (mark === "") fail("ValueError", "empty separator");
  return Tuple.from(at < 0 ? whole : [self.slice(0, at), mark, self.slice(at + mark.length)]);
}

export const partition = (self, mark) =>
  parted(self, mark, text(self, "partition").indexOf(isText(mark)), [self, "", ""]);
export const rpartition = (self, mark) =>
  parted(self, mark, text(self, "rpartition").lastIndexOf(isText(mark)), ["", "", self]);

export const removeprefix = (self, part) =>
  text(self, "removeprefix").startsWith(part) ? self.slice(part.length) : self;
export const removesuffix = (self, part) =>
  part && text(self, "removesuffix").endsWith(part) ? self.slice(0, -part.length) : self;

export function zfill(self, width) {
  const [sign] = /^[-+]?/.exec(text(self, "zfill"));
  return sign + "0".repeat(Math.max(0, width - len(self))) + self.slice(sign.length);
}

const padding = (self, width, fill = " ") => fill.repeat(Math.max(0, width - len(self)));
export const ljust = (self, width, fill) => text(self, "ljust") + padding(self, width, fill);
export const rjust = (self, width, fill) => padding(text(self, "rjust"), width, fill) + self;

export function center(self, width, fill = " ") {
  const missing = Math.max(0, width - len(text(self, "center")));
  const left = Math.floor(missing / 2) + ((missing % 2) & (width % 2));
  return fill.repeat(left) + self + fill.repeat(missing - left);
}

const isAll = (name, pattern) => (self) => pattern.test(text(self, name));
export const isdigit = /* @__PURE__ */ isAll(
  "isdigit",
  /^[\p{Nd}\u00b2\u00b3\u00b9\u1369-\u1371\u19da\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468\u2474-\u247c\u2488-\u2490\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}]+$/u,
);
export const isdecimal = /* @__PURE__ */ isAll("isdecimal", /^\p{Nd}+$/u);
export const isalpha = /* @__PURE__ */ isAll("isalpha", /^\p{L}+$/u);
export const isalnum = /* @__PURE__ */ isAll("isalnum", /^[\p{L}\p{N}]+$/u);
export const isspace = (self) => text(self, "isspace") !== "" && strip(self) === "";
export const isupper = /* @__PURE__ */ isAll(
  "isupper",
  /^(?=.*\p{Uppercase})[^\p{Lowercase}\p{Lt}]+$/su,
);
export const islower = /* @__PURE__ */ isAll(
  "islower",
  /^(?=.*\p{Lowercase})[^\p{Uppercase}\p{Lt}]+$/su,
);
export const isascii = /* @__PURE__ */ isAll("isascii", /^[\0-\x7f]*$/);
