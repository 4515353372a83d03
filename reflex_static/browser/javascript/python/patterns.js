// Python's re. A pattern is translated into a JavaScript pattern with the same meaning.
import { PythonObject, Tuple, characters } from "./containers.js";
import { fail } from "./errors.js";

class Match extends PythonObject {
  constructor(found) {
    super();
    this.found = found;
  }
  group(...names) {
    const values = (names.length ? names : [0]).map((name) => {
      const from = typeof name === "string" ? (this.found.groups ?? {}) : this.found;
      return name in from ? (from[name] ?? null) : fail("IndexError", "no such group");
    });
    return values.length === 1 ? values[0] : Tuple.from(values);
  }
  groups() {
    return Tuple.from(this.found.slice(1), (it) => it ?? null);
  }
  groupdict() {
    return new Map(Object.entries(this.found.groups ?? {}).map(([name, it]) => [name, it ?? null]));
  }
  start() {
    return characters(this.found.input.slice(0, this.found.index)).length;
  }
  end() {
    return characters(this.found.input.slice(0, this.found.index + this.found[0].length)).length;
  }
  span() {
    return Tuple.of(this.start(), this.end());
  }
  $item(name) {
    return this.group(name);
  }
}

const WORD = String.raw`\p{L}\p{N}_`;
const SPACE = String.raw`\t-\r\x1c- \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const CLASSES = { d: String.raw`\p{Nd}`, s: SPACE, w: WORD };
const EDGE = `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;
const ESCAPED = { A: "(?<![^])", Z: "(?![^])", b: EDGE, B: `(?!${EDGE})` };
const PARTS =
  /\\(?:x..|u.{4}|U.{8}|[^])|\[\^?\]?(?:\\[^]|[^\]\\])*\]|\(\?P[<=]\w+[>)]|\{\d*,?\d*\}|[^]/gu;

// The values of the flags in Python. Other flags have no effect here.
const [IGNORECASE, MULTILINE, DOTALL] = [2, 8, 16];

class Pattern extends PythonObject {
  constructor(source, flags) {
    super();
    const parts = source.match(PARTS) ?? [];
    this.source = parts.map((part) => translate(part, flags)).join("");
    this.flags = flags & IGNORECASE ? "iu" : "u";
  }
  expression(flags = "", source = this.source) {
    return new RegExp(source, this.flags + flags);
  }
}

const known = new Map();

export function compile(source, flags = 0) {
  if (source instanceof Pattern) return source;
  const key = `${flags}/${source}`;
  if (!known.has(key)) known.set(key, new Pattern(source, flags));
  return known.get(key);
}

function translate(part, flags) {
  if (part === ".") return flags & DOTALL ? "[^]" : String.raw`[^\n]`;
  if (part === "^") return flags & MULTILINE ? String.raw`(?<![^\n])` : "(?<![^])";
  if (part === "$") return flags & MULTILINE ? String.raw`(?![^\n])` : String.raw`(?=\n?(?![^]))`;
  if (part.startsWith("(?P<")) return `(?<${part.slice(4)}`;
  if (part.startsWith("(?P=")) return String.raw`(?:\k<${part.slice(4, -1)}>)`;
  if (part.length > 1 && part[0] === "[") return charactersOf(part);
  if (/^\{\d*,?\d+\}$|^\{\d+,\}$/.test(part)) return part.replace("{,", "{0,");
  if (part[0] !== "\\") return part.replace(/[\]{}]/g, "\\$&");
  const letter = part[1];
  if (ESCAPED[letter]) return ESCAPED[letter];
  if (CLASSES[letter.toLowerCase()])
    return `[${letter === letter.toLowerCase() ? "" : "^"}${CLASSES[letter.toLowerCase()]}]`;
  return /[1-9]/.test(letter) ? `(?:\\${letter})` : escape(part);
}

// Writes an escaped character by its code point, because JavaScript allows fewer escapes.
function escape(part) {
  const letter = part[1];
  if (/[nrtfv0]/.test(letter)) return part;
  const code =
    /[xuU]/.test(letter) && part.length > 2
      ? Number.parseInt(part.slice(2), 16)
      : letter.codePointAt(0);
  return `\\u{${(letter === "a" && part.length === 2 ? 7 : code).toString(16)}}`;
}

function charactersOf(part) {
  const [, negation, inside] = /^\[(\^?)([^]*)\]$/.exec(part);
  const negated = [];
  const body = inside.replace(/\\(x..|u.{4}|U.{8}|[^])|[^]/gu, (it, escaped) => {
    if (!escaped) return /[[\]&~(){}|/]/.test(it) ? `\\u{${it.codePointAt(0).toString(16)}}` : it;
    if (CLASSES[escaped]) return CLASSES[escaped];
    if (CLASSES[escaped.toLowerCase()] && escaped.length === 1) {
      negated.push(`[^${CLASSES[escaped.toLowerCase()]}]`);
      return "";
    }
    return escaped === "b" ? String.raw`\x08` : escape(it);
  });
  const all = [...(body ? [`[${body}]`] : []), ...negated];
  if (negation) return `(?:(?!${all.join("|")})[^])`;
  return all.length === 1 ? all[0] : `(?:${all.join("|")})`;
}

const first = (expression, text) => {
  const found = expression.exec(text);
  return found && new Match(found);
};
const all = (pattern, text) => [...text.matchAll(pattern.expression("g"))];
const asPattern =
  (act) =>
  (source, ...values) =>
    act(compile(source), ...values);

export const search = asPattern((pattern, text) => first(pattern.expression(), text));
export const match = asPattern((pattern, text) => first(pattern.expression("y"), text));
export const fullmatch = asPattern((pattern, text) =>
  first(pattern.expression("y", `(?:${pattern.source})(?![^])`), text),
);
export const finditer = asPattern((pattern, text) =>
  all(pattern, text)
    .map((found) => new Match(found))
    .values(),
);

export const findall = asPattern((pattern, text) =>
  all(pattern, text).map(([whole, ...groups]) => {
    if (groups.length < 2) return groups.length ? (groups[0] ?? "") : whole;
    return Tuple.from(groups, (it) => it ?? "");
  }),
);

export const sub = asPattern((pattern, replacement, text, count = 0) => {
  let changed = 0;
  return text.replace(pattern.expression("g"), (whole, ...rest) => {
    if (count && ++changed > count) return whole;
    const at = rest.findIndex((it) => typeof it === "number");
    const found = Object.assign([whole, ...rest.slice(0, at)], {
      index: rest[at],
      input: text,
      groups: rest[at + 2],
    });
    const match = new Match(found);
    return typeof replacement === "function" ? replacement(match) : expand(replacement, match);
  });
});

function expand(template, match) {
  return template.replace(/\\(?:(\d+)|g<(\w+)>|n)/g, (whole, number, name) => {
    if (whole === "\\n") return "\n";
    return match.group(number ? Number(number) : /^\d+$/.test(name) ? Number(name) : name) ?? "";
  });
}

export const split = asPattern((pattern, text, most = 0) => {
  const parts = [];
  let from = 0;
  for (const found of all(pattern, text)) {
    if (most && parts.length >= most) break;
    parts.push(text.slice(from, found.index), ...found.slice(1).map((it) => it ?? null));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
});
