// Formats percentages and dates for a language. Amounts stay as they are.
const PERCENT = /^[0-9.]+%$/;
const DAY = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/; // dd/mm/yyyy
const DIGITS = { numberingSystem: "latn", calendar: "gregory" };

const memoize = (create) => {
  const created = new Map();
  return (tag) => created.get(tag) ?? created.set(tag, create(tag)).get(tag);
};
const percents = memoize(
  (tag) => new Intl.NumberFormat(tag, { ...DIGITS, style: "percent", maximumFractionDigits: 1 }),
);
const days = memoize(
  (tag) => new Intl.DateTimeFormat(tag, { ...DIGITS, dateStyle: "long", timeZone: "UTC" }),
);

// Returns `shown` formatted for the language of `tag`, or unchanged without a tag.
export function localize(shown, tag) {
  const text = String(shown);
  if (!tag) return text;
  if (PERCENT.test(text)) return percents(tag).format(parseFloat(text) / 100);
  const day = DAY.exec(text);
  return day ? days(tag).format(Date.UTC(day[3], day[2] - 1, day[1])) : text;
}
