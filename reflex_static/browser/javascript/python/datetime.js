// Python's date, datetime and timedelta, to the microsecond. Time zones are None or UTC.
import { PythonObject } from "./containers.js";
import { fail } from "./errors.js";
import { toFloat, toInt, toNumber } from "./numbers.js";

const DAY_MS = 86_400_000;
const DAY_US = 86_400_000_000;
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

const pad = (value, width = 2) => String(value).padStart(width, "0");

// A number of days, and microseconds within a day.
class Span extends PythonObject {
  constructor(days, micros) {
    super();
    this.days = days + Math.floor(micros / DAY_US);
    this.micros = micros - Math.floor(micros / DAY_US) * DAY_US;
  }
  $equal(other) {
    return other?.constructor === this.constructor && this.$compare(other) === 0;
  }
  $compare(other) {
    if (other?.constructor !== this.constructor || !this.zone !== !other.zone) return undefined;
    return this.days - other.days || this.micros - other.micros;
  }
}

export class Duration extends Span {
  static typeName = "timedelta";
  get seconds() {
    return Math.floor(this.micros / 1e6);
  }
  get microseconds() {
    return this.micros % 1e6;
  }
  total_seconds() {
    return toFloat((this.days * DAY_US + this.micros) / 1e6);
  }
  $truth() {
    return this.days !== 0 || this.micros !== 0;
  }
  $add(other) {
    if (other instanceof Duration)
      return new Duration(this.days + other.days, this.micros + other.micros);
    return other instanceof CalendarDate ? other.$add(this) : undefined;
  }
  $subtract(other) {
    return other instanceof Duration ? this.$add(other.$multiply(-1)) : undefined;
  }
  $multiply(by) {
    const factor = toNumber(by);
    return factor === undefined
      ? undefined
      : new Duration(0, Math.round((this.days * DAY_US + this.micros) * factor));
  }
  $divide(by) {
    const [own, factor] = [this.days * DAY_US + this.micros, toNumber(by)];
    if (by instanceof Duration) return toFloat(own / (by.days * DAY_US + by.micros));
    return factor === undefined ? undefined : new Duration(0, Math.round(own / factor));
  }
  $floorDivide(by) {
    const own = this.days * DAY_US + this.micros;
    if (by instanceof Duration) return toInt(Math.floor(own / (by.days * DAY_US + by.micros)));
    return new Duration(0, Math.floor(own / toNumber(by)));
  }
  $modulo(by) {
    return by instanceof Duration ? this.$subtract(by.$multiply(this.$floorDivide(by))) : undefined;
  }
  $abs() {
    return this.days < 0 ? this.$multiply(-1) : this;
  }
  $str() {
    const { days, seconds, microseconds } = this;
    const clock = `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
    const rest = microseconds ? `.${pad(microseconds, 6)}` : "";
    return `${days ? `${days} day${Math.abs(days) === 1 ? "" : "s"}, ` : ""}${clock}${rest}`;
  }
}

export class CalendarDate extends Span {
  static typeName = "date";
  get #civil() {
    return new Date(this.days * DAY_MS);
  }
  get year() {
    return this.#civil.getUTCFullYear();
  }
  get month() {
    return this.#civil.getUTCMonth() + 1;
  }
  get day() {
    return this.#civil.getUTCDate();
  }
  weekday() {
    return (((this.days + 3) % 7) + 7) % 7;
  }
  isoweekday() {
    return this.weekday() + 1;
  }
  toordinal() {
    return this.days + 719163;
  }
  isoformat() {
    return `${pad(this.year, 4)}-${pad(this.month)}-${pad(this.day)}`;
  }
  replace(year = this.year, month = this.month, day = this.day) {
    return date(year, month, day);
  }
  $add(other) {
    if (!(other instanceof Duration)) return undefined;
    return this.$moved(this.days + other.days, this.micros + other.micros);
  }
  $moved(days) {
    return new CalendarDate(days, 0);
  }
  $subtract(other) {
    if (other instanceof Duration)
      return this.$moved(this.days - other.days, this.micros - other.micros);
    if (other?.constructor !== this.constructor || !this.zone !== !other.zone) return undefined;
    return new Duration(this.days - other.days, this.micros - other.micros);
  }
  $str() {
    return this.isoformat();
  }
  $format(spec) {
    return spec ? this.strftime(spec) : this.$str();
  }
  strftime(pattern) {
    const [hour, minute, second] = [3600, 60, 1].map((unit) =>
      Math.floor(this.micros / 1e6 / unit),
    );
    const parts = {
      Y: pad(this.year, 4),
      m: pad(this.month),
      d: pad(this.day),
      y: pad(this.year % 100),
      H: pad(hour),
      M: pad(minute % 60),
      S: pad(second % 60),
      f: pad(this.micros % 1e6, 6),
      I: pad(hour % 12 || 12),
      p: hour < 12 ? "AM" : "PM",
      A: DAYS[this.weekday()],
      B: MONTHS[this.month - 1],
      a: DAYS[this.weekday()].slice(0, 3),
      b: MONTHS[this.month - 1].slice(0, 3),
      j: pad(this.days - date(this.year, 1, 1).days + 1, 3),
      "%": "%",
    };
    return pattern.replace(/%(-?)(.)/g, (whole, isBare, name) => {
      const part =
        parts[name] ?? fail("ValueError", `strftime: ${whole} is not supported in the browser`);
      return isBare ? part.replace(/^0+(?=\d)/, "") : part;
    });
  }
}

export class DateTime extends CalendarDate {
  static typeName = "datetime";
  constructor(days, micros, zone = null) {
    super(days, micros);
    this.zone = zone;
  }
  get hour() {
    return Math.floor(this.micros / 3.6e9);
  }
  get minute() {
    return Math.floor(this.micros / 6e7) % 60;
  }
  get second() {
    return Math.floor(this.micros / 1e6) % 60;
  }
  get microsecond() {
    return this.micros % 1e6;
  }
  get tzinfo() {
    return this.zone;
  }
  date() {
    return new CalendarDate(this.days, 0);
  }
  timestamp() {
    const { year, month, day, hour, minute, second } = this;
    const seconds = this.zone
      ? this.days * 86_400 + Math.floor(this.micros / 1e6)
      : new Date(year, month - 1, day, hour, minute, second).getTime() / 1000;
    return toFloat((seconds * 1e6 + this.microsecond) / 1e6);
  }
  isoformat(separator = "T") {
    const rest = this.microsecond ? `.${pad(this.microsecond, 6)}` : "";
    return `${super.isoformat()}${separator}${this.strftime("%H:%M:%S")}${rest}${this.zone ? "+00:00" : ""}`;
  }
  replace(...given) {
    const { year, month, day, hour, minute, second, microsecond, zone } = this;
    const own = [year, month, day, hour, minute, second, microsecond, zone];
    return datetime(...own.map((part, i) => (given[i] === undefined ? part : given[i])));
  }
  $moved(days, micros) {
    return new DateTime(days, micros, this.zone);
  }
  $str() {
    return this.isoformat(" ");
  }
}

export const utc = new (class extends PythonObject {
  $str() {
    return "UTC";
  }
})();

export function timedelta(days = 0, ...given) {
  const [seconds = 0, micros = 0, ms = 0, minutes = 0, hours = 0, weeks = 0] = given;
  const whole = Number(days) + Number(weeks) * 7;
  const parts = Number(seconds) * 1e6 + Number(micros) + ms * 1e3 + minutes * 6e7 + hours * 3.6e9;
  return new Duration(Math.floor(whole), Math.round((whole - Math.floor(whole)) * DAY_US + parts));
}

export function date(year, month, day) {
  const civil = new Date(0);
  civil.setUTCFullYear(year, month - 1, day);
  const days = civil.getTime() / DAY_MS;
  if (civil.getUTCMonth() !== month - 1 || year < 1 || year > 9999)
    fail("ValueError", "day is out of range for month");
  return new CalendarDate(days, 0);
}

export function datetime(year, month, day, ...time) {
  const [hour = 0, minute = 0, second = 0, micros = 0, zone = null] = time;
  if (!(hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60)) {
    fail("ValueError", "hour must be in 0..23, minute and second in 0..59");
  }
  const sinceMidnight = ((hour * 60 + minute) * 60 + second) * 1e6 + micros;
  return new DateTime(date(year, month, day).days, sinceMidnight, zone);
}

export function fromtimestamp(seconds, zone = null) {
  const ms = Number(seconds) * 1000;
  const shift = zone ? 0 : new Date(ms).getTimezoneOffset() * 60_000;
  return new DateTime(0, Math.round((ms - shift) * 1000), zone);
}

export const now = (zone = null) => fromtimestamp(toFloat(Date.now() / 1000), zone);
export const today = () => now().date();
export const time = () => toFloat(Date.now() / 1000);

const ISO =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:.(\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,6}))?)?(Z|[+-]00:?00)?)?$/s;

export function fromisoformat(text) {
  const found = ISO.exec(text) ?? fail("ValueError", `Invalid isoformat string: '${text}'`);
  const parts = found.slice(1, 7).map((it) => Number(it ?? 0));
  return datetime(...parts, Number((found[7] ?? "").padEnd(6, "0")), found[8] ? utc : null);
}

export function dateFromText(text) {
  if (!/^\d{4}-?\d\d-?\d\d$/.test(text)) fail("ValueError", `Invalid isoformat string: '${text}'`);
  return fromisoformat(text).date();
}

// The regular expression for each directive of strptime(), and the part of a date that it sets.
const FIELDS = {
  Y: [String.raw`\d{4}`, (it) => ({ year: Number(it) })],
  y: [String.raw`\d\d`, (it) => ({ year: Number(it) + (it < 69 ? 2000 : 1900) })],
  m: [String.raw`\d\d?`, (it) => ({ month: Number(it) })],
  d: [String.raw`\d\d?`, (it) => ({ day: Number(it) })],
  H: [String.raw`\d\d?`, (it) => ({ hour: Number(it) })],
  I: [String.raw`\d\d?`, (it) => ({ hour: Number(it) % 12 })],
  p: ["[AaPp][Mm]", (it) => ({ later: /p/i.test(it) ? 12 : 0 })],
  M: [String.raw`\d\d?`, (it) => ({ minute: Number(it) })],
  S: [String.raw`\d\d?`, (it) => ({ second: Number(it) })],
  f: [String.raw`\d{1,6}`, (it) => ({ micro: Number(it.padEnd(6, "0")) })],
  B: [MONTHS.join("|"), (it) => ({ month: monthOf(it) })],
  b: [MONTHS.map((it) => it.slice(0, 3)).join("|"), (it) => ({ month: monthOf(it) })],
};

const monthOf = (name) =>
  MONTHS.findIndex((it) => it.toLowerCase().startsWith(name.toLowerCase())) + 1;

export function strptime(text, pattern) {
  const names = [];
  const source = pattern.replace(/%(.)|\s+|[^\w\s]/g, (whole, name) => {
    if (/^\s/.test(whole)) return String.raw`\s+`;
    if (!name || name === "%") return `\\${whole.at(-1)}`;
    names.push(
      FIELDS[name]
        ? name
        : fail("ValueError", `'${name}' is a bad directive in format '${pattern}'`),
    );
    return `(${FIELDS[name][0]})`;
  });
  const found = new RegExp(`^${source}$`, "i").exec(text);
  if (!found) fail("ValueError", `time data '${text}' does not match format '${pattern}'`);
  const parts = Object.assign({}, ...names.map((name, i) => FIELDS[name][1](found[i + 1])));
  const { year = 1900, month = 1, day = 1, hour = 0, later = 0, minute, second, micro } = parts;
  return datetime(year, month, day, hour + later, minute, second, micro);
}
