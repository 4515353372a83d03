// The locale of the page that is being rendered, in an export or in `reflex run`.
import { Fragment, createElement, useState } from "react";
import { useLocation } from "react-router";
import { locales } from "./all.js";

let known = locales;
let show = () => {};
export let page = known[0];

const read = (code) => (page = known.find((locale) => locale.code === code) ?? known[0]);

// Called by the document before anything in it is rendered. One document is rendered at a time.
export const useLocale = () => read(useLocation().pathname.split("/")[1]);

// Returns a text, whether it is in the page's own language, and the figures of the language that it
// is in; `values` must fill in all of it.
export function find(key, values) {
  const isOwn = Object.hasOwn(page.texts ?? {}, key);
  const { texts, figures } = isOwn ? page : known[0];
  if (!Object.hasOwn(texts, key)) throw new Error(`no locale has the text ${key}`);
  for (const [gap, name] of values ? texts[key].matchAll(/{(\w+)}/g) : [])
    if (!(name in values)) throw new Error(`the text ${key} needs a value for ${gap}`);
  return [texts[key], isOwn, figures];
}

// Renders all children again once a text is saved in `reflex run`.
export function SavedTexts({ children }) {
  const [key, setKey] = useState(0);
  show = () => setKey((saves) => saves + 1);
  return createElement(Fragment, { key }, children);
}

if (import.meta.hot) {
  import.meta.hot.accept("./all.js", (saved) => {
    // Vite tells it several times.
    if (saved.locales.every(({ texts }, at) => texts === known[at].texts)) return;
    known = saved.locales;
    read(page.code);
    show();
  });
}
