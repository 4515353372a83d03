// Converts the arguments of an event to the types that the handler declares.
import { PythonError, parseInt } from "./python.js";

function refuse(wanted, value) {
  const got = value === null ? "None" : `${JSON.stringify(value)} (${typeof value})`;
  throw new PythonError("TypeError", `must be ${wanted}, not ${got}`);
}

// Form fields send numbers as text.
export function int(value) {
  if (Number.isSafeInteger(value)) return value + 0;
  return typeof value === "string" ? parseInt(value) : refuse("int", value);
}

export function bool(value) {
  return typeof value === "boolean" ? value : refuse("bool", value);
}

export function str(value) {
  return typeof value === "string" ? value : refuse("str", value);
}

export function list(inner) {
  return (value) => (Array.isArray(value) ? value.map(inner) : refuse("a list", value));
}

export function dict(inner) {
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      refuse("a dict", value);
    }
    return new Map(Object.entries(value).map(([key, held]) => [key, inner(held)]));
  };
}
