// Converts the arguments of an event to the types that a handler declares. If one of them cannot be
// converted, all are passed as they are, as by Reflex's server.
import { fromJson } from "./engine.js";
import { fail } from "./python/errors.js";

const FORM = "__reflex_form_data__";
const FALSE = ["", "0", "false", "n", "no", "off"];

// Only text is converted: form fields send numbers and dates as text.
export const text = (convert) => (value) => (typeof value === "string" ? convert(value) : value);

export const list = (convert) => (value) => (Array.isArray(value) ? convert(value) : value);

export const record = (Type, fields) => (value) =>
  value instanceof Map ? new Type(...fields.map((name) => value.get(name))) : value;

// Fills a TypedDict from a form's data: a list gets every value that was sent under its name, and a
// bool is true unless its value is missing or one of FALSE.
export const form =
  (lists, bools) =>
  (value, entries = []) => {
    for (const name of lists) {
      const own = entries.filter(([it]) => it === name);
      value.set(name, own.map(([, it]) => it));
    }
    for (const name of bools) {
      const text = String(value.get(name) ?? "");
      value.set(name, !FALSE.includes(text.trim().toLowerCase()));
    }
    return value;
  };

// Each parameter is an array: its name, its conversion or null, and whether it has a default.
export function argumentsFor(parameters, payload, label) {
  const given = { ...payload };
  const read = (isConverted) =>
    parameters.map(([name, convert, isOptional]) => {
      if (!Object.hasOwn(given, name))
        return isOptional ? undefined : fail("TypeError", `missing argument '${name}'`);
      const entries = given[name]?.[FORM];
      const value = fromJson(entries ? Object.fromEntries(entries) : given[name]);
      return isConverted && convert ? convert(value, entries) : value;
    });
  const values = read();
  const unexpected = Object.keys(given).find((name) => parameters.every(([it]) => it !== name));
  if (unexpected) fail("TypeError", `unexpected argument '${unexpected}'`);
  try {
    return read(true);
  } catch (error) {
    console.warn(`${label}: not converted: ${error.message}`);
    return values;
  }
}
