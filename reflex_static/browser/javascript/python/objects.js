// The base class of dataclasses. The compiler writes a subclass with the fields for each of them.
import { dict } from "./builtins.js";
import { equal } from "./containers.js";
import { fail } from "./errors.js";
import { format, repr, str } from "./text.js";
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

// The base class of Enums. Each member is a single object, so that `is` can compare members.
export class Member extends PythonObject {
  static isFrozen = true;
  constructor(name, value) {
    super();
    Object.assign(this, { name, value });
  }
  $str() {
    return `${this.constructor.typeName}.${this.name}`;
  }
  $repr() {
    return `<${this.constructor.typeName}.${this.name}: ${repr(this.value)}>`;
  }
  $format(spec) {
    return format(str(this), spec);
  }
  $json() {
    return this.value;
  }
}

export function memberOf(Kind, value) {
  for (const member of Kind.members.values())
    if (member === value || equal(member.value, value)) return member;
  return fail("ValueError", `${repr(value)} is not a valid ${Kind.typeName}`);
}

// dataclasses.replace()
export function replace(record, given) {
  const fields = dict(record.$json(), given);
  return new record.constructor(...fields.values());
}

// dataclasses.asdict()
export function asdict(value) {
  if (value instanceof Record)
    return new Map([...value.$json()].map(([name, it]) => [name, asdict(it)]));
  if (Array.isArray(value)) return value.constructor.from(value, asdict);
  return value instanceof Map ? new Map([...value].map(([key, it]) => [key, asdict(it)])) : value;
}
