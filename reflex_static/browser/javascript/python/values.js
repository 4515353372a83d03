// The kinds of values that JavaScript lacks, and the names of all types. A list is an array, a
// dictionary a Map and a set a Set.
import { fail } from "./errors.js";
import { hasFloats, hasObjects, hasSets, hasViews } from "./features.js";
import { isFloat, isInt } from "./numbers.js";

// Made with `Tuple.of`, because `new Tuple(2)` would have two empty items.
export class Tuple extends Array {}

export class Range {
  constructor(start, stop, step = 1) {
    if (![start, stop, step].every(isInt)) fail("TypeError", "range() needs integers");
    if (step === 0) fail("ValueError", "range() arg 3 must not be zero");
    const length = Math.max(0, Math.ceil((stop - start) / step));
    Object.assign(this, { start, stop, step, length });
  }
  at(index) {
    return this.start + index * this.step;
  }
  *[Symbol.iterator]() {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }
}

// The keys, values or items of a dictionary, which show its later changes.
export class View {
  constructor(map, kind, make) {
    Object.assign(this, { map, kind, make });
  }
  get length() {
    return this.map.size;
  }
  [Symbol.iterator]() {
    return this.make(this.map)[Symbol.iterator]();
  }
}

// The base class of all objects that have attributes and methods, such as dataclasses.
export class PythonObject {}

export function isList(value) {
  return Array.isArray(value) && !(value instanceof Tuple);
}

export function typeName(value) {
  if (value === null || value === undefined) return "NoneType";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "string") return "str";
  if (hasFloats && isFloat(value)) return "float";
  if (typeof value === "number") return "int";
  if (value instanceof Tuple) return "tuple";
  if (Array.isArray(value)) return "list";
  if (value instanceof Map) return "dict";
  if (hasSets && value instanceof Set) return "set";
  if (hasViews && value instanceof View) return `dict_${value.kind}`;
  return hasObjects ? (value.constructor.typeName ?? value.constructor.name) : "object";
}

// Python counts code points, whereas JavaScript counts UTF-16 code units.
export function characters(text) {
  return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}
