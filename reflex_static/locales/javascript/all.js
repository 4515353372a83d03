// The locales. Their texts take long to load, so `reflex run` has only those of the first and, in the
// browser, of the page: the document that its server sends has none of any other.
import { settings } from "./settings.js";

function isShown({ code }, at) {
  const isBrowser = Boolean(globalThis.location);
  return !at || (isBrowser ? location.pathname.split("/").includes(code) : !import.meta.env.DEV);
}

export const locales = await Promise.all(
  settings.map(async ([locale, load], at) => (isShown(locale, at) ? (await load()).default : locale)),
);
