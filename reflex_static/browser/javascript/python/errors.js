// Python's exceptions. A compiled `raise` throws a PythonError; `except` looks at its type.
const BASES = {
  FloatingPointError: "ArithmeticError",
  IndexError: "LookupError",
  JSONDecodeError: "ValueError",
  KeyError: "LookupError",
  ModuleNotFoundError: "ImportError",
  NotImplementedError: "RuntimeError",
  OverflowError: "ArithmeticError",
  RecursionError: "RuntimeError",
  UnboundLocalError: "NameError",
  ZeroDivisionError: "ArithmeticError",
};

export class PythonError extends Error {
  constructor(type, message = "") {
    super(message);
    this.name = type;
  }
  $str() {
    return this.message;
  }
}

export function fail(type, message) {
  throw new PythonError(type, message);
}

// Gives an error of the JavaScript engine the name of the corresponding exception in Python.
export function toPythonError(error) {
  if (error instanceof PythonError) return error;
  return new PythonError(
    error instanceof RangeError ? "RecursionError" : "TypeError",
    `${error.message}`,
  );
}

export function matches(error, types) {
  for (let type = error.name; type; type = BASES[type]) if (types.includes(type)) return true;
  return ["Exception", "BaseException"].some((type) => types.includes(type));
}

export function readLocal(value, name) {
  if (value === undefined) fail("UnboundLocalError", `cannot access local variable '${name}'`);
  return value;
}
