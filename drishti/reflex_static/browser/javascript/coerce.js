// Converts the arguments of an event, as Reflex's server does by the annotations of a handler.
import { fromJson } from "./engine.js";
import { fail } from "./python/errors.js";

const FORM = "__reflex_form_data__";
const FALSE = ["", "0", "false", "n", "no", "off"];

// Text is converted where a number is declared, because form fields send text.
export const text = (convert) => (value) => (typeof value === "string" ? convert(value) : value);

export const record = (Type, fields) => (value) =>
  value instanceof Map ? new Type(...fields.map((name) => value.get(name))) : value;

// A TypedDict of a form: a list has every value of its name, a bool is whether it was submitted.
export const form =
  (lists, bools) =>
  (value, entries = []) => {
    for (const name of lists) {
      const own = entries.filter(([it]) => it === name);
      value.set(
        name,
        Array.from(own, ([, it]) => it),
      );
    }
    for (const name of bools) {
      const text = String(value.get(name) ?? "");
      value.set(name, !FALSE.includes(text.trim().toLowerCase()));
    }
    return value;
  };

// `parameters` has the name, the conversion and whether there is a default, for each of them.
export function argumentsFor(parameters, payload) {
  const given = { ...payload };
  const values = parameters.map(([name, convert, isOptional]) => {
    if (!Object.hasOwn(given, name))
      return isOptional ? undefined : fail("TypeError", `missing argument '${name}'`);
    const entries = given[name]?.[FORM];
    const value = fromJson(entries ? Object.fromEntries(entries) : given[name]);
    delete given[name];
    try {
      return convert ? convert(value, entries) : value;
    } catch (error) {
      error.message = `argument '${name}': ${error.message}`;
      throw error;
    }
  });
  const [unexpected] = Object.keys(given);
  return unexpected ? fail("TypeError", `unexpected argument '${unexpected}'`) : values;
}
