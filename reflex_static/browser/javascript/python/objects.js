// The base class of dataclasses. The compiler writes a subclass with the fields for each of them.
import { dict } from "./builtins.js";
import { deepCopy, equal } from "./containers.js";
import { fail } from "./errors.js";
import { repr } from "./text.js";
import { PythonObject } from "./values.js";

export class Record extends PythonObject {
  static fields = [];
  $equal(other) {
    const { constructor } = this;
    return (
      other?.constructor === constructor &&
      constructor.fields.every((name) => equal(this[name], other[name]))
    );
  }
  $repr() {
    const { typeName, fields } = this.constructor;
    return `${typeName}(${fields.map((it) => `${it}=${repr(this[it])}`).join(", ")})`;
  }
  $json() {
    return new Map(this.constructor.fields.map((name) => [name, this[name]]));
  }
}

// dataclasses.replace()
export function replace(record, given) {
  const values = dict(record.$json(), given);
  if (values.size > record.constructor.fields.length) fail("TypeError", "there is no such field");
  return new record.constructor(...values.values());
}

// dataclasses.asdict()
export function asdict(value) {
  if (Array.isArray(value)) return value.constructor.from(value, asdict);
  const map = value instanceof Record ? value.$json() : value;
  if (!(map instanceof Map)) return deepCopy(map);
  return new Map(Array.from(map, ([key, it]) => [key, asdict(it)]));
}
