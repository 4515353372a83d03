// Python's numbers. An int is a JavaScript number without a fraction. A float without a fraction is
// a Float, because JavaScript does not tell 2.0 from 2; every other float is a JavaScript number.
import { fail } from "./errors.js";
import { hasFloats } from "./features.js";

export class Float {
  constructor(value) {
    this.value = value;
  }
  valueOf() {
    return this.value;
  }
}

export const toFloat = (value) => (Number.isInteger(value) ? new Float(value) : value);

// Adding 0 turns negative zero into zero.
export function toInt(value) {
  if (!Number.isSafeInteger(value)) fail("OverflowError", "beyond 2**53 - 1");
  return value + 0;
}

export function isFloat(value) {
  if (!hasFloats) return false;
  return value instanceof Float || (typeof value === "number" && !Number.isInteger(value));
}

export const isInt = (value) => Number.isInteger(value) || typeof value === "boolean";

// The JavaScript number of an int, a bool or a float; undefined for anything else.
export function toNumber(value) {
  if (typeof value === "number") return value;
  return typeof value === "boolean" || (hasFloats && value instanceof Float)
    ? Number(value)
    : undefined;
}

export function checkDivisor(value) {
  if (value === 0) fail("ZeroDivisionError", "division by zero");
}

// CPython's algorithm, by which the floor is exact although the quotient is rounded.
export function floorDivide(a, b) {
  checkDivisor(b);
  const rest = a % b;
  const quotient = (a - rest) / b - (rest && rest < 0 !== b < 0 ? 1 : 0);
  const floor = Math.floor(quotient);
  return quotient - floor > 0.5 ? floor + 1 : floor || (a / b) * 0;
}

// Multiplies in twice the precision, because the last digit of Math.pow may be wrong.
function wholePower(base, exponent) {
  let result = [1, 0];
  let square = [base, 0];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2) result = times(result, square);
    square = times(square, square);
  }
  return result[0];
}

// The product of two numbers and their rounding errors, likewise (Dekker's algorithm).
function times([a, aRest], [b, bRest]) {
  const [high, low] = [a, b].map((it) => it * 134217729 - (it * 134217729 - it));
  const result = a * b;
  const lost = result - high * low - (a - high) * low - high * (b - low);
  const rest = (a - high) * (b - low) - lost;
  if (!result || !Number.isFinite(rest)) return [result, 0]; // keeps the sign of zero
  const sum = rest + a * bRest + aRest * b;
  return [result + sum, sum - (result + sum - result)];
}

export function power(a, b, areInts) {
  if (areInts && b >= 0) return toInt(wholePower(a, b));
  if (a === 0 && b < 0) fail("ZeroDivisionError", "zero to a negative power");
  if (a < 0 && Number.isFinite(a) && Number.isFinite(b) && !Number.isInteger(b))
    fail("ValueError", "a complex number cannot be computed in the browser");
  if (a === 1) return toFloat(1);
  let result = Math.pow(a, b);
  if (b === 0.5) result = Math.sqrt(Math.abs(a)); // the root of -0.0 is 0.0
  else if (Number.isInteger(b) && b >= 0 && b < 1024) result = wholePower(a, b);
  if (!Number.isFinite(result) && Number.isFinite(a) && Number.isFinite(b))
    fail("OverflowError", "(34, 'Numerical result out of range')");
  return toFloat(result);
}

// The decimal digits of a number, rounded half to even from its exact value, as Python rounds.
// JavaScript rounds a tie away from zero. If that makes the last digit odd, rounding toward zero
// makes it even.
export function toFixed(value, places) {
  if (Math.abs(value) >= 1e21)
    return BigInt(value).toString() + (places ? `.${"0".repeat(places)}` : "");
  const [rounded, exact] = [places, Math.min(100, places + 30)].map((it) => value.toFixed(it));
  const end = exact.indexOf(".") + 1 + places;
  const isTie = /^50*$/.test(exact.slice(end));
  return isTie && Number(rounded.at(-1)) % 2 ? exact.slice(0, places ? end : end - 1) : rounded;
}

export function roundTo(value, places, isWhole) {
  if (places === null || places === undefined) {
    if (Number.isNaN(value)) fail("ValueError", "cannot convert float NaN to integer");
    if (!Number.isFinite(value)) fail("OverflowError", "cannot convert float infinity to integer");
    return toInt(Number(toFixed(value, 0)));
  }
  if (!Number.isFinite(value)) return value;
  if (places < 0) fail("ValueError", "round() to fewer than 0 places cannot run in the browser");
  if (isWhole || places > 70) return isWhole ? value : toFloat(value);
  const rounded = Number(toFixed(Math.abs(value), places));
  return toFloat(value < 0 || Object.is(value, -0) ? -rounded : rounded);
}

// The shortest digits that read back as the same float. JavaScript and Python find the same ones.
export function floatText(value) {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";
  const [digits, exponent] = value.toExponential().split("e");
  const power10 = Number(exponent);
  if (power10 < -4 || power10 >= 16) {
    const size = String(Math.abs(power10)).padStart(2, "0");
    return `${digits}e${power10 < 0 ? "-" : "+"}${size}`;
  }
  const plain =
    power10 < 0
      ? value.toFixed(Math.min(100, digits.replace(/\D/g, "").length - 1 - power10))
      : String(value);
  return plain.includes(".") ? plain : `${plain}.0`;
}

// Python accepts the digits of every script, and single underscores between digits.
export const digits = (text) => text.replace(/\p{Nd}/gu, digit).replace(/(?<=\d)_(?=\d)/g, "");

// Unicode assigns decimal digits in consecutive runs of ten, from 0 to 9.
function digit(character) {
  const code = character.codePointAt(0);
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}

// int() and float() strip U+0085 but not U+FEFF; JavaScript's `\s` is the other way round.
const TRIMMED = /^((?!\ufeff)[\s\x85])+|((?!\ufeff)[\s\x85])+$/g;

export function parseInteger(text) {
  const body = digits(text.replace(TRIMMED, ""));
  if (!/^[-+]?\d+$/.test(body))
    fail("ValueError", `invalid literal for int() with base 10: '${text}'`);
  return toInt(Number(body));
}

export function parseFloating(text) {
  const body = digits(text.replace(TRIMMED, "")).toLowerCase();
  const [, sign, name] = /^([-+]?)(inf|infinity|nan)$/.exec(body) ?? [];
  if (name) return name === "nan" ? NaN : sign === "-" ? -Infinity : Infinity;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/.test(body))
    fail("ValueError", `could not convert string to float: '${text}'`);
  return toFloat(Number(body));
}
