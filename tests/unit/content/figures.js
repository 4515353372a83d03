// What the site's script writes, and what Node does by itself, in each language.
import { localize } from "./reflex_static/locales/javascript/figures.js";
const [languages, figures, numbers] = JSON.parse(process.argv[1]);
const number = (text) => text.replace(/[^\d.]/g, "");
const known = (tag, figure) => {
  const sign = figure[0];
  const currency = { $: "USD", "₹": "INR" }[sign];
  const style = currency ? "currency" : figure.endsWith("%") ? "percent" : "decimal";
  const format = new Intl.NumberFormat(tag, {
    style, currency, currencyDisplay: "narrowSymbol", numberingSystem: "latn",
    minimumFractionDigits: 0, maximumFractionDigits: 3, useGrouping: "always",
  });
  return format.format(style === "percent" ? number(figure) / 100 : number(figure));
};
console.log(JSON.stringify(languages.map(([tag, forms]) => [
  figures.map((figure) => localize(figure, forms)), numbers.map((figure) => known(tag, figure)),
])));
