// The locale of the page that is being rendered, in an export or in `reflex run`.
import { useLocation } from "react-router";
import { locales } from "./all.js";

const [first] = locales;
export let page = first;

// Called by the document before anything in it is rendered. One document is rendered at a time.
export function useLocale() {
  const [, code] = useLocation().pathname.split("/");
  page = locales.find((locale) => locale.code === code) ?? first;
  return page;
}

// Returns a text, and whether it is in the page's own language.
export function find(key) {
  const isOwn = Object.hasOwn(page.texts, key);
  const { texts } = isOwn ? page : first;
  if (!Object.hasOwn(texts, key)) throw new Error(`no locale has the text ${key}`);
  return [texts[key], isOwn];
}
