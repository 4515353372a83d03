// Writes amounts, percentages, grouped numbers and days in the forms of a locale (docs/reference.md).
// Other numbers may be years or names, and stay as they are.
const FIGURE = /(\p{Sc}?)(\d+(?:,\d+)*)(\.\d+)?(%?)(?!\w)/gu;
const DAY = /^(\d\d)\/(\d\d)\/(\d{4})$/; // dd/mm/yyyy
const DATE = { numberingSystem: "latn", calendar: "gregory", dateStyle: "long", timeZone: "UTC" };

// Returns `shown` as the locale writes it, or unchanged without forms.
export function localize(shown, forms) {
  const text = String(shown);
  if (!forms) return text;
  const day = text.replace(DAY, "$3-$2-$1");
  if (day !== text) return new Date(day).toLocaleDateString(forms.tag, DATE);
  return text.replace(FIGURE, (found, sign, whole, rest = "", percent) => {
    const gaps = RegExp(`\\B(?=(\\d{${forms.digits}})*\\d{3}$)`, "g");
    const number = whole.replaceAll(",", "").replace(gaps, forms.group) + rest.replace(".", forms.decimal);
    return forms[sign + percent || /,/.exec(whole)]?.replace("#", number) ?? found;
  });
}
