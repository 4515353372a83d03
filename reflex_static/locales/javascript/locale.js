// The texts of a page in its language, looked up while the page is rendered (lookups.py).
import { localize } from "./figures.js";
import { find, page } from "$/modules/locales/page";

const fill = (text, values, forms) =>
  values ? text.replace(/{(\w+)}/g, (gap, name) => localize(values[name] ?? gap, forms)) : text;

// Marks an untranslated text as in the source language, and lets page translators translate it. They
// may do so before hydration, so React is told to accept the text that it finds.
function marks(isOwn) {
  const { tag, source, direction } = page;
  const found = { suppressHydrationWarning: true };
  if (tag === source) return found;
  if (isOwn) return { ...found, translate: "no" };
  return { ...found, lang: source, dir: direction === "rtl" ? "auto" : undefined };
}

export function text(key, values) {
  const [found, , figures] = find(key, values ?? {});
  return fill(found, values, figures);
}

export const words = (key, values) => ({ ...marks(find(key)[1]), children: text(key, values) });

// Links in prose begin with {home}.
export function prose(key) {
  const [html, isOwn] = find(key);
  return { ...marks(isOwn), dangerouslySetInnerHTML: { __html: html.replaceAll("{home}", page.home) } };
}

// Isolated, because a right-to-left page would otherwise show $0.2 as 0.2$.
export function figure(shown) {
  const text = localize(shown, page.figures);
  const children = page.direction === "rtl" ? `\u2068${text}\u2069` : text;
  return { suppressHydrationWarning: true, translate: "no", children };
}

export const wordsOrFigure = (key, shown) => (key ? words(key) : figure(shown));

export const path = (address) => page.home + address.slice(1);

export const current = (code) => (code === page.code ? { "aria-current": "true" } : {});
