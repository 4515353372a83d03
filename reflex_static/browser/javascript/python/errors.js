// Python's exceptions. A compiled `raise` throws a PythonError; `except` looks at its name.
export class PythonError extends Error {
  constructor(type, message) {
    super(message);
    this.name = type;
  }
  $str() {
    return this.message;
  }
  $repr(repr) {
    // The text of a KeyError is already that of its key.
    const isText = Object.hasOwn(this, "message") && this.name !== "KeyError";
    return `${this.name}(${isText ? repr(this.message) : this.message})`;
  }
}

export function fail(type, message) {
  throw new PythonError(type, message);
}

// Gives an error of the JavaScript engine the name of the corresponding exception in Python.
export function toPythonError(error) {
  if (error instanceof PythonError) return error;
  const type = error instanceof RangeError ? "RecursionError" : "TypeError";
  return new PythonError(type, `${error.message}`);
}

export function readLocal(value, name) {
  if (value === undefined) fail("UnboundLocalError", `cannot access local variable '${name}'`);
  return value;
}
