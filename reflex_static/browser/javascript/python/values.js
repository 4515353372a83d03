// The kinds of values that JavaScript lacks, and the names of all types. A list is an array, a
// dictionary a Map and a set a Set.
import { hasFloats, hasObjects, hasSets } from "./features.js";
import { isFloat } from "./numbers.js";

// Made with `Tuple.of`, because `new Tuple(2)` would have two empty items.
export class Tuple extends Array {}

// The base class of all objects that have attributes and methods, such as dataclasses.
export class PythonObject {}

export const isList = (value) => Array.isArray(value) && !(value instanceof Tuple);

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
  return hasObjects ? (value.constructor.typeName ?? value.constructor.name) : "object";
}

// Python counts code points, whereas JavaScript counts UTF-16 code units.
export const characters = (text) => (/[\ud800-\udfff]/.test(text) ? [...text] : text);
