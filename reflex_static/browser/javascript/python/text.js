// Values as text: str(), repr() and the formats of f-strings. The methods of str are in methods.js.
import { fail } from "./errors.js";
import { hasFloats, hasObjects, hasSets } from "./features.js";
import { toFixed, floatText, isFloat, isInt, toNumber } from "./numbers.js";
import { Tuple, typeName } from "./values.js";

export function str(value = "") {
  if (typeof value === "string") return value;
  return hasObjects && value?.$str ? value.$str() : repr(value);
}

// The text of a dictionary's key in JSON.
export const jsonKey = (key) => (key === null || typeof key === "boolean" ? String(key) : str(key));

export function repr(value) {
  if (value === null || value === undefined) return "None";
  if (typeof value === "string") return quote(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number" && (!hasFloats || Number.isInteger(value))) return String(value);
  if (hasFloats && isFloat(value)) return floatText(Number(value));
  const inner = (items) => Array.from(items, repr).join(", ");
  if (value instanceof Tuple) return `(${inner(value)}${value.length === 1 ? "," : ""})`;
  if (hasObjects && value.$repr) return value.$repr(repr);
  if (Array.isArray(value)) return `[${inner(value)}]`;
  if (hasSets && value instanceof Set) return value.size ? `{${inner(value)}}` : "set()";
  if (value instanceof Map)
    return `{${Array.from(value, ([key, item]) => `${repr(key)}: ${repr(item)}`).join(", ")}}`;
  return fail("TypeError", `a ${typeName(value)} has no text in the browser`);
}

const ESCAPES = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const UNPRINTABLE = /[\\\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

function quote(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replace(UNPRINTABLE, (character) => {
    const code = character.codePointAt(0);
    const hexadecimal = (width) => code.toString(16).padStart(width, "0");
    if (ESCAPES[character]) return ESCAPES[character];
    if (code < 256) return `\\x${hexadecimal(2)}`;
    return code < 65536 ? `\\u${hexadecimal(4)}` : `\\U${hexadecimal(8)}`;
  });
  return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark;
}

// The compiler checks each literal format against the same pattern.
const SPEC =
  /^(?:(.)?([<>^]))?([-+ ])?(?!0\d*,)(0)?(\d+)?(,)?(?:(d)|(?!\.\d{3,}[f%])(?:\.(\d+))?([fs%]))?$/su;

export function format(value, spec = "") {
  if (spec === "") return str(value);
  const found = SPEC.exec(spec) ?? fail("ValueError", `Invalid format specifier '${spec}'`);
  const [, fill, align, sign, zero, width, grouping, whole, precision, type = whole] = found;
  const isText = typeof value === "string";
  if (!isText && toNumber(value) === undefined)
    fail("TypeError", `unsupported format string passed to ${typeName(value)}.__format__`);
  if (isText ? grouping || sign || (type ?? "s") !== "s" : type === "s")
    fail("ValueError", `Unknown format code '${type}' for object of type '${typeName(value)}'`);
  let body = isText
    ? [...value].slice(0, precision ?? Infinity).join("")
    : numberText(value, type, Number(precision ?? 6), grouping);
  let prefix = "";
  if (!isText) {
    prefix = body.startsWith("-") ? "-" : sign === "+" || sign === " " ? sign : "";
    body = body.replace(/^-/, "");
  }
  const side = align ?? (zero && !isText ? "=" : isText ? "<" : ">");
  const size = [...(prefix + body)].length;
  const missing = Math.max(0, Number(width ?? 0) - size);
  const padding = (count) => (fill ?? (zero ? "0" : " ")).repeat(count);
  if (side === "=") return prefix + padding(missing) + body;
  const left = side === ">" ? missing : side === "^" ? Math.floor(missing / 2) : 0;
  return padding(left) + prefix + body + padding(missing - left);
}

// Formats ints with specs such as `,` and `02d`. Most pages need no others.
export function formatInt(value, spec) {
  if (hasFloats) return format(value, spec);
  if (!isInt(value)) fail(typeof value === "string" ? "ValueError" : "TypeError", "not an int");
  const [, width = 0, mark = ""] = /^0?(\d+)?(,)?d?$/.exec(spec);
  const digits = String(Math.abs(value));
  const sign = value < 0 ? "-" : "";
  return sign + (mark ? groupDigits(digits) : digits.padStart(width - sign.length, "0"));
}

const groupDigits = (text) => text.replace(/\B(?=(\d{3})+$)/g, ",");

function numberText(value, type, places, grouping) {
  const number = Number(value);
  let text = String(number);
  if (type === "%") text = `${numberText(number * 100, "f", places)}%`;
  else if (type === "f" && Number.isFinite(number)) {
    const sign = number < 0 || Object.is(number, -0) ? "-" : "";
    text = sign + toFixed(Math.abs(number), places);
  } else if (hasFloats && !isInt(value)) {
    if (type === "d") fail("ValueError", "Unknown format code 'd' for object of type 'float'");
    text = floatText(number);
  }
  if (!grouping) return text;
  const [, sign, whole, rest] = /^(-?)(\d+)(.*)$/s.exec(text) ?? [null, "", "", text];
  return sign + groupDigits(whole) + rest;
}
