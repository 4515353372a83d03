// The locales. Texts take long to load, so `reflex run` loads only those of the first locale and, in
// the browser, those of the page's locale; its server sends documents without texts.
import { settings } from "./settings.js";

function isShown({ code }, at) {
  const isBrowser = Boolean(globalThis.location);
  return !at || (isBrowser ? location.pathname.split("/").includes(code) : !import.meta.env.DEV);
}

export const locales = await Promise.all(
  settings.map(async ([locale, load], at) => (isShown(locale, at) ? (await load()).default : locale)),
);
